import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loadPriceSpread, loadSchoolPage } from '@/components/features/schools/load-school-page'
import { PriceStrip } from '@/components/features/schools/price-strip'
import { SchoolPage } from '@/components/features/schools/school-page'
import type { PriceSpread } from '@/lib/schools/price-spread'
import { renderPage } from '../../../support/render-page'

const spreadOf = (...prices: number[]): PriceSpread => ({
  country: 'uk',
  key: 'range-master',
  currency: 'GBP',
  name: '授课型硕士学费',
  brief: '硕士',
  low: 'range',
  prices: prices.map((wan, at) => ({
    id: `school-${at}`,
    name: `学校 ${at}`,
    isPublic: null,
    wan,
    year: '2026-27 入学',
  })),
  years: ['2026-27 入学'],
  sources: ['tuition-ranges'],
  caution: null,
})

describe('where prices of schools are', () => {
  it('is a picture with a sentence, its scope, years, source and numbers', async () => {
    render(<PriceStrip spread={spreadOf(10, 20, 30, 40, 50)} countryName="英国" />)
    const title = '英国一半的上榜大学，硕士最低一档 20.0–40.0 万'
    const figure = screen.getByRole('figure')
    expect(figure.querySelector('figcaption')).toHaveTextContent(title)
    expect(within(figure).getByRole('img', { name: title })).toBeInTheDocument()
    expect(figure).toHaveTextContent('一条线是一所大学')
    expect(figure).toHaveTextContent('2026–27 入学')
    expect(within(figure).getByRole('link', { name: /各校公布的国际生学费/ })).toHaveAttribute(
      'href',
      '/yxk/sources',
    )
    await userEvent.click(within(figure).getByText(/^数字/))
    expect(within(figure).getByText(/最低 10.0，中间一半 20.0–40.0，居中 30.0，最高 50.0/)).toBeVisible()
  })

  it.each([
    [0, '10.0', '偏低'],
    [4, '50.0', '偏高'],
  ])('names the school of the page with its own price: school %i', (school, price, place) => {
    render(<PriceStrip spread={spreadOf(10, 20, 30, 40, 50)} countryName="英国" own={`school-${school}`} />)
    expect(
      screen.getByRole('img', { name: `学校 ${school}：硕士最低一档在英国上榜大学里${place}` }),
    ).toBeInTheDocument()
    expect(screen.getByText(`学校 ${school} ${price} 万`)).toBeInTheDocument()
  })

  it('draws public and private schools apart where it knows of all, on one axis, each with its own middle', async () => {
    const spread = spreadOf(10, 12, 14, 16, 18, 40, 42, 44, 46, 48)
    const prices = spread.prices.map((price, at) => ({ ...price, isPublic: at < 5 }))
    render(<PriceStrip spread={{ ...spread, prices }} countryName="美国" own="school-6" />)
    expect(screen.getByRole('figure').querySelector('figcaption')).toHaveTextContent(
      '学校 6：硕士最低一档在美国上榜大学里居中',
    )
    const images = screen.getAllByRole('img')
    expect(images.map((image) => image.getAttribute('aria-label'))).toEqual([
      '公立 5 所，中间一半 12.0–16.0 万元',
      '私立 5 所，中间一半 42.0–46.0 万元',
    ])
    const [ofPublic, ofPrivate] = images.map((image) => image.parentElement)
    expect(ofPublic).not.toHaveTextContent('学校 6')
    expect(ofPrivate).toHaveTextContent('学校 6 42.0 万')
    await userEvent.click(screen.getByText(/^数字/))
    expect(screen.getByText(/^公立：.*居中 14.0/)).toBeVisible()
  })

  it('is not drawn of fewer than five schools', () => {
    const { container } = render(<PriceStrip spread={spreadOf(10, 20, 30, 40)} countryName="英国" />)
    expect(container).toBeEmptyDOMElement()
  })

  it('is not there for countries without one price for most schools', async () => {
    expect(await loadPriceSpread('jp')).toBeNull()
  })
})

describe('the page of a school', () => {
  const show = async (id: string, country: string) => {
    const page = await loadSchoolPage('university', id)
    if (page === null) throw new Error(`no page for ${id}`)
    const html = await renderPage(<SchoolPage {...page} spread={await loadPriceSpread(country)} />)
    return new DOMParser().parseFromString(html, 'text/html')
  }

  it('draws its price as its rows print it', async () => {
    const html = await show('uk-university-college-london', 'uk')
    const [, price] = /伦敦大学学院 ([\d.]+) 万/.exec(html.querySelector('figure')?.textContent ?? '') ?? []
    expect(price).toBeDefined()
    expect(html.querySelector('[data-answer]')?.textContent).toContain(`${price}–`)
  })
})

import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CountryTabs } from '@/components/blocks/listing/country-tabs'
import { ArticleIndex } from '@/components/features/articles/article-index'
import { pickRelated } from '@/components/features/articles/related'
import type { NewsSummary } from '@/lib/api/news'

const article = (id: string, country: string | null = null): NewsSummary => ({
  id,
  type: 'headlines',
  title: `文章 ${id}`,
  summary: '要点。',
  date: '2026-09-05',
  updated: '2026-11-20',
  author: '美世留学 英国申请组',
  country,
  href: `/headlines/${id}`,
})

const plain = { values: {}, page: 1, notes: [] }

describe('country tabs', () => {
  const countries = [
    { code: 'us', name: '美国', count: 5 },
    { code: 'jp', name: '日本', count: 4 },
  ]

  it.each([
    [{}, '全部'],
    [{ country: 'jp' }, '日本 4'],
  ])('with %s chosen', (values: Record<string, string>, name) => {
    render(<CountryTabs countries={countries} path="/countrylines" values={values} label="按国家看" />)
    const tabs = within(screen.getByRole('navigation', { name: '按国家和地区查看' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['全部', '/countrylines'],
      ['美国 5', '/countrylines?country=us'],
      ['日本 4', '/countrylines?country=jp'],
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name)
  })
})

describe('a list of articles', () => {
  it('links its feed if it has one', () => {
    const articles = { list: [article('a')], total: 1, page: 1, limit: 12 }
    const { unmount } = render(<ArticleIndex channel="headlines" state={plain} articles={articles} />)
    expect(screen.getByRole('link', { name: 'RSS 阅读器订阅留学头条' })).toHaveAttribute(
      'href',
      '/headlines/rss.xml',
    )
    unmount()
    render(<ArticleIndex channel="country" state={plain} articles={articles} heading="日本留学资讯" />)
    expect(screen.queryByRole('link', { name: /RSS/ })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: '日本留学资讯' })).toBeVisible()
    expect(screen.getByRole('link', { name: '国家留学资讯' })).toHaveAttribute('href', '/countrylines')
  })

  it('begins with the newest article that has a figure, when something is beside it', () => {
    const figure = {
      ...{ label: '申请费', value: 2500, former: null, unit: '澳元', period: '2026-07-01 起' },
      source: { name: '官网', url: 'https://example.org/' },
    }
    const list = [article('a'), { ...article('b'), figure }, { ...article('c'), figure }, article('d')]
    const articles = { list, total: 4, page: 1, limit: 12 }
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const view = (page: number, beside?: string) => (
      <ArticleIndex channel="headlines" state={{ ...plain, page }} articles={articles} beside={beside} />
    )
    const { rerender } = render(view(1, '日子'))
    expect(titles()).toEqual(['文章 b', '文章 a', '文章 c', '文章 d'])
    expect(screen.getByText('2,500')).toBeVisible()
    expect(screen.getByText('日子')).toBeVisible()
    rerender(view(2, '日子'))
    expect(titles()).toEqual(['文章 a', '文章 b', '文章 c', '文章 d'])
    expect(screen.queryByText('日子')).not.toBeInTheDocument()
    rerender(view(1))
    expect(titles()).toEqual(['文章 a', '文章 b', '文章 c', '文章 d'])
  })
})

describe('related articles', () => {
  const own = article('own', 'uk')

  it('are first those of the same country, without the article itself and without duplicates', () => {
    const candidates = [article('a'), own, article('b', 'uk'), article('c', 'us'), article('b', 'uk')]
    expect(pickRelated(own, candidates).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })

  it('of an article without a country keep their order, at most three', () => {
    const candidates = ['a', 'b', 'c', 'd'].map((id) => article(id))
    expect(pickRelated(article('own'), candidates).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})

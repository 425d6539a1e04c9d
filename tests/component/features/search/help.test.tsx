import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NothingFound } from '@/components/features/search/found'
import { NearestNames } from '@/components/features/search/nearest-names'
import { SearchForm } from '@/components/features/search/search-form'
import { SearchHelp } from '@/components/features/search/search-help'
import { SearchPage } from '@/components/features/search/search-page'
import { SiteMapPage } from '@/components/features/search/site-map-page'
import { openFold } from '@/tests/component/open-fold'

it('shows the words in a form that needs no script', () => {
  render(<SearchForm keyword={'"><script>'} />)
  const box = screen.getByRole('searchbox', { name: '要找什么' })
  expect(box).toHaveValue('"><script>')
  expect(box).toHaveAttribute('name', 'Keyword')
  expect(box).toHaveAttribute('maxlength', '100')
  expect(box.closest('form')).toHaveAttribute('action', '/search')
  expect(box.closest('form')).toHaveProperty('method', 'get')
  expect(screen.getByRole('button', { name: '搜索' })).toBeVisible()
})

it('shows ignored values', () => {
  render(
    <SearchPage title="搜索“UCL”" keyword="UCL" notes={['页码无法识别，已回到第 1 页']}>
      <p>清单</p>
    </SearchPage>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '搜索“UCL”' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('页码无法识别')
})

it('suggests other spellings of a name and popular pages', () => {
  render(<SearchHelp popular={[{ name: '专业库', href: '/zylist', updated: null, isIndexed: true }]} />)
  expect(screen.getByRole('link', { name: 'ldxy' })).toHaveAttribute('href', '/search?Keyword=ldxy')
  const popular = screen.getByRole('navigation', { name: '常用入口' })
  expect(within(popular).getByRole('link', { name: '专业库' })).toHaveAttribute('href', '/zylist')
  expect(screen.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
})

it('leaves out empty parts', () => {
  render(<SearchHelp popular={[]} />)
  expect(screen.queryByRole('heading', { name: '常用入口' })).not.toBeInTheDocument()
  const { container } = render(<NearestNames names={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('shows the site map in sections with counts', () => {
  render(
    <SiteMapPage
      sections={[
        {
          id: 'library',
          title: '院校与专业',
          links: [
            { name: '院校库', href: '/yxk', note: '2,881 所' },
            { name: '专业库', href: '/zylist' },
          ],
        },
        { id: 'feeds', title: '订阅', links: [{ name: '留学头条 RSS', href: '/headlines/rss.xml' }] },
      ]}
    />,
  )
  const library = openFold('院校与专业（2）')
  expect(library.getByRole('link', { name: '院校库 2,881 所' })).toHaveAttribute('href', '/yxk')
  expect(openFold('订阅（1）').getByRole('link', { name: '留学头条 RSS' })).toHaveAttribute(
    'href',
    '/headlines/rss.xml',
  )
  expect(screen.getByText(/^3 个入口/)).toBeVisible()
})

it('links to both libraries with the same words when nothing is found', async () => {
  render(await NothingFound({ keyword: 'Cate School', notes: [], nearest: [] }))
  const link = (name: RegExp) => screen.getByRole('link', { name })
  expect(link(/^在院校库查/)).toHaveAttribute('href', '/yxk?q=Cate+School')
  expect(link(/^在中学库查/)).toHaveAttribute('href', '/yxk/hischool?q=Cate+School')
  expect(link(/^在中学库查/).parentElement).toHaveTextContent(/在中学库查“Cate School”（\d+ 所）/)
  expect(screen.getByRole('status')).not.toHaveTextContent('都没有')
})

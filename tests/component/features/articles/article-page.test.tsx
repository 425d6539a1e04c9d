import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticlePage } from '@/components/features/articles/article-page'
import { KeyFigureBox } from '@/components/features/articles/key-figure'
import type { NewsArticle } from '@/lib/api/news'
import { drawPage } from '../../draw-page'
import { jsonLdOf } from '../products/support'

const article: NewsArticle = {
  ...{ id: 'a', type: 'headlines', title: '文章', summary: '要点。', author: '美世留学' },
  ...{ date: '2026-09-05', updated: '2026-11-20', country: null, href: '/headlines/a' },
  sections: [{ heading: null, paragraphs: ['正文。'] }],
  sources: [],
}

it('tells search engines what it is about, with a picture', async () => {
  const { container } = await drawPage(<ArticlePage article={article} related={[]} country={null} />)
  expect(jsonLdOf(container).Article).toMatchObject({
    headline: '文章',
    description: '要点。',
    image: expect.stringMatching(/^http:.+\.(?:png|jpg)$/),
    datePublished: '2026-09-05T00:00:00+08:00',
    dateModified: '2026-11-20T00:00:00+08:00',
  })
})

const figure = {
  label: '毕业后可以停留的时间',
  value: 18,
  former: 24,
  unit: '个月',
  period: '2027-01-01 起',
  source: { name: '官网', url: 'https://example.org/' },
}

it('has its figure beside the text and, on narrow screens, in it', async () => {
  const { container } = await drawPage(
    <ArticlePage article={{ ...article, figure }} related={[]} country={null} />,
  )
  const figures = [...container.querySelectorAll('figure[data-plot]')]
  expect(figures.map((one) => one.closest('aside') !== null)).toEqual([false, true])
  expect(figures.every((one) => one.textContent?.includes('18 个月'))).toBe(true)
})

it.each<[number | null, string, number]>([
  [24, '毕业后可以停留的时间由 24 个月减为 18 个月', 2],
  [12, '毕业后可以停留的时间由 12 个月增为 18 个月', 2],
  [18, '毕业后可以停留的时间', 0],
  [null, '毕业后可以停留的时间', 0],
])('with %s before, its figure is named %s', (former, name, bars) => {
  render(<KeyFigureBox figure={{ ...figure, former }} />)
  const box = within(screen.getByRole('figure', { name }))
  expect(box.queryAllByRole('rowheader')).toHaveLength(bars)
  expect(box.getByText('18')).toBeVisible()
  expect(box.getByText(/^2027-01-01 起。来源：/)).toBeVisible()
})

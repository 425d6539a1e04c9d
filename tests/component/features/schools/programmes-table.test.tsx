import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgrammesTable } from '@/components/features/schools/programmes-table'
import type { Programme } from '@/lib/api/programmes'

const programme = (over: Partial<Programme>): Programme => ({
  id: 1,
  level: 'bachelor',
  title: 'Chemistry',
  title_zh: null,
  field: 'science',
  code: null,
  detail: 'BSc',
  fee: null,
  fee_per: null,
  currency: 'GBP',
  weeks: null,
  graduates: null,
  pay: 30_000,
  url: 'https://a.test/chemistry-bsc',
  year: '2025 年 11 月名录',
  source: 'discoveruni',
  ...over,
})

const show = (...programmes: Programme[]) =>
  render(<ProgrammesTable caption="甲大学的课程" programmes={programmes} isOneLevel unsorted={0} />)

it('shows a course once, with a link for each degree', () => {
  show(
    programme({}),
    programme({ id: 2, detail: 'MSci；可海外交换一年', url: 'https://a.test/chemistry-msci' }),
  )
  const row = within(screen.getByRole('row', { name: /Chemistry/ }))
  expect(row.getByRole('link', { name: 'BSc' })).toHaveAttribute('href', 'https://a.test/chemistry-bsc')
  expect(row.getByRole('link', { name: 'MSci' })).toHaveAttribute('href', 'https://a.test/chemistry-msci')
  expect(row.getByRole('cell', { name: /MSci（可海外交换一年）/ })).toBeVisible()
  expect(row.getByRole('cell', { name: '30,000' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: '学科年薪中位数（毕业 15 个月），英镑' })).toBeVisible()
})

it('has no column that is empty for all courses, and names source and year once', () => {
  show(programme({}), programme({ id: 2, title: 'Physics', pay: null }))
  expect(screen.queryByRole('columnheader', { name: '学费' })).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: '年份' })).not.toBeInTheDocument()
  expect(screen.getAllByText(/2025 年 11 月名录/)).toHaveLength(1)
})

it('prints a registered total in yuan and in its own currency, of no year, because its weeks may leave out holidays', () => {
  show(
    programme({
      source: 'cricos',
      detail: 'CRICOS 000000A；Accounting',
      fee: 104_000,
      fee_per: 'programme',
      currency: 'AUD',
      weeks: 104,
      url: null,
    }),
  )
  const row = within(screen.getByRole('row', { name: /Chemistry/ }))
  expect(row.getByRole('cell', { name: /^全程约 [\d.]+ 万元$/ })).toBeVisible()
  expect(row.getByRole('cell', { name: '104,000 澳元' })).toBeVisible()
})

it('writes a number that courses of a field share once, and in the rows only what differs', () => {
  const titles = ['Chemistry', 'Physics', 'Biology']
  show(
    ...titles.map((title, id) => programme({ id, title })),
    programme({ id: 3, title: 'Astronomy', pay: 34_000 }),
    programme({ id: 4, title: 'Law', field: 'law', pay: 30_000 }),
  )
  expect(screen.getByText(/自然科学 30,000 英镑。/)).toBeVisible()
  for (const title of titles)
    expect(screen.getByRole('row', { name: new RegExp(title) })).toHaveTextContent('同学科')
  expect(screen.getByRole('row', { name: /Astronomy/ })).toHaveTextContent('34,000')
  expect(screen.getByRole('row', { name: /Law/ })).toHaveTextContent('30,000')
})

import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EntryTable } from '@/components/features/tools/conditions/country-fold'
import type { EntryLine } from '@/components/features/tools/conditions/load-entry-lines'

const line = (number: number, others = 0): EntryLine => ({
  name: `大学${number}`,
  href: `/yxk/uk-university-${number}#entry-ib`,
  first: {
    id: `uk-university-${number}.ib-1`,
    qualification: 'ib',
    subject: number === 1 ? null : '化学',
    threshold: '36（HL 666）',
    least: null,
    grades: null,
    english: null,
    note: null,
    year: '2027 年',
    caution: null,
    check: null,
  },
  others,
})

const show = (lines: readonly EntryLine[]) =>
  render(<EntryTable code="uk" name="英国" entry={{ qualification: 'ib', lines }} />)

it('shows each requirement in the words of its school, with subject and year, and links to all of them', () => {
  show([line(1), line(2, 3)])
  const table = within(screen.getByRole('table', { name: /写明 IB 要求的 2 所大学/ }))
  expect(table.getByRole('link', { name: '大学2' })).toHaveAttribute('href', '/yxk/uk-university-2#entry-ib')
  expect(table.getAllByText('36（HL 666）')).toHaveLength(2)
  expect(table.getByRole('cell', { name: '全校，2027 年' })).toBeVisible()
  expect(table.getByRole('cell', { name: '化学，2027 年；另有 3 项' })).toBeVisible()
})

it('explains that a requirement is no promise, and that a missing one is no rejection', () => {
  const { container } = show([line(1)])
  expect(container).toHaveTextContent('没有和您的分数相比')
  expect(container).toHaveTextContent('没有写明的学校不等于不收')
  expect(screen.queryByRole('link', { name: /^全部/ })).toBeNull()
})

it('names a dozen and links to the list of schools for the others', () => {
  show(Array.from({ length: 15 }, (_, at) => line(at + 1)))
  expect(screen.getByRole('link', { name: '全部 15 所' })).toHaveAttribute('href', '/yxk?country=uk&entry=ib')
  expect(screen.queryByText('大学13')).toBeNull()
})

import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListPage } from '@/components/blocks/listing/list-page'
import { pageNumbers } from '@/components/blocks/listing/pagination'

const props = {
  title: '院校库',
  intro: '按国家查看。',
  path: '/yxk',
  filters: [
    { kind: 'choice' as const, name: 'country', label: '国家', choices: [{ value: 'uk', label: '英国' }] },
  ],
  unit: '所学校',
  empty: '换一个国家试试',
}

type Props = Parameters<typeof ListPage>[0]
const draw = (state: Partial<Props['state']>, change: Partial<Props> = {}) =>
  render(
    <ListPage
      {...props}
      state={{ values: {}, page: 1, notes: [], ...state }}
      found={{ total: 40, limit: 12 }}
      {...change}
    >
      <p>清单</p>
    </ListPage>,
  )

it('shows filters with their state, chips that each remove one filter, the count and the pages', () => {
  draw({ values: { country: 'uk' }, page: 2, notes: ['页码无法识别'] })
  expect(screen.getByRole('combobox', { name: '国家' })).toHaveValue('uk')
  expect(screen.getByRole('link', { name: /国家：英国/ })).toHaveAttribute('href', '/yxk')
  expect(screen.getByText('共 40 所学校')).toBeVisible()
  expect(screen.getByText('页码无法识别')).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: '分页' }))
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2')
  expect(pages.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/yxk?country=uk')
  expect(pages.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/yxk?country=uk&page=3')
})

it('keeps further filters closed and counts those that are set, which their chips name', () => {
  const city = { kind: 'text' as const, name: 'city', label: '城市', placeholder: '如 伦敦', maxLength: 40 }
  draw({ values: { city: '伦敦' } }, { filters: [...props.filters, city], openFilters: 1 })
  const label = screen.getByText('更多条件（1，已选 1）')
  expect(label.closest('details')).not.toHaveAttribute('open')
  expect(screen.getByRole('link', { name: /城市：伦敦/ })).toBeVisible()
  expect(screen.getByLabelText('城市')).toHaveValue('伦敦')
})

it('names what the list shows without a choice', () => {
  const sort = { kind: 'choice' as const, name: 'sort', label: '排序', none: '按名次', choices: [] }
  draw({}, { filters: [...props.filters, sort] })
  expect(screen.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('按名次')
  expect(screen.getByRole('combobox', { name: '国家' })).toHaveDisplayValue('不限')
})

it('explains what to do when nothing matches, and shows no page links', () => {
  draw({}, { found: { total: 0, limit: 12 } })
  expect(screen.getByText('换一个国家试试')).toBeVisible()
  expect(screen.queryByText('清单')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: '分页' })).not.toBeInTheDocument()
})

it('leads back from a page beyond the end', () => {
  draw({ values: { country: 'uk' }, page: 9 }, { found: { total: 40, limit: 12, list: [] } })
  expect(screen.getByText(/没有第 9 页/)).toBeVisible()
  expect(screen.getByRole('link', { name: '回到第 1 页' })).toHaveAttribute('href', '/yxk?country=uk')
  expect(screen.queryByText('清单')).not.toBeInTheDocument()
})

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
])('page %i of %i links to %j', (page, last, expected) => {
  expect(pageNumbers(page, last)).toEqual(expected)
})

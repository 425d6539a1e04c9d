import { expect, it } from 'vitest'
import { type Filter, filterLabel, listHref, readListState } from '@/lib/listing'

const filters: Filter[] = [
  {
    kind: 'choice',
    name: 'country',
    label: '国家',
    choices: [
      { value: 'uk', label: '英国' },
      { value: 'us', label: '美国' },
    ],
  },
  { kind: 'text', name: 'q', label: '校名', maxLength: 5 },
]

it.each([
  ['all set', { country: 'uk', q: ' UCL ', page: '3' }, { country: 'uk', q: 'UCL' }, 3, 0],
  ['an unknown choice', { country: 'xx' }, {}, 1, 1],
  ['page zero', { page: '0' }, {}, 1, 1],
  ['a field no filter knows', { utm_source: 'x' }, {}, 1, 0],
])('readListState %s', (_name, params, values, page, notes) => {
  const state = readListState(filters, params)
  expect(state).toMatchObject({ values, page })
  expect(state.notes).toHaveLength(notes)
})

it.each([
  [{}, 1, '/yxk'],
  [{ country: 'uk' }, 1, '/yxk?country=uk'],
  [{ country: 'uk', q: '伦敦 大学' }, 2, '/yxk?country=uk&q=%E4%BC%A6%E6%95%A6+%E5%A4%A7%E5%AD%A6&page=2'],
  [{ country: '' }, 1, '/yxk'],
])('listHref %j, page %i', (values, page, href) => {
  expect(listHref('/yxk', values, page)).toBe(href)
})

it('filterLabel shows the label of a choice and the text of a word', () => {
  expect(filters.map((filter) => filterLabel(filter, filter.name === 'q' ? 'UCL' : 'uk'))).toEqual([
    '国家：英国',
    '校名：UCL',
  ])
})

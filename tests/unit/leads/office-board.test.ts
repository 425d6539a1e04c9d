import { expect, it } from 'vitest'
import { boardQuerySchema } from '@/lib/leads/office-board'

const standard = { page: 1, by: 'campaign', days: 30 }

it.each([
  [{}, {}],
  [
    { state: 'open', page: '3', by: 'office', days: '7', row: '首页' },
    { state: 'open', page: 3, by: 'office', days: 7, row: '首页' },
  ],
  [{ state: 'late', page: '0', by: 'phone', days: '0' }, {}],
  [{ page: '1001', days: '181', row: '' }, {}],
  [
    { page: '1000', days: '180' },
    { page: 1000, days: 180 },
  ],
  [{ page: '1.5', days: 'x', row: 'x'.repeat(201) }, {}],
])('the query %o of a board is read as %o', (query, read) => {
  expect(boardQuerySchema.parse(query)).toEqual({ ...standard, ...read })
})

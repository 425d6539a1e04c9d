import { expect, test } from 'vitest'
import { readLeadIds } from '@/lib/leads/lead-ids'

test.each([
  [['a'], ['a']],
  [['a,b'], ['a', 'b']],
  [
    ['a, b', ' c '],
    ['a', 'b', 'c'],
  ],
  [
    ['a,b', 'b,a'],
    ['a', 'b'],
  ],
  [['', ',', ' ', "a' or 1", 'x'.repeat(65)], []],
])('%j selects the leads %j', (given, ids) => {
  expect(readLeadIds(given)).toEqual(ids)
})

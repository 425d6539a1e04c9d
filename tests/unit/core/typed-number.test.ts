import { expect, it } from 'vitest'
import { typedNumber } from '@/lib/core/typed-number'
import { lines } from '@/tests/support/table'

it.each([
  ['3.5', 3.5],
  ['３．５', 3.5],
  [' 85 ', 85],
  ['1,000', 1000],
  ['１，０００', 1000],
  ['1 000', 1000],
  ['12,345,678.90', 12_345_678.9],
  ['300000', 300_000],
  ['6,5', 6.5],
  ['３，５', 3.5],
  ['85,5', 85.5],
  ['3,85', 3.85],
  ['6。5', 6.5],
  ['٦٫٥', 6.5],
  ['85分', 85],
  ['85 %', 85],
])('%j is %d', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

it.each(
  lines(`
    10,00
    1,0000
    ,500
    1,
    3 5
    6。
    分
    1.234
    .5
    -1
    1e3
    
    九十
  `),
)('%j is no number, and none is made of it', (text) => {
  expect(typedNumber(text)).toBeNull()
})

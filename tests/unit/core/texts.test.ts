import { expect, it } from 'vitest'
import { toCsv } from '@/lib/core/csv'
import { listWords } from '@/lib/core/list-words'
import { shanghaiDate, shanghaiMidnight, shanghaiTime } from '@/lib/core/time'
import { typedNumber } from '@/lib/core/typed-number'
import { lines, list, table } from '@/tests/support/table'

it.each<[string | number | null, string]>([
  [-1, '-1'],
  [null, ''],
  ['a\nb', '"a\nb"'],
  ...table(
    `
      2015-10 | '2015-10
      2015-10-01 | 2015-10-01
      3/8 | '3/8
      1E5 | '1E5
      0618 | '0618
      Mar-8 | 'Mar-8
      5 May 2026 | '5 May 2026
      may | may
      1-2-3 | '1-2-3
      1:2 | '1:2
      3 PM | '3 PM
      1 1/2 | '1 1/2
      1.10 | '1.10
      1.1 | 1.1
      1,234 | "'1,234"
      ￥5 | '￥5
      100% | '100%
      TRUE | 'TRUE
      1234567890123456 | '1234567890123456
      123456789012345 | 123456789012345
      =1+1 | '=1+1
      ＝1 | '＝1
      -1 | '-1
      a,b | "a,b"
      "a" | """a"""
    `,
    [String, String],
  ),
])('a spreadsheet shows a text as it is: %j', (value, written) => {
  expect(toCsv(['column'], [[value]])).toBe(`\uFEFFcolumn\r\n${written}\r\n`)
})

it.each(
  table(
    `
    |
    学费 | 学费
    学费 ; 生活费 ; 住宿 | 学费、生活费和住宿
    2021–23 ; 2022–23 | 2021–23 和 2022–23
    2021–23 学年 ; 2022–23 学年 | 2021–23 学年和 2022–23 学年
    学费 ; IELTS | 学费和 IELTS
  `,
    [list, String],
  ),
)('%j are joined as %s', (words, joined) => {
  expect(listWords(words)).toBe(joined)
})

it.each(
  table(`
    2026-11-19T15:59:59Z | 2026-11-19 | 23:59 | 2026-11-18T16:00:00Z
    2026-11-19T16:00:00Z | 2026-11-20 | 00:00 | 2026-11-19T16:00:00Z
    2026-12-31T16:30:00Z | 2027-01-01 | 00:30 | 2026-12-31T16:00:00Z
  `),
)('%s is in Shanghai on %s at %s', (at, date, time, midnight) => {
  expect(shanghaiDate(new Date(at))).toBe(date)
  expect(shanghaiTime(new Date(at))).toBe(time)
  expect(shanghaiMidnight(Date.parse(at))).toBe(Date.parse(midnight))
})

it.each([
  [' 85 ', 85],
  ...table(
    `
      3.5 | 3.5
      ３．５ | 3.5
      1,000 | 1000
      １，０００ | 1000
      1 000 | 1000
      12,345,678.90 | 12345678.9
      300000 | 300000
      6,5 | 6.5
      85,5 | 85.5
      3,85 | 3.85
      6。5 | 6.5
      ٦٫٥ | 6.5
      85分 | 85
      85 % | 85
    `,
    [String, Number],
  ),
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

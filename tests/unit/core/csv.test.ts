import { expect, it } from 'vitest'
import { toCsv } from '@/lib/core/csv'

it.each([
  ['2015-10', "'2015-10"],
  ['2026-9', "'2026-9"],
  ['2015-10-01', '2015-10-01'],
  ['1998-2015', '1998-2015'],
  ['11-11', "'11-11"],
  ['3/8', "'3/8"],
  ['1E5', "'1E5"],
  ['0618', "'0618"],
  ['=1+1', "'=1+1"],
  ['＝1', "'＝1"],
  ['-1', "'-1"],
  [-1, '-1'],
  ['a,b', '"a,b"'],
  ['"a"', '"""a"""'],
  ['a\nb', '"a\nb"'],
  [null, ''],
])('a spreadsheet shows a text as it is: %j', (value, written) => {
  expect(toCsv(['column'], [[value]])).toBe(`\uFEFFcolumn\r\n${written}\r\n`)
})

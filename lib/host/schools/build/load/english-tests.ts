import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

/** The most accepted first. */
const names = { toefl: '托福', ielts: '雅思', pte: 'PTE', duolingo: '多邻国', cambridge: '剑桥英语' }

const columns = z.object({ id: cell.text, english_tests: cell.text.nullable() })

/** The tests of English that universities name; they may accept others. The compilation is newer than the table of the Common App. */
export function loadEnglishTests({ value }: Writer): void {
  const rows = [
    { file: 'commonapp_2024_25.csv', year: '2024-25 申请季', source: 'commonapp' },
    { file: 'tuition_ranges.csv', year: '2026-07 核对', source: 'tuition-ranges' },
  ].flatMap(({ file, ...from }) =>
    readTable(file, columns).flatMap(({ values: { id, english_tests } }) => {
      const tests = english_tests?.toLowerCase().split(/[;|]/) ?? []
      const named = Object.entries(names).flatMap(([test, name]) => (tests.includes(test) ? name : []))
      return named.length === 0 ? [] : [{ id, text: named.join('、'), ...from }]
    }),
  )
  for (const { id, ...named } of new Map(rows.map((row) => [row.id, row])).values())
    value(id, 'english-tests', named)
}

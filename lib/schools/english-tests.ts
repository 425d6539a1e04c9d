import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readPageTable } from './page-tables'

/** Tests of English, the most accepted first. */
export const englishTests = ['toefl', 'ielts', 'pte', 'duolingo', 'cambridge'] as const

export type EnglishTest = (typeof englishTests)[number]

export const englishTestNames: Readonly<Record<EnglishTest, string>> = {
  toefl: '托福',
  ielts: '雅思',
  pte: 'PTE',
  duolingo: '多邻国',
  cambridge: '剑桥英语',
}

/** The tests that a university names; it may accept others. */
type AcceptedTests = { id: string; country: string; tests: ReadonlySet<string>; source: string }

/** American universities are in one table, those of three other countries in the other; `see_website` names no test. */
const tables = [
  { file: 'commonapp_2024_25.csv', source: 'commonapp', countries: ['us'] },
  { file: 'tuition_ranges.csv', source: 'tuition-ranges', countries: ['uk', 'au', 'ca'] },
] as const

const columns = z.object({ id: cell.text, english_tests: cell.text.nullable() })

export const acceptedTests: readonly AcceptedTests[] = tables.flatMap(({ file, source, countries }) =>
  readPageTable(file, columns).flatMap(({ values: { id, english_tests: names } }) => {
    const country = countries.find((code) => id.startsWith(`${code}-`))
    const tests = new Set(names?.toLowerCase().split(/[;|]/))
    return country === undefined || !englishTests.some((test) => tests.has(test))
      ? []
      : [{ id, country, tests, source }]
  }),
)

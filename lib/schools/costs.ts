import type { School } from '@/lib/api/schools'
import type { SchoolValueKey } from './values'

type CostRow = {
  key: 'tuition' | 'roomAndBoard' | 'books' | 'otherExpenses'
  label: string
  /** US dollars for one academic year; null when the school did not report it. */
  amount: number | null
}

export type Costs = {
  /** Such as `2022–23`. */
  year: string
  /** The costs of a first-year undergraduate, in the order of the source, without those for which a newer year is known. */
  rows: CostRow[]
}

const lines: readonly { key: CostRow['key']; label: string; newer?: SchoolValueKey }[] = [
  { key: 'tuition', label: '学费与必缴杂费', newer: 'tuition-undergraduate' },
  { key: 'roomAndBoard', label: '住宿与伙食', newer: 'housing' },
  { key: 'books', label: '书本与文具' },
  { key: 'otherExpenses', label: '其他个人开支' },
]

/**
 * The costs of a US school from the last survey of all schools, or null when none were found. They are not added up: readers would think
 * that the sum is of the same year as the newer tuition next to it.
 */
export function costsOf(school: School): Costs | null {
  const { tuitionYear: year, values } = school
  if (year === null) return null
  const rows = lines
    .filter(({ newer }) => newer === undefined || !values.has(newer))
    .map(({ key, label }) => ({ key, label, amount: school[key] }))
  return { year, rows }
}

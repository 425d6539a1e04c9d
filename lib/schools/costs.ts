import type { School } from '@/lib/api/schools'

export type CostRow = {
  key: 'tuition' | 'roomAndBoard' | 'books' | 'otherExpenses' | 'graduateTuition'
  label: string
  /** US dollars for one academic year; null when the school did not report it. */
  amount: number | null
}

export type Costs = {
  /** Such as `2022-23`. */
  year: string
  /** What a first-year undergraduate pays, in the order of the source. */
  undergraduate: CostRow[]
  /** Our own sum of the undergraduate rows; null as soon as one of them is missing. */
  total: number | null
  graduate: CostRow
}

/** The published costs of a US school, or null when none were found. */
export function costsOf(school: School): Costs | null {
  const { tuitionYear: year } = school
  if (year === null) return null
  const undergraduate: CostRow[] = [
    { key: 'tuition', label: '学费与必缴杂费', amount: school.tuition },
    { key: 'roomAndBoard', label: '住宿与伙食', amount: school.roomAndBoard },
    { key: 'books', label: '书本与文具', amount: school.books },
    { key: 'otherExpenses', label: '其他个人开支', amount: school.otherExpenses },
  ]
  const amounts = undergraduate.flatMap(({ amount }) => amount ?? [])
  return {
    year,
    undergraduate,
    total: amounts.length === undergraduate.length ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
    graduate: { key: 'graduateTuition', label: '研究生学费与必缴杂费', amount: school.graduateTuition },
  }
}

import type { School } from '@/lib/api/schools'
import { sourceOf } from '@/lib/schools/value-sources'
import { yearText } from '@/lib/schools/value-text'
import type { SchoolValueKey } from '@/lib/schools/values'

/** What one school publishes for living with housing, per year. */
export type SchoolLiving = {
  school: string
  name: string
  amount: number
  /** Years of the figures. */
  years: string
  readFrom: string
  url: string
  note: string
}

const parts = ['roomAndBoard', 'otherExpenses', 'books'] as const

/** Room and board, books and personal expenses together; a school that leaves one out says nothing of living. */
export function schoolLiving(school: School): SchoolLiving | null {
  const housing = school.values.get('housing' satisfies SchoolValueKey)
  const amounts = parts.map((part) =>
    part === 'roomAndBoard' ? (housing?.num ?? school.roomAndBoard) : school[part],
  )
  if (school.country !== 'us' || amounts.some((amount) => amount === null)) return null
  const years = [housing === undefined ? null : yearText(housing.year), school.tuitionYear]
  const source = housing?.source ?? 'ipeds'
  return {
    school: school.name,
    name: '住宿伙食、书本和个人开支',
    amount: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
    years: years.filter((year) => year !== null).join('、'),
    readFrom: sourceOf(source)?.name ?? source,
    url: school.website ?? school.href,
    note: '校内住宿与伙食、书本、个人开支的公布数之和，按一学年；假期留在当地要另加。',
  }
}

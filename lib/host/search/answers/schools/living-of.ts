import type { AnswerLine } from '../asked'
import { livingLines } from '../places'
import type { Detail } from './named-school'
import { valueLines } from './values'

/** What a school publishes of living costs, or what its city costs. */
export async function livingOf(school: Detail, level?: string): Promise<AnswerLine[]> {
  const own = valueLines(school, 'housing', 'graduate-living')
  if (own.length > 0 || school.city === null) return own
  const city = { name: school.city_zh ?? school.city, written: school.city }
  return livingLines(school.country, level === '硕士' ? 'master' : 'undergraduate', city)
}

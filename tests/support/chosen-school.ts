import { currentFees } from '@/components/features/tools/cost/load-cost'
import { getSchool } from '@/lib/api/schools'
import { listTuition } from '@/lib/api/tuition'
import type { TuitionLevel } from '@/lib/schools/tuition'
import type { ChosenSchool } from '@/lib/tools/cost/input'
import { schoolLiving } from '@/lib/tools/cost/school-living'

/** A school that somebody chose in the calculator; nothing is known of it apart from what is given. */
export const chosenSchool = (id: string, known: Partial<ChosenSchool> = {}): ChosenSchool => ({
  ...{ id, name: 'A', country: id.slice(0, 2), city: null, state: null, fees: [], living: null, ...known },
})

/** A school of the library, with its prices. */
export async function librarySchool(id: string, level: TuitionLevel): Promise<ChosenSchool> {
  const school = await getSchool(id)
  if (school === null) throw new Error(id)
  const { name, country, city, state } = school
  const fees = currentFees(id, level, await listTuition(id, level))
  return { id, name, country, city, state, fees, living: schoolLiving(school, level) }
}

/** The living costs that it publishes. */
export const publishedLiving = (
  low: number,
  high: number,
  insurance: number | 'included' | null = null,
): NonNullable<ChosenSchool['living']> => ({
  ...{ school: 'A', name: 'B', low, high, insurance, years: '2025', readFrom: 'C', url: '/', note: '' },
})

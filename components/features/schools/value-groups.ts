import type { School } from '@/lib/api/schools'
import { keysWhere, type SchoolValueKey, type sections } from '@/lib/schools/values'

export type BandId = (typeof sections)[number]

/** The values of a school for each section of its page; those of a past season stand in a fold below the others. */
export function valueBandsOf({ values, programmes }: School): Record<BandId, SchoolValueKey[]> {
  // The page counts the courses that it lists. The number in the profile is of another edition of the same register, so it would contradict.
  const hasCourses = programmes.some(({ level }) => level === 'bachelor')
  const held = (id: BandId) =>
    keysWhere(({ section }) => section === id).filter(
      (key) => values.has(key) && !(key === 'undergraduate-courses' && hasCourses),
    )
  return {
    costs: held('costs'),
    admission: held('admission'),
    outcomes: held('outcomes'),
    place: held('place'),
    past: held('past'),
  }
}

import { schoolOperations } from '@/lib/contract/schools'
import { findGroup } from '@/lib/host/schools/find-names'
import { findRankedValues, findSchool, readNames } from '@/lib/host/schools/find-school'
import { findSchoolFacets, findSchools } from '@/lib/host/schools/find-schools'
import type { NamedSchools } from '@/lib/host/schools/school-filters'
import { schoolStore } from '@/lib/host/schools/store'
import { siteSearch } from '@/lib/host/search/site-search'
import { answering } from './answering'

/** Finds universities by the names that the site search knows: of a school, or of a group of schools, such as 常春藤. */
async function withNamed<T extends { q?: string | undefined; level: string }>(
  filter: T,
): Promise<T & { among?: ReadonlySet<string>; named?: NamedSchools }> {
  const { q, level } = filter
  if (q === undefined || level !== 'university') return filter
  const group = await findGroup(schoolStore(), q)
  if (group !== undefined) return { ...filter, q: undefined, among: new Set(group) }
  return { ...filter, named: (await siteSearch()).schoolsNamed(q) }
}

export const schoolAnswers = answering(schoolOperations, {
  list: async (filter) => findSchools(schoolStore(), await withNamed(filter)),
  facets: async (filter) => findSchoolFacets(schoolStore(), await withNamed(filter)),
  values: (filter) => findRankedValues(schoolStore(), filter),
  names: ({ ids }) => readNames(schoolStore(), ids.split(',')),
  record: (_, id) => findSchool(schoolStore(), id),
})

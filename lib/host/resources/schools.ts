import { schoolOperations } from '@/lib/contract/schools'
import { findRankedValues } from '@/lib/host/schools/find-ranked-values'
import { findSchool } from '@/lib/host/schools/find-school'
import { findSchoolFacets, findSchools } from '@/lib/host/schools/find-schools'
import { readNames } from '@/lib/host/schools/school-records'
import { schoolStore } from '@/lib/host/schools/store'
import { groupNamed } from '@/lib/host/text/names'
import { answering } from './answering'

/** Finds universities by the name of their group, such as 常春藤, as the site search does. */
function withGroup<T extends { q?: string | undefined }>(filter: T): T & { among?: ReadonlySet<string> } {
  const group = filter.q === undefined ? undefined : groupNamed(filter.q)
  return group === undefined ? filter : { ...filter, q: undefined, among: new Set(group) }
}

export const schoolAnswers = answering(schoolOperations, {
  list: (filter) => findSchools(schoolStore(), withGroup(filter)),
  facets: (filter) => findSchoolFacets(schoolStore(), withGroup(filter)),
  values: (filter) => findRankedValues(schoolStore(), filter),
  names: ({ ids }) => readNames(schoolStore(), ids.split(',')),
  record: (_, id) => findSchool(schoolStore(), id),
})

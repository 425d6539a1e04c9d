import { schoolOperations } from '@/lib/contract/schools'
import { findGroup } from '@/lib/host/schools/find-names'
import { findRankedValues } from '@/lib/host/schools/find-ranked-values'
import { findSchool } from '@/lib/host/schools/find-school'
import { findSchoolFacets, findSchools } from '@/lib/host/schools/find-schools'
import { readNames } from '@/lib/host/schools/school-records'
import { schoolStore } from '@/lib/host/schools/store'
import { answering } from './answering'

/** Finds universities by the name of their group, such as 常春藤, as the site search does. */
async function withGroup<T extends { q?: string | undefined }>(
  filter: T,
): Promise<T & { among?: ReadonlySet<string> }> {
  const group = filter.q === undefined ? undefined : await findGroup(schoolStore(), filter.q)
  return group === undefined ? filter : { ...filter, q: undefined, among: new Set(group) }
}

export const schoolAnswers = answering(schoolOperations, {
  list: async (filter) => findSchools(schoolStore(), await withGroup(filter)),
  facets: async (filter) => findSchoolFacets(schoolStore(), await withGroup(filter)),
  values: (filter) => findRankedValues(schoolStore(), filter),
  names: ({ ids }) => readNames(schoolStore(), ids.split(',')),
  record: (_, id) => findSchool(schoolStore(), id),
})

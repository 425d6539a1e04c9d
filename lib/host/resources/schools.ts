import { schoolCalls, schoolNamesSchema, schoolPageSchema } from '@/lib/contract/schools'
import { findHighlights } from '@/lib/host/schools/find-highlights'
import { findRankedValues } from '@/lib/host/schools/find-ranked-values'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolLibrary } from '@/lib/host/schools/library'
import { schoolStore } from '@/lib/host/schools/store'
import { groupNamed } from '@/lib/host/search/groups'
import { answering } from './operation'

/** Universities spoken of as one are found by the group's name, as the site's search finds them. */
function withGroup<T extends { q?: string | undefined }>(filter: T): T & { among?: ReadonlySet<string> } {
  const group = filter.q === undefined ? undefined : groupNamed(filter.q)
  return group === undefined ? filter : { ...filter, q: undefined, among: new Set(group) }
}

export const schoolOperations = answering(schoolCalls, {
  list: async ({ page, limit, ...asked }) => {
    const filter = withGroup(asked)
    const { index, records } = await schoolLibrary()
    const found = index.search(filter, { page, limit })
    const ids = found.list.map(({ id }) => id)
    const [rows, highlightsOf] = await Promise.all([records(ids), findHighlights(schoolStore(), ids, filter)])
    // Parsing leaves out what only the detail call shows.
    return schoolPageSchema.parse({
      ...found,
      list: rows.map((row) => ({ ...row, highlights: highlightsOf(row.id) })),
    })
  },
  facets: async (filter) => (await schoolLibrary()).index.facets(withGroup(filter)),
  values: (filter) => findRankedValues(schoolStore(), filter),
  names: async ({ ids }) => schoolNamesSchema.parse(await (await schoolLibrary()).records(ids.split(','))),
  record: (_, id) => findSchool(schoolStore(), id),
})

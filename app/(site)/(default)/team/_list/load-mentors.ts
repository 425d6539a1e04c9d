import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { relaxFilters } from '@/components/blocks/listing/relaxed-filters'
import { mentorTeams } from '@/components/features/people/mentor-teams'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listMentorSubjects, listMentors } from '@/lib/api/mentors'
import type { MentorKind } from '@/lib/contract/mentors'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'

/** What the list of one kind shows for a query; metadata and page ask for it both and share the calls. */
export async function loadMentors(kind: MentorKind, params: SearchParams) {
  const [subjects, countries] = await Promise.all([listMentorSubjects(), orEmpty(listCountries())])
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'subject',
      label: '方向',
      choices: subjects
        .filter((subject) => subject.kind === kind)
        .map(({ name, count }) => ({ value: name, label: `${name}（${count} 位）` })),
    },
  ]
  const state = readListState(filters, params)
  const people = await pageOfMentors(kind, state.values.subject, state.page)
  const count = async (values: Record<string, string>) => (await pageOfMentors(kind, values.subject, 1)).total
  const { path } = mentorTeams[kind]
  return {
    filters,
    state,
    people,
    isEmpty: !subjects.some((subject) => subject.kind === kind),
    relaxations: people.total === 0 ? await relaxFilters(path, filters, state, count) : [],
    countryOf: countryNames(countries),
  }
}

const pageOfMentors = cache((kind: MentorKind, subject: string | undefined, page: number) =>
  listMentors({ kind, subject, page }),
)

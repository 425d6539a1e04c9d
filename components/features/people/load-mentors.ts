import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listMentorSubjects, listMentors } from '@/lib/api/mentors'
import { mentorTeam } from '@/lib/collections/kinds/mentor-team'
import type { MentorKind } from '@/lib/contract/mentors'
import type { Filter, SearchParams } from '@/lib/listing'

/** The data of the list of one kind for a query. Metadata and page share its requests. */
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
  const { path } = mentorTeam(kind)
  const list = await loadList({ path, filters, params, pages: pagesOf[kind] })
  return {
    ...list,
    kind,
    isEmpty: !subjects.some((subject) => subject.kind === kind),
    countryOf: countryNames(countries),
  }
}

export type MentorListData = Awaited<ReturnType<typeof loadMentors>>

const pagesOf = {
  officer: cachedPages(({ subject }, page) => listMentors({ kind: 'officer', subject, page })),
  mentor: cachedPages(({ subject }, page) => listMentors({ kind: 'mentor', subject, page })),
}

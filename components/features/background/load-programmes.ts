import { cache } from 'react'
import { listOf } from '@/components/features/records'
import { type BackgroundProgramme, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { type ListState, readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { readCategories } from './read-categories'

/** All programmes are on one page, by category. */
const perPage = 60

/** The data of the list of programmes for a query. Metadata and page share its requests. */
export async function loadBackgroundProgrammes(params: SearchParams) {
  const { ids, notes } = readCategories(params.b)
  const { page, notes: pageNotes } = readListState([], params)
  const b = ids.length === 0 ? undefined : ids.join(',')
  const state: ListState = {
    values: b === undefined ? {} : { b },
    page,
    notes: [...notes, ...pageNotes],
  }
  return { path: paths.backgroundProgrammes, found: await pageOfProgrammes(b, page), chosen: ids, state }
}

export type ProgrammeListData = Awaited<ReturnType<typeof loadBackgroundProgrammes>>

const pageOfProgrammes = cache((b: string | undefined, page: number) =>
  listBackgroundProgrammes({ b, page, limit: perPage }),
)

/** The other programmes of a programme's category. */
export async function relatedProgrammes({ id, category }: BackgroundProgramme) {
  const programmes = await listOf(listBackgroundProgrammes({ b: String(category.id) }))
  return programmes.filter((programme) => programme.id !== id)
}

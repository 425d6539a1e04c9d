import { cache } from 'react'
import { listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { type ListState, readListState, type SearchParams } from '@/lib/listing'
import { readCategories } from './read-categories'

export const backgroundPath = '/bjts_list'

/** All programmes stand on one page, under their categories. */
const perPage = 60

/** What the list of programmes shows for a query; metadata and page ask for it both and share the call. */
export async function loadProgrammes(params: SearchParams) {
  const { ids, notes } = readCategories(params.b)
  const { page, notes: pageNotes } = readListState([], params)
  const b = ids.length === 0 ? undefined : ids.join(',')
  const state: ListState = {
    values: b === undefined ? {} : { b },
    page,
    notes: [...notes, ...pageNotes],
  }
  return { programmes: await pageOfProgrammes(b, page), chosen: ids, state }
}

export type ProgrammeListData = Awaited<ReturnType<typeof loadProgrammes>>

const pageOfProgrammes = cache((b: string | undefined, page: number) =>
  listBackgroundProgrammes({ b, page, limit: perPage }),
)

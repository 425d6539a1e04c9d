import { cache } from 'react'
import { listOf } from '@/components/features/records'
import { type BackgroundProgramme, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { type ListState, readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { backgroundCategoryIds } from '@/lib/site'

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
  const programmes = await listOf(listBackgroundProgrammes({ b: String(category) }))
  return programmes.filter((programme) => programme.id !== id)
}

type CategoryId = (typeof backgroundCategoryIds)[number]

/**
 * The categories in an address: a list with commas as in the header's link, one `b` for each, or both. All categories
 * mean the same as none (specification §9). Unknown categories are ignored and reported.
 * @returns ids in the order of the specification; empty means no filter
 */
export function readCategories(b: SearchParams[string]): { ids: CategoryId[]; notes: string[] } {
  const given = new Set(
    [b ?? []]
      .flat()
      .flatMap((value) => value.split(/[,，]/))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  )
  const ids = backgroundCategoryIds.filter((id) => given.has(String(id)))
  const unknown = [...given].filter((value) => !backgroundCategoryIds.some((id) => String(id) === value))
  return {
    ids: ids.length === backgroundCategoryIds.length ? [] : ids,
    notes:
      unknown.length === 0
        ? []
        : [`没有编号为“${unknown.slice(0, 3).join('、').slice(0, 20)}”的类别，已忽略`],
  }
}

import { cache } from 'react'
import {
  type Filter,
  filterLabel,
  type ListState,
  listHref,
  readListState,
  type SearchParams,
} from '@/lib/listing'

type Values = Record<string, string>

type Pages<T> = (values: Values, page: number) => Promise<T>

/** Pages of a list by the values of its filters. Equal requests within one render are sent once. */
export function cachedPages<T>(fetchPage: Pages<T>): Pages<T> {
  // `cache` compares arguments by identity, so the values are passed as text.
  const pageOf = cache((values: string, page: number) => fetchPage(JSON.parse(values), page))
  return (values, page) => pageOf(JSON.stringify(values), page)
}

/**
 * The data of a list page for a query: the filters that are set, the page, and for an empty page the counts with
 * one filter less.
 */
export async function loadList<T extends { total: number }>({
  path,
  filters,
  params,
  pages,
}: {
  path: string
  filters: readonly Filter[]
  params: SearchParams
  pages: Pages<T>
}) {
  const state = readListState(filters, params)
  const found = await pages(state.values, state.page)
  const count = async (values: Values) => (await pages(values, 1)).total
  return {
    path,
    filters,
    state,
    found,
    relaxations: found.total === 0 ? await relaxFilters(path, filters, state, count) : [],
  }
}

export type Relaxation = { label: string; href: string; total: number }

/**
 * The filters whose removal would give results, for a list without results.
 * @param count number of records for a set of filter values
 */
export async function relaxFilters(
  path: string,
  filters: readonly Filter[],
  { values }: ListState,
  count: (values: Values) => Promise<number>,
): Promise<Relaxation[]> {
  const set = filters.filter(({ name }) => values[name] !== undefined)
  const relaxed = await Promise.all(
    set.map(async (filter) => {
      const { [filter.name]: value = '', ...others } = values
      const label = `去掉“${filterLabel(filter, value)}”`
      return { label, href: listHref(path, others), total: await count(others) }
    }),
  )
  return relaxed.filter(({ total }) => total > 0)
}

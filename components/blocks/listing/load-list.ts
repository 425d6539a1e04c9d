import { cache } from 'react'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'
import { relaxFilters } from './relaxed-filters'

type Values = Record<string, string>

type Pages<T> = (values: Values, page: number) => Promise<T>

/** Pages of a list by the values of its filters. Equal requests within one render are sent once. */
export function cachedPages<T>(fetchPage: Pages<T>): Pages<T> {
  // `cache` compares arguments by identity, so the values are passed as text.
  const pageOf = cache((values: string, page: number) => fetchPage(JSON.parse(values), page))
  return (values, page) => pageOf(JSON.stringify(values), page)
}

/**
 * The data of a list for a query: the filters that are set, the page, and for an empty page the counts with one
 * filter less.
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
    state,
    found,
    relaxations: found.total === 0 ? await relaxFilters(path, filters, state, count) : [],
  }
}

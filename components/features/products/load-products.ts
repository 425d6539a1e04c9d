import { cache } from 'react'
import { cachedPages, loadList } from '@/components/blocks/listing/load-list'
import { type ImmigrationProductSummary, listProducts, type StudyProductSummary } from '@/lib/api/products'
import { stateLabels } from '@/lib/collections/kinds/labels'
import { programmeRegions, programmeStates } from '@/lib/contract/products'
import { isFirm, readingAge } from '@/lib/facts/immigration/reading-age'
import { choiceFilter, type Filter, readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { regionNames } from './region-names'

/** Products of a kind are on one page, so that they can be compared. */
const perPage = 60

/** The data of the list of study products for a query. */
export async function loadStudyProducts(params: SearchParams) {
  const state = readListState([], params)
  const found = await studyPage(state.page)
  return { path: paths.products, state, found }
}

export type ProductListData = Awaited<ReturnType<typeof loadStudyProducts>>

const studyPage = cache(async (page: number) => {
  const { list, ...rest } = await listProducts({ kind: 'study', page, limit: perPage })
  return {
    ...rest,
    list: list.filter((product): product is StudyProductSummary => product.kind === 'study'),
  }
})

const immigrationFilters = (): Filter[] => [
  choiceFilter('region', '地区或类型', regionNames, programmeRegions),
  { ...choiceFilter('status', '状态', stateLabels(), programmeStates), byLinks: true },
]

/** The data of the list of immigration programmes for a query. */
export async function loadImmigrationProducts(params: SearchParams) {
  const list = await loadList({
    path: paths.immigrationProducts,
    filters: immigrationFilters(),
    params,
    pages: immigrationPages,
  })
  const { status: _, ...others } = list.state.values
  const counts = await Promise.all(
    programmeStates.map(async (state) => {
      const { total, list } = await immigrationPages({ ...others, status: state }, 1)
      const old = list.filter(({ status: { asOf } }) => !isFirm(readingAge(asOf, new Date())))
      return { state, count: total, old: old.length }
    }),
  )
  return { ...list, counts }
}

export type ImmigrationListData = Awaited<ReturnType<typeof loadImmigrationProducts>>

const immigrationPages = cachedPages(async ({ region, status }, page) => {
  const { list, ...rest } = await listProducts({
    kind: 'immigration',
    region: programmeRegions.find((known) => known === region),
    status: programmeStates.find((known) => known === status),
    page,
    limit: perPage,
  })
  return {
    ...rest,
    list: list.filter((product): product is ImmigrationProductSummary => product.kind === 'immigration'),
  }
})

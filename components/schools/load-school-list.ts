import { cache } from 'react'
import { letters } from '@/components/listing/letter-links'
import { countryNames } from '@/components/listing/names'
import { type Relaxation, relaxFilters } from '@/components/listing/relaxed-filters'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import {
  boardingChoices,
  listSchools,
  rankBands,
  type SchoolLevel,
  schoolSorts,
  sortOrders,
} from '@/lib/api/schools'
import { keywordLimit, normalizeKeyword, searchSite } from '@/lib/api/search'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { boardingLabels } from '@/lib/schools/labels'
import { cityInEnglish, highSchoolCountries, universityCountries } from '@/lib/schools/places'

const perPage = 20

/** How many near names an empty list offers. */
const nearestCount = 6

export const listPath: Record<SchoolLevel, string> = {
  university: paths.schools,
  hischool: paths.highSchools,
}

const bandLabels: Record<(typeof rankBands)[number], string> = {
  top50: '前 50',
  top100: '前 100',
  top200: '前 200',
  top500: '前 500',
  unranked: '没有名次',
}

/** High schools have no rank: their usual order is that of the English names. */
const sortLabels: Record<SchoolLevel, Record<(typeof schoolSorts)[number], string>> = {
  university: { rank: '按 QS 名次', name: '按中文校名' },
  hischool: { rank: '按英文校名', name: '按中文校名' },
}

/** Filters that only change the order; an empty list is not their doing. */
const orderFilters = new Set(['sort', 'order'])

/** What the list of one kind of school shows for a query; metadata and page ask for it both and share the calls. */
export async function loadSchoolList(level: SchoolLevel, params: SearchParams) {
  const nameOf = countryNames(await orEmpty(listCountries()))
  const filters = filtersOf(level, nameOf)
  const state = readListState(filters, params)
  const path = listPath[level]
  const [schools, totals] = await Promise.all([
    pageOfSchools(level, JSON.stringify(state.values), state.page),
    loadTotals(),
  ])
  const isEmpty = schools.total === 0
  const count = async (values: Record<string, string>) =>
    (await pageOfSchools(level, JSON.stringify(values), 1)).total
  const relaxations: Relaxation[] = isEmpty
    ? await relaxFilters(
        path,
        filters.filter(({ name }) => !orderFilters.has(name)),
        state,
        count,
      )
    : []
  return {
    level,
    path,
    filters,
    state,
    schools,
    totals,
    nameOf,
    relaxations,
    nearest: isEmpty && state.values.q !== undefined ? await nearestTo(level, state.values.q) : [],
  }
}

export type SchoolListData = Awaited<ReturnType<typeof loadSchoolList>>

/** How many schools there are, and how many universities have a published place. */
export const loadTotals = cache(async () => {
  const [universities, unranked, highSchools] = await Promise.all([
    listSchools({ level: 'university', limit: 1 }),
    listSchools({ level: 'university', band: 'unranked', limit: 1 }),
    listSchools({ level: 'hischool', limit: 1 }),
  ])
  return {
    university: universities.total,
    hischool: highSchools.total,
    ranked: universities.total - unranked.total,
  }
})

function filtersOf(level: SchoolLevel, nameOf: (code: string) => string): Filter[] {
  const codes = level === 'university' ? universityCountries : highSchoolCountries
  return [
    { kind: 'text', name: 'q', label: '校名', placeholder: '中文、英文或简称', maxLength: 100 },
    {
      kind: 'choice',
      name: 'country',
      label: '国家或地区',
      choices: codes.map((code) => ({ value: code, label: nameOf(code) })),
    },
    { kind: 'text', name: 'city', label: '城市', placeholder: '如 London 或 伦敦', maxLength: 60 },
    level === 'university'
      ? {
          kind: 'choice',
          name: 'band',
          label: 'QS 名次段',
          choices: rankBands.map((value) => ({ value, label: bandLabels[value] })),
        }
      : {
          kind: 'choice',
          name: 'boarding',
          label: '寄宿或走读',
          choices: boardingChoices.map((value) => ({ value, label: boardingLabels[value] })),
        },
    {
      kind: 'choice',
      name: 'letter',
      label: '英文首字母',
      byLinks: true,
      choices: letters.map((letter) => ({ value: letter, label: letter })),
    },
    {
      kind: 'choice',
      name: 'sort',
      label: '排序',
      byLinks: true,
      choices: schoolSorts.map((value) => ({ value, label: sortLabels[level][value] })),
    },
    {
      kind: 'choice',
      name: 'order',
      label: '次序',
      byLinks: true,
      choices: sortOrders.map((value) => ({ value, label: { asc: '正序', desc: '倒序' }[value] })),
    },
  ]
}

/** The values as one string: `cache` compares arguments by identity. */
const pageOfSchools = cache((level: SchoolLevel, values: string, page: number) => {
  const { q, country, city, band, boarding, letter, sort, order }: Record<string, string | undefined> =
    JSON.parse(values)
  return listSchools({
    level,
    q,
    country,
    city: city === undefined ? undefined : cityInEnglish(city),
    band: rankBands.find((value) => value === band),
    boarding: boardingChoices.find((value) => value === boarding),
    letter,
    sort: schoolSorts.find((value) => value === sort),
    order: sortOrders.find((value) => value === order),
    page,
    limit: perPage,
  })
})

type NearName = { name: string; href: string }

/**
 * Names like the one that was not found: what the site's search makes of it (pinyin, slips of the pen), and when that is
 * nothing, the schools whose names hold its first two characters.
 */
const nearestTo = cache(async (level: SchoolLevel, q: string): Promise<NearName[]> => {
  const type = level === 'university' ? 'school' : 'hischool'
  const keyword = normalizeKeyword(q).slice(0, keywordLimit)
  const found = await orEmpty(
    searchSite({ keyword, type, limit: nearestCount }).then(({ list, nearest }) =>
      [...list, ...nearest.filter((near) => near.type === type)].map(({ title, href }) => ({
        name: title,
        href,
      })),
    ),
  )
  if (found.length > 0) return distinct(found)
  const start = [...keyword].slice(0, 2).join('')
  if (start === '') return []
  const { list } = await listSchools({ level, q: start, limit: nearestCount })
  return distinct(list.map(({ name, href }) => ({ name, href })))
})

const distinct = (names: readonly NearName[]): NearName[] =>
  [...new Map(names.map((name) => [name.href, name])).values()].slice(0, nearestCount)

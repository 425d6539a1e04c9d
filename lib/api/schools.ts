import { cache } from 'react'
import type { z } from 'zod'
import { largestPage } from '@/lib/contract/fields'
import type { QueryOf } from '@/lib/contract/operation'
import {
  type SchoolRow,
  type schoolDetailWireSchema,
  schoolOperations,
  type schoolValueWireSchema,
  type schoolWireSchema,
} from '@/lib/contract/schools'
import { detailPath } from '@/lib/routing/paths'
import { yearText } from '@/lib/schools/value-text'
import { isSchoolValueKey, type SchoolValue, type SchoolValueKey } from '@/lib/schools/values'

export type { SchoolValue } from '@/lib/schools/values'

import { everyPage } from './every-page'
import { fetchData, fetchRecord } from './fetch'

/** A ranked university with some of its published values. */
export type RankedValues = {
  id: string
  name: string
  country: string
  website: string | null
  /** Rank in the QS ranking; the first number of a range. */
  rank: number
  href: string
  values: ReadonlyMap<SchoolValueKey, SchoolValue>
}

/** Ranked universities of a country that publish at least one of these values, the highest rank first. */
export const listRankedValues = async (
  country: string,
  keys: readonly SchoolValueKey[],
): Promise<RankedValues[]> => {
  const rows = await everyPage((paging) =>
    fetchData(schoolOperations.values, { country, keys: keys.join(), ...paging }),
  )
  return rows.map(({ id, name_zh, name_en, country, website, rank_num, values }) => ({
    id,
    name: name_zh ?? name_en,
    country,
    website,
    rank: rank_num,
    href: detailPath.school(id),
    values: new Map(values.flatMap(toValue)),
  }))
}

export type SchoolSummary = ReturnType<typeof toSchoolSummary>

/** Everything known about one school; null when no source was found. */
export type School = ReturnType<typeof toSchool>

export type SchoolQuery = QueryOf<typeof schoolOperations.list>

/** For every filter of the finder, the number of schools for each choice. */
export const getSchoolFacets = ({ page: _, limit: __, ...query }: SchoolQuery) =>
  fetchData(schoolOperations.facets, query)

export type SchoolFacets = Awaited<ReturnType<typeof getSchoolFacets>>

/** Schools of the library; schools without the sorted value come last in either order. */
export const listSchools = async (query: SchoolQuery = {}) => {
  const page = await fetchData(schoolOperations.list, query)
  return { ...page, list: page.list.map(toSchoolSummary) }
}

/**
 * Schools of the same kind and country that are most similar to a school: by published rank when it has one, otherwise those of the same
 * city or state. Empty when there is no such school.
 */
export const listSchoolsNear = async (
  { id, level, country }: Pick<SchoolSummary, 'id' | 'level' | 'country'>,
  limit: number,
): Promise<SchoolSummary[]> => {
  const { list } = await listSchools({ level, country, near: id, limit })
  return list.filter((other) => other.id !== id)
}

/** The names and pages of these schools, by id; schools that are not in the library are left out. */
export const listSchoolNames = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; href: string }>> => {
  const groups = Array.from({ length: Math.ceil(ids.length / largestPage) }, (_, at) =>
    ids.slice(at * largestPage, (at + 1) * largestPage),
  )
  const lists = await Promise.all(
    groups.map((group) => fetchData(schoolOperations.names, { ids: group.join() })),
  )
  return new Map(
    lists.flat().map(({ id, level, name_zh, name_en }) => [
      id,
      {
        name: name_zh ?? name_en,
        href: level === 'university' ? detailPath.school(id) : detailPath.highSchool(id),
      },
    ]),
  )
}

/** One university or high school, or null when the id is unknown. */
export const getSchool = cache(async (id: string): Promise<School | null> => {
  const school = await fetchRecord(schoolOperations.record, id)
  return school && toSchool(school)
})

function toSchoolSummary(wire: z.output<typeof schoolWireSchema>) {
  const { id, level, kind, country, city, state, rank, website, boarding, enrolment } = wire
  return {
    id,
    level,
    kind,
    /** The Chinese name, or the English one when there is none. */
    name: wire.name_zh ?? wire.name_en,
    nameEn: wire.name_en,
    country,
    city,
    /** The city in Chinese, when we know it. */
    cityZh: wire.city_zh,
    state,
    rank: toRank(rank),
    previousRank: wire.rank_prev,
    /** Rank or band in ARWU, down to 300. */
    arwu: toRank(wire.arwu),
    website,
    boarding,
    enrolment,
    enrolmentYear: wire.enrolment_year && yearText(wire.enrolment_year),
    /** Number of published values on its page. */
    figures: wire.figures,
    /** Number of known programmes. */
    programmeCount: wire.programme_count,
    /** The values that the filters and the order of the list use. */
    highlights: wire.highlights.flatMap(toValue).map(([, value]) => value),
    href: level === 'university' ? detailPath.school(id) : detailPath.highSchool(id),
  }
}

function toSchool(wire: z.output<typeof schoolDetailWireSchema>) {
  return {
    ...toSchoolSummary(wire),
    nameZh: wire.name_zh,
    nameZhSource: wire.name_zh_source,
    alternativeNames: wire.name_alt,
    rorId: wire.ror_id,
    wikidataId: wire.wikidata_id,
    source: wire.source,
    /** Former names. */
    previousNames: wire.name_previous,
    values: new Map<SchoolValueKey, SchoolValue>(wire.values.flatMap(toValue)),
    fees: wire.fees.map((fee) => ({ ...fee, year: yearText(fee.year) })),
    subjects: wire.subjects,
    chinaRules: wire.china_rules,
    chinaAverages: wire.china_averages,
    /** Number of Chinese institutions on its own list. */
    chinaListed: wire.china_listed,
    programmes: wire.programmes,
  }
}

const toRank = (place: SchoolRow['rank']) =>
  place && { source: place.source, year: place.year, text: place.world, number: place.num }

/** Values with an unknown key are left out: a newer host may have more. */
function toValue(wire: z.output<typeof schoolValueWireSchema>): [SchoolValueKey, SchoolValue][] {
  const { key, num, num_to, text, covers, span, year, source, place, among } = wire
  if (!isSchoolValueKey(key)) return []
  const standing = place === null || among === null ? null : { at: place, among }
  return [[key, { key, num, to: num_to, text, covers, span, year: yearText(year), source, place: standing }]]
}

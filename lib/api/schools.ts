import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, idSchema, recordPath } from './wire'

export const schoolLevels = ['university', 'hischool'] as const

/** `top*` hold every school up to that place, so the bands contain one another. */
export const rankBands = ['top50', 'top100', 'top200', 'top500', 'unranked'] as const

export const schoolSorts = ['rank', 'name'] as const

export const sortOrders = ['asc', 'desc'] as const

/** What a high school offers by day and night; a school that has both passes either. */
export const boardingChoices = ['boarding', 'day'] as const

export type SchoolLevel = (typeof schoolLevels)[number]
export type RankBand = (typeof rankBands)[number]
export type SchoolSort = (typeof schoolSorts)[number]
export type SortOrder = (typeof sortOrders)[number]
export type BoardingChoice = (typeof boardingChoices)[number]

const text = z.string().min(1).nullable()
const amount = z.int().min(0).nullable()

export const schoolWireSchema = z.object({
  id: idSchema,
  level: z.enum(schoolLevels),
  name_zh: text,
  name_en: z.string().min(1),
  country: countryCodeSchema,
  city: text,
  state: text,
  /** `world` is the place as published, a number or a band such as `801-850`; `num` is its first number, for sorting only. */
  rank: z
    .object({ source: z.string().min(1), year: z.int(), world: z.string().min(1), num: z.int().min(1) })
    .nullable(),
  /** Place in the edition before, written as `world` is. */
  rank_prev: text,
  rank_arwu: z.int().min(1).nullable(),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  boarding: z.enum(['boarding', 'day', 'both', 'private']).nullable(),
  enrolment: amount,
  enrolment_year: text,
  /** Year of the published costs; null when none are held. */
  tuition_year: text,
})

export const schoolPageSchema = pageOf(schoolWireSchema)

export const schoolDetailWireSchema = schoolWireSchema.extend({
  /** Where the Chinese name comes from: the ministry's list of recognised schools, a table, or general knowledge. */
  name_zh_source: z.enum(['cscse', 'dataset', 'common']).nullable(),
  name_alt: z.array(z.string().min(1)),
  tuition_usd: amount,
  tuition_grad_usd: amount,
  room_board_usd: amount,
  other_exp_usd: amount,
  books_usd: amount,
  tuition_source: text,
  control: z.enum(['public', 'private_nonprofit', 'private_forprofit']).nullable(),
  size_band: text,
  degree_level: z.enum(['4-year', '2-year']).nullable(),
  ror_id: text,
  wikidata_id: text,
  ipeds_unitid: text,
  source: z.string().min(1),
})

/** A place in a world ranking. Print `text`; `number` is for comparing only, a band has no exact place. */
export type Rank = { source: string; year: number; text: string; number: number }

export type SchoolSummary = {
  id: string
  level: SchoolLevel
  /** The Chinese name, or the English one where there is none. */
  name: string
  nameEn: string
  country: string
  city: string | null
  state: string | null
  rank: Rank | null
  /** Place in the previous edition of the same ranking, as published. */
  previousRank: string | null
  /** ARWU 2025, down to place 100. */
  arwu: number | null
  website: string | null
  /** High schools only. `private`: a private school of which no more is known. */
  boarding: 'boarding' | 'day' | 'both' | 'private' | null
  /** Secondary pupils, Ontario only. */
  enrolment: number | null
  enrolmentYear: string | null
  /** Year of the published costs that its page shows; null when none are held. */
  tuitionYear: string | null
  href: string
}

/** Everything known about one school; null where no source was found. Money is in US dollars per `tuitionYear`. */
export type School = SchoolSummary & {
  nameZh: string | null
  nameZhSource: 'cscse' | 'dataset' | 'common' | null
  alternativeNames: string[]
  tuition: number | null
  graduateTuition: number | null
  roomAndBoard: number | null
  otherExpenses: number | null
  books: number | null
  tuitionSource: string | null
  control: 'public' | 'private_nonprofit' | 'private_forprofit' | null
  sizeBand: string | null
  degreeLevel: '4-year' | '2-year' | null
  rorId: string | null
  wikidataId: string | null
  ipedsId: string | null
  source: string
}

export type SchoolQuery = {
  level?: SchoolLevel
  country?: string
  city?: string
  band?: RankBand
  /** First letter of the English name, a leading "The" left out. */
  letter?: string
  boarding?: BoardingChoice
  q?: string
  /** Id of a school: its neighbours instead of the order asked for. */
  near?: string
  sort?: SchoolSort
  order?: SortOrder
  page?: number
  limit?: number
}

/** Schools of the library; schools without the sorted value come last whichever the order. */
export const listSchools = async (query: SchoolQuery = {}): Promise<PageOf<SchoolSummary>> => {
  const page = await get('/v1/schools', schoolPageSchema, query)
  return { ...page, list: page.list.map(toSchoolSummary) }
}

/**
 * Schools of the same kind and country that stand closest to a school: by published place when it has one, else those of the
 * same city or state. Empty when there is no such school.
 */
export const listSchoolsNear = async (
  school: Pick<SchoolSummary, 'id' | 'level' | 'country'>,
  limit: number,
): Promise<SchoolSummary[]> => {
  const { id, level, country } = school
  const { list } = await listSchools({ level, country, near: id, limit })
  return list.filter((other) => other.id !== id)
}

/** One university or high school, or null when there is none of this id. */
export const getSchool = cache(async (id: string): Promise<School | null> => {
  const path = recordPath('/v1/schools', id)
  const school = path && (await getOrNull(path, schoolDetailWireSchema))
  return school ? toSchool(school) : null
})

function toSchoolSummary(wire: z.output<typeof schoolWireSchema>): SchoolSummary {
  const { id, level, country, city, rank, website } = wire
  return {
    id,
    level,
    name: wire.name_zh ?? wire.name_en,
    nameEn: wire.name_en,
    country,
    city,
    state: wire.state,
    rank: rank && { source: rank.source, year: rank.year, text: rank.world, number: rank.num },
    previousRank: wire.rank_prev,
    arwu: wire.rank_arwu,
    website,
    boarding: wire.boarding,
    enrolment: wire.enrolment,
    enrolmentYear: wire.enrolment_year,
    tuitionYear: wire.tuition_year,
    href: level === 'university' ? detailPath.school(id) : detailPath.highSchool(id),
  }
}

function toSchool(wire: z.output<typeof schoolDetailWireSchema>): School {
  return {
    ...toSchoolSummary(wire),
    nameZh: wire.name_zh,
    nameZhSource: wire.name_zh_source,
    alternativeNames: wire.name_alt,
    tuition: wire.tuition_usd,
    graduateTuition: wire.tuition_grad_usd,
    roomAndBoard: wire.room_board_usd,
    otherExpenses: wire.other_exp_usd,
    books: wire.books_usd,
    tuitionSource: wire.tuition_source,
    control: wire.control,
    sizeBand: wire.size_band,
    degreeLevel: wire.degree_level,
    rorId: wire.ror_id,
    wikidataId: wire.wikidata_id,
    ipedsId: wire.ipeds_unitid,
    source: wire.source,
  }
}

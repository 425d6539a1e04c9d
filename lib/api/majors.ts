import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, idSchema } from './wire'

const prose = z.string().min(1)

const majorProfileSchema = z.object({
  studies: prose,
  workload: prose,
  courses: z.array(prose).min(1),
  suits: prose,
  not_suits: prose,
  requirements: z.array(z.object({ country: countryCodeSchema, text: prose })).min(1),
  prerequisites: prose,
  careers: prose,
  employers: prose,
  questions: z.array(prose).min(1),
  related: z.array(z.object({ id: idSchema, name_zh: prose })),
})

export const majorWireSchema = z.object({
  id: idSchema,
  name_zh: prose,
  name_en: prose,
  category: idSchema,
  category_zh: prose,
  /** First letter of the name in pinyin. */
  word: z.string().regex(/^[A-Z]$/),
  hot: z.boolean(),
  has_profile: z.boolean(),
  /** Only in an answer to `id`, and only where one is written. */
  profile: majorProfileSchema.optional(),
})

export const majorPageSchema = pageOf(majorWireSchema)

export const majorIndexSchema = z.object({
  total: z.int().min(0),
  words: z.array(z.object({ word: z.string().regex(/^[A-Z]$/), count: z.int().min(1) })),
  categories: z.array(
    z.object({
      id: idSchema,
      name_zh: prose,
      name_en: prose,
      count: z.int().min(1),
      /** What holds for the majors of the category in general. */
      guide: z.object({ taught: prose, compare: z.array(prose).min(1) }),
    }),
  ),
})

/** `hot` is the editors' choice, not a statistic; `word` the pinyin initial. */
export type MajorSummary = {
  id: string
  name: string
  nameEn: string
  category: { id: string; name: string }
  word: string
  hot: boolean
  hasProfile: boolean
  href: string
}

/** What an applicant should know of a major. Requirements are in words: figures belong to each school's page. */
export type MajorProfile = {
  studies: string
  /** What a week looks like and how one is graded. */
  workload: string
  courses: string[]
  suits: string
  notSuits: string
  requirements: { country: string; text: string }[]
  prerequisites: string
  careers: string
  employers: string
  questions: string[]
  related: { id: string; name: string; href: string }[]
}

export type Major = MajorSummary & { profile: MajorProfile | null }

/** `guide`: how such majors are taught and graded as a rule, and what to compare between schools. */
export type MajorCategory = {
  id: string
  name: string
  nameEn: string
  count: number
  guide: { taught: string; compare: string[] }
}

/** Letters A to Z that some major begins with, and the categories, each with the number of majors. */
export type MajorIndex = {
  total: number
  words: { word: string; count: number }[]
  categories: MajorCategory[]
}

export type MajorQuery = {
  category?: string
  word?: string
  q?: string
  hot?: '1'
  page?: number
  limit?: number
}

/** Majors, those with a profile first, then in pinyin order. `q` takes Chinese, English, pinyin or pinyin initials. */
export const listMajors = async (query: MajorQuery = {}): Promise<PageOf<MajorSummary>> => {
  const page = await get('/v1/liuxuezhuanye', majorPageSchema, query)
  return { ...page, list: page.list.map(toMajorSummary) }
}

export const getMajorIndex = cache(async (): Promise<MajorIndex> => {
  const { total, words, categories } = await get('/v1/liuxuezhuanyeword', majorIndexSchema)
  return {
    total,
    words,
    categories: categories.map(({ id, name_zh, name_en, count, guide }) => ({
      id,
      name: name_zh,
      nameEn: name_en,
      count,
      guide,
    })),
  }
})

/** One major, or null when there is none of this id. The contract has no path for one, so the list is asked for its id. */
export const getMajor = cache(async (id: string): Promise<Major | null> => {
  if (!idSchema.safeParse(id).success) return null
  const page = await getOrNull('/v1/liuxuezhuanye', majorPageSchema, { id })
  const wire = page?.list.find((major) => major.id === id)
  return wire ? { ...toMajorSummary(wire), profile: wire.profile ? toProfile(wire.profile) : null } : null
})

function toMajorSummary(wire: z.output<typeof majorWireSchema>): MajorSummary {
  return {
    id: wire.id,
    name: wire.name_zh,
    nameEn: wire.name_en,
    category: { id: wire.category, name: wire.category_zh },
    word: wire.word,
    hot: wire.hot,
    hasProfile: wire.has_profile,
    href: detailPath.major(wire.id),
  }
}

function toProfile({ not_suits, related, ...profile }: z.output<typeof majorProfileSchema>): MajorProfile {
  return {
    ...profile,
    notSuits: not_suits,
    related: related.map(({ id, name_zh }) => ({ id, name: name_zh, href: detailPath.major(id) })),
  }
}

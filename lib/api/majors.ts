import { cache } from 'react'
import type { z } from 'zod'
import { idSchema } from '@/lib/contract/fields'
import { majorOperations, type majorProfileSchema, type majorWireSchema } from '@/lib/contract/majors'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { fetchData, fetchOrNull } from './fetch'

export type MajorSummary = ReturnType<typeof toMajorSummary>

/** What an applicant should know about a major. Requirements are texts: figures belong on each school's page. */
export type MajorProfile = ReturnType<typeof toProfile>

export type Major = MajorSummary & { profile: MajorProfile | null }

export type MajorCategory = MajorIndex['categories'][number]

/** First letters of majors, from A to Z, and the categories, each with the number of majors. */
export type MajorIndex = Awaited<ReturnType<typeof getMajorIndex>>

/** Majors, those with a profile first, then in pinyin order. `q` may be Chinese, English, pinyin or pinyin initials. */
export const listMajors = async (query: Omit<QueryOf<typeof majorOperations.list>, 'id'> = {}) => {
  const page = await fetchData(majorOperations.list, query)
  return { ...page, list: page.list.map(toMajorSummary) }
}

export const getMajorIndex = cache(async () => {
  const { categories, ...index } = await fetchData(majorOperations.index)
  return {
    ...index,
    categories: categories.map(({ name_zh, name_en, ...rest }) => ({
      ...rest,
      name: name_zh,
      nameEn: name_en,
    })),
  }
})

/** One major, or null when the id is unknown. The contract has no path for a single one, so the list is filtered by id. */
export const getMajor = cache(async (id: string): Promise<Major | null> => {
  if (!idSchema.safeParse(id).success) return null
  const page = await fetchOrNull(majorOperations.list, { id })
  // The id of a merged title returns the major into which it was merged. A host that ignores ids returns many majors.
  const wire = page?.list.find((major) => major.id === id) ?? (page?.total === 1 ? page.list[0] : undefined)
  return wire ? { ...toMajorSummary(wire), profile: wire.profile ? toProfile(wire.profile) : null } : null
})

function toMajorSummary(wire: z.output<typeof majorWireSchema>) {
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

function toProfile({ not_suits, related, ...profile }: z.output<typeof majorProfileSchema>) {
  return {
    ...profile,
    notSuits: not_suits,
    related: related.map(({ id, name_zh }) => ({ id, name: name_zh, href: detailPath.major(id) })),
  }
}

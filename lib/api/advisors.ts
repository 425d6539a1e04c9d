import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, daySchema, idSchema, recordPath } from './wire'

/** Public registers of licensed immigration advisers. */
export const adviserRegisters = ['cicc', 'omara', 'iaa-uk', 'iaa-nz'] as const

export type AdviserRegister = (typeof adviserRegisters)[number]

export const advisorWireSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  role: z.string().min(1),
  branch: z.string().min(1),
  countries: z.array(countryCodeSchema).min(1),
  years: z.int().min(0),
  focus: z.array(z.string().min(1)),
  languages: z.array(z.string().min(1)),
  summary: z.string().min(1),
  first_talk: z.string().min(1),
  not_for: z.string().min(1),
  licences: z.array(z.object({ register: z.enum(adviserRegisters), number: z.string().min(1) })),
  checked: daySchema,
  sample: z.boolean(),
})

export const advisorPageSchema = pageOf(advisorWireSchema)

/**
 * `branch` is a branch code, `countries` country codes; `firstTalk` says how the first meeting goes, `notFor` what this person
 * does not take on, `checked` the day the record was last looked through. `sample` people are shown with a 示例 tag.
 */
export type Advisor = {
  id: string
  name: string
  role: string
  branch: string
  countries: string[]
  years: number
  focus: string[]
  languages: string[]
  summary: string
  firstTalk: string
  notFor: string
  licences: { register: AdviserRegister; number: string }[]
  checked: string
  sample: boolean
  href: string
}

export type AdvisorQuery = { country?: string; filiale?: string; page?: number; limit?: number }

export const listAdvisors = async (query: AdvisorQuery = {}): Promise<PageOf<Advisor>> => {
  const page = await get('/v1/service-team', advisorPageSchema, query)
  return { ...page, list: page.list.map(toAdvisor) }
}

/** Every advisor who fits, for pages that show all of them at once. */
export const listAllAdvisors = async (
  query: Omit<AdvisorQuery, 'page' | 'limit'> = {},
): Promise<Advisor[]> => {
  const first = await listAdvisors({ ...query, limit: largestPage })
  const pages = Math.min(Math.ceil(first.total / largestPage), mostPages)
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      listAdvisors({ ...query, page: index + 2, limit: largestPage }),
    ),
  )
  return [first, ...rest].flatMap(({ list }) => list)
}

/** The contract's largest page, and a bound on how many of them one request of ours may cause. */
const largestPage = 60
const mostPages = 10

/** One advisor, or null when there is none of this id. */
export const getAdvisor = cache(async (id: string): Promise<Advisor | null> => {
  const path = recordPath('/v1/service-team', id)
  const advisor = path && (await getOrNull(path, advisorWireSchema))
  return advisor ? toAdvisor(advisor) : null
})

function toAdvisor({ first_talk, not_for, ...wire }: z.output<typeof advisorWireSchema>): Advisor {
  return { ...wire, firstTalk: first_talk, notFor: not_for, href: detailPath.advisor(wire.id) }
}

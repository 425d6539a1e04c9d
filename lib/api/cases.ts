import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, idSchema } from './wire'

export const caseLevels = ['highschool', 'undergraduate', 'graduate', 'doctoral'] as const

export type CaseLevel = (typeof caseLevels)[number]

/** Fields of study as a visitor looks for them. */
export const caseGroups = [
  'business',
  'computing',
  'engineering',
  'life',
  'society',
  'art',
  'school',
] as const

export type CaseGroup = (typeof caseGroups)[number]

/** Where an applicant comes from. */
export const caseTiers = [
  'c985',
  'c211',
  'public',
  'overseas',
  'intl-school',
  'high-school',
  'junior',
] as const

export type CaseTier = (typeof caseTiers)[number]

/**
 * Bands of the average on the transcript's own scale, so that a reader finds people like himself: percent or four points, and
 * `other` for examinations that give no average.
 */
export const caseBands = ['90', '85', '80', 'below80', 'other'] as const

export type CaseBand = (typeof caseBands)[number]

/** What all results of one case together were: a refusal or a waiting list among them, offers only, or no offer. */
export const caseOutcomes = ['refused', 'waitlist', 'all', 'none'] as const

export type CaseOutcome = (typeof caseOutcomes)[number]

export const caseResults = ['offer', 'refused', 'waitlist'] as const

export type CaseResult = (typeof caseResults)[number]

export const caseWireSchema = z.object({
  id: idSchema,
  title: z.string().min(1),
  country: countryCodeSchema,
  level: z.enum(caseLevels),
  major: z.string().min(1),
  group: z.enum(caseGroups),
  branch: z.string().min(1),
  year: z.int(),
  background: z.object({
    tier: z.enum(caseTiers),
    school: z.string().min(1),
    gpa: z.string().min(1),
    algorithm: z.string().min(1),
    band: z.enum(caseBands),
    tests: z.string().min(1),
  }),
  applied: z.array(z.object({ school: z.string().min(1), result: z.enum(caseResults) })).min(1),
  final: z.string().min(1),
  advisor: z.string().min(1),
  evidence: z.enum(['A', 'B', 'C']),
  summary: z.string().min(1),
  sections: z.array(z.object({ heading: z.string().min(1), text: z.string().min(1) })),
  timeline: z.array(z.object({ when: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), text: z.string().min(1) })),
  work: z.object({
    student: z.array(z.string().min(1)).min(1),
    consultant: z.array(z.string().min(1)).min(1),
  }),
  differently: z.string().min(1),
  sample: z.boolean(),
})

export const casePageSchema = pageOf(caseWireSchema)

/**
 * One application with everything it led to, refusals included. `evidence`: A offer and transcript seen, B offer seen,
 * C told by the student. `year` is the year of entry, `advisor` an advisor's id; `background.algorithm` says how the average
 * was reckoned; `timeline` runs forward by months (`2025-09`); `differently` is what would be done otherwise today.
 */
export type CaseStudy = {
  id: string
  title: string
  country: string
  level: CaseLevel
  major: string
  group: CaseGroup
  branch: string
  year: number
  background: {
    tier: CaseTier
    school: string
    gpa: string
    algorithm: string
    band: CaseBand
    tests: string
  }
  applied: { school: string; result: CaseResult }[]
  final: string
  advisor: string
  evidence: 'A' | 'B' | 'C'
  summary: string
  sections: { heading: string; text: string }[]
  timeline: { when: string; text: string }[]
  work: { student: string[]; consultant: string[] }
  differently: string
  sample: boolean
  href: string
}

export type CaseQuery = {
  country?: string
  level?: CaseLevel
  major?: string
  group?: CaseGroup
  tier?: CaseTier
  band?: CaseBand
  result?: CaseOutcome
  advisor?: string
  page?: number
  limit?: number
}

export const listCases = async (query: CaseQuery = {}): Promise<PageOf<CaseStudy>> => {
  const page = await get('/v1/cases', casePageSchema, query)
  return { ...page, list: page.list.map(toCase) }
}

/** Cases looked after by one branch. */
export const listBranchCases = async (
  filiale: string,
  query: { page?: number; limit?: number } = {},
): Promise<PageOf<CaseStudy>> => {
  const page = await get('/v1/branchcase', casePageSchema, { ...query, filiale })
  return { ...page, list: page.list.map(toCase) }
}

/** One case, or null when there is none of this id. The contract has no call for one case, so the list is asked for its id. */
export const getCase = cache(async (id: string): Promise<CaseStudy | null> => {
  if (!idSchema.safeParse(id).success) return null
  const page = await get('/v1/cases', casePageSchema, { id })
  const wire = page.list.find((item) => item.id === id)
  return wire ? toCase(wire) : null
})

function toCase(wire: z.output<typeof caseWireSchema>): CaseStudy {
  return { ...wire, href: detailPath.case(wire.id) }
}

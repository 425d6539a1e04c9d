import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, daySchema, idSchema } from './wire'

export const mentorKinds = ['mentor', 'officer'] as const

export type MentorKind = (typeof mentorKinds)[number]

export const mentorWireSchema = z.object({
  id: idSchema,
  kind: z.enum(mentorKinds),
  name: z.string().min(1),
  title: z.string().min(1),
  school: z.string().min(1),
  subject: z.string().min(1),
  years: z.int().min(0),
  country: countryCodeSchema,
  languages: z.array(z.string().min(1)),
  helps: z.array(z.string().min(1)).min(1),
  now: z.string().min(1),
  method: z.string().min(1),
  not_for: z.string().min(1),
  tenure: z.object({ from: z.int(), to: z.int() }).nullable(),
  declared: daySchema.nullable(),
  checked: daySchema,
  summary: z.string().min(1),
  sample: z.boolean(),
})

export const mentorListSchema = z.array(mentorWireSchema)

export const mentorPageSchema = pageOf(mentorWireSchema)

export const subjectListSchema = z.array(
  z.object({ name: z.string().min(1), kind: z.enum(mentorKinds), count: z.int().min(1) }),
)

/**
 * A mentor abroad or a former admissions officer; `school` describes the kind of institution, it names none. `country` is where
 * that institution is, `now` what the person does today, `tenure` the years an officer worked in admissions (mentors: null),
 * `declared` the day an officer stated in writing to have no ties with the former employer (null: not stated, or a mentor).
 */
export type Mentor = {
  id: string
  kind: MentorKind
  name: string
  title: string
  school: string
  subject: string
  years: number
  country: string
  languages: string[]
  helps: string[]
  now: string
  method: string
  notFor: string
  tenure: { from: number; to: number } | null
  declared: string | null
  checked: string
  summary: string
  sample: boolean
  href: string
}

export type MentorSubject = { name: string; kind: MentorKind; count: number }

export type MentorQuery = { kind?: MentorKind; subject?: string; page?: number; limit?: number }

/** The few shown on front pages, both kinds. */
export const listFeaturedMentors = cache(async (): Promise<Mentor[]> => {
  const mentors = await get('/v1/mst', mentorListSchema)
  return mentors.map(toMentor)
})

export const listMentors = async (query: MentorQuery = {}): Promise<PageOf<Mentor>> => {
  const page = await get('/v1/mst-list', mentorPageSchema, query)
  return { ...page, list: page.list.map(toMentor) }
}

/** The subjects that `listMentors` can be filtered by, with the number of people of each. */
export const listMentorSubjects = cache(
  async (): Promise<MentorSubject[]> => get('/v1/mst-subject', subjectListSchema),
)

/** One mentor or former officer, or null when there is none of this id. */
export const getMentor = cache(async (id: string): Promise<Mentor | null> => {
  if (!idSchema.safeParse(id).success) return null
  const mentor = await getOrNull('/v1/mst-info/normal', mentorWireSchema, { id })
  return mentor && toMentor(mentor)
})

function toMentor({ not_for, ...wire }: z.output<typeof mentorWireSchema>): Mentor {
  return { ...wire, notFor: not_for, href: detailPath.teamMember(wire.id) }
}

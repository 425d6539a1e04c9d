import { cache } from 'react'
import type { z } from 'zod'
import type { QueryOf } from '@/lib/contract/call'
import { idSchema } from '@/lib/contract/fields'
import { mentorCalls, type mentorWireSchema } from '@/lib/contract/mentors'
import { detailPath } from '@/lib/routing/paths'
import { fetchData, fetchOrNull } from './fetch'

export type Mentor = ReturnType<typeof toMentor>

/** The few shown on front pages, both kinds. */
export const listFeaturedMentors = cache(async () => (await fetchData(mentorCalls.featured)).map(toMentor))

export const listMentors = async (query: QueryOf<typeof mentorCalls.list> = {}) => {
  const page = await fetchData(mentorCalls.list, query)
  return { ...page, list: page.list.map(toMentor) }
}

/** The subjects that `listMentors` can be filtered by, with the number of people of each. */
export const listMentorSubjects = cache(() => fetchData(mentorCalls.subjects))

/** One mentor or former officer, or null when there is none of this id. */
export const getMentor = cache(async (id: string): Promise<Mentor | null> => {
  if (!idSchema.safeParse(id).success) return null
  const mentor = await fetchOrNull(mentorCalls.record, { id })
  return mentor && toMentor(mentor)
})

function toMentor({ not_for, ...wire }: z.output<typeof mentorWireSchema>) {
  return { ...wire, notFor: not_for, href: detailPath.teamMember(wire.id) }
}

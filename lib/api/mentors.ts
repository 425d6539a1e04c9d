import { cache } from 'react'
import type { z } from 'zod'
import { idSchema } from '@/lib/contract/fields'
import { mentorOperations, type mentorWireSchema } from '@/lib/contract/mentors'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { fetchData, fetchOrNull } from './fetch'

export type Mentor = ReturnType<typeof toMentor>

/** The mentors and officers for front pages. */
export const listFeaturedMentors = cache(async () =>
  (await fetchData(mentorOperations.featured)).map(toMentor),
)

export const listMentors = async (query: QueryOf<typeof mentorOperations.list> = {}) => {
  const page = await fetchData(mentorOperations.list, query)
  return { ...page, list: page.list.map(toMentor) }
}

/** The subjects by which `listMentors` can be filtered, with the number of people of each. */
export const listMentorSubjects = cache(() => fetchData(mentorOperations.subjects))

/** One mentor or former officer, or null when the id is unknown. */
export const getMentor = cache(async (id: string): Promise<Mentor | null> => {
  if (!idSchema.safeParse(id).success) return null
  const mentor = await fetchOrNull(mentorOperations.record, { id })
  return mentor && toMentor(mentor)
})

function toMentor({ not_for, ...wire }: z.output<typeof mentorWireSchema>) {
  return { ...wire, notFor: not_for, href: detailPath.teamMember(wire.id) }
}

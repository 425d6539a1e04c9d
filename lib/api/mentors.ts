import { cache } from 'react'
import { mentorOperations } from '@/lib/contract/mentors'
import { detailPath } from '@/lib/routing/paths'
import { fetchData } from './fetch'
import { listFetcher, pageFetcher, recordFetcher } from './resource'

export type Mentor = Awaited<ReturnType<typeof listMentors>>['list'][number]

const withPage = ({ id }: { id: string }) => ({ href: detailPath.teamMember(id) })

export const listMentors = pageFetcher(mentorOperations.list, withPage)

/** The mentors and officers for front pages. */
export const listFeaturedMentors = cache(listFetcher(mentorOperations.featured, withPage))

/** The subjects by which `listMentors` can be filtered, with the number of people of each. */
export const listMentorSubjects = cache(() => fetchData(mentorOperations.subjects))

export const getMentor = recordFetcher(mentorOperations.record, withPage)

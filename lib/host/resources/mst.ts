import { featuredMentorIds, mentors } from '@/lib/content/mentors'
import { mentorCalls, mentorKinds } from '@/lib/contract/mentors'
import { answering } from './operation'
import { paginate } from './paginate'

export const mstOperations = answering(mentorCalls, {
  featured: () => mentors.filter((mentor) => featuredMentorIds.has(mentor.id)),
  list: ({ kind, subject, ...paging }) =>
    paginate(
      mentors.filter(
        (mentor) =>
          (kind === undefined || mentor.kind === kind) &&
          (subject === undefined || mentor.subject === subject),
      ),
      paging,
    ),
  record: ({ id }) => mentors.find((mentor) => mentor.id === id) ?? null,
  subjects: () =>
    mentorKinds.flatMap((kind) => {
      const subjects = mentors.filter((mentor) => mentor.kind === kind).map((mentor) => mentor.subject)
      return [...new Set(subjects)].map((name) => ({
        name,
        kind,
        count: subjects.filter((subject) => subject === name).length,
      }))
    }),
})

import { listFeaturedMentors, listMentors } from '@/lib/collections/kinds/person'
import { mentorKinds, mentorOperations } from '@/lib/contract/mentors'
import { answering } from './answering'
import { paginate } from './paginate'

export const mstAnswers = answering(mentorOperations, {
  featured: () => listFeaturedMentors(),
  list: ({ kind, subject, ...paging }) =>
    paginate(
      listMentors().filter(
        (mentor) =>
          (kind === undefined || mentor.kind === kind) &&
          (subject === undefined || mentor.subject === subject),
      ),
      paging,
    ),
  record: ({ id }) => listMentors().find((mentor) => mentor.id === id) ?? null,
  subjects: () =>
    mentorKinds.flatMap((kind) => {
      const subjects = listMentors()
        .filter((mentor) => mentor.kind === kind)
        .map((mentor) => mentor.subject)
      return [...new Set(subjects)].map((name) => ({
        name,
        kind,
        count: subjects.filter((subject) => subject === name).length,
      }))
    }),
})

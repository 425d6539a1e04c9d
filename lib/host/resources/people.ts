import { type CaseRecord, listCases } from '@/lib/collections/kinds/case'
import { listAdvisors, listFeaturedMentors, listMentors } from '@/lib/collections/kinds/person'
import { listStories } from '@/lib/collections/kinds/story'
import { advisorOperations } from '@/lib/contract/advisors'
import { caseOperations } from '@/lib/contract/cases'
import { mentorKinds, mentorOperations } from '@/lib/contract/mentors'
import { storyOperations } from '@/lib/contract/stories'
import { answering } from './answering'
import { byId, countBy, pageOf } from './lists'

export const advisorAnswers = answering(advisorOperations, {
  list: (query) =>
    pageOf(listAdvisors(), query, ({ countries, branch }) => ({ country: countries, filiale: branch })),
  record: (_, id) => byId(listAdvisors(), id),
})

export const mentorAnswers = answering(mentorOperations, {
  featured: listFeaturedMentors,
  list: (query) => pageOf(listMentors(), query),
  record: ({ id }) => byId(listMentors(), id),
  subjects: () =>
    mentorKinds.flatMap((kind) => {
      const counts = countBy(
        listMentors().filter((mentor) => mentor.kind === kind),
        ({ subject }) => subject,
      )
      return [...counts].map(([name, count]) => ({ name, kind, count }))
    }),
})

export const storyAnswers = answering(storyOperations, {
  list: (query) => pageOf(listStories(), query),
  record: (_, id) => byId(listStories(), id),
})

export const caseAnswers = answering(caseOperations, {
  list: ({ major = '', ...query }) =>
    pageOf(
      listCases().filter((item) => item.major.includes(major)),
      query,
      (item) => ({ ...item.background, result: outcomesOf(item) }),
    ),
  ofBranch: (query) => pageOf(listCases(), query, ({ branch }) => ({ filiale: branch })),
})

/** All results of one case together: those that it has, and whether all or none are offers. */
function outcomesOf({ applied }: CaseRecord): string[] {
  const results = applied.map(({ result }) => result)
  return [
    ...results,
    ...(results.every((result) => result === 'offer') ? ['all'] : []),
    ...(results.includes('offer') ? [] : ['none']),
  ]
}

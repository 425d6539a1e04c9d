import type { ContentResource } from '@/lib/contract/operations'
import { tuitionOperations } from '@/lib/contract/tuition'
import { findTuition, findTuitionSchools, findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { type AnsweredOperation, answering } from './answering'
import { countryNewsAnswers, newsAnswers } from './articles'
import { majorAnswers } from './majors'
import { mapListAnswers } from './map-list'
import { advisorAnswers, caseAnswers, mentorAnswers, storyAnswers } from './people'
import { programmeAnswers } from './programmes'
import { schoolAnswers } from './schools'
import { searchAnswers } from './search'
import * as services from './services'

const tuitionAnswers = answering(tuitionOperations, {
  tuition: (filter) => findTuition(schoolStore(), filter),
  schools: (filter) => findTuitionSchools(schoolStore(), filter),
  spans: () => findTuitionSpans(schoolStore()),
})

/** The answers of each resource of the contract. A missing resource is a compile error. */
const answers: Readonly<Record<ContentResource, readonly AnsweredOperation[]>> = {
  countries: services.countryAnswers,
  branches: services.branchAnswers,
  links: services.linkAnswers,
  posters: services.posterAnswers,
  selected: services.selectedAnswers,
  news: newsAnswers,
  countryNews: countryNewsAnswers,
  schools: schoolAnswers,
  programmes: programmeAnswers,
  tuition: tuitionAnswers,
  advisors: advisorAnswers,
  mentors: mentorAnswers,
  stories: storyAnswers,
  cases: caseAnswers,
  majors: majorAnswers,
  examCourses: services.examCourseAnswers,
  background: services.backgroundAnswers,
  products: services.productAnswers,
  siteMap: mapListAnswers,
  search: searchAnswers,
}

/** Every content operation with its answer; the routes are made from this list. */
export const contentAnswers: readonly AnsweredOperation[] = Object.values(answers).flat()

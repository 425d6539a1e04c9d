import { leadActionOperations } from '@/lib/contract/lead-actions'
import { leadOperations } from '@/lib/contract/leads'
import { advisorOperations } from './advisors'
import { backgroundOperations } from './background-programmes'
import { branchOperations } from './branches'
import { caseOperations } from './cases'
import { chatOperations } from './chat'
import { countryOperations } from './countries'
import { countryNewsOperations } from './country-news'
import { examCourseOperations } from './exam-courses'
import { linkOperations } from './links'
import { majorOperations } from './majors'
import { mentorOperations } from './mentors'
import { newsOperations } from './news'
import type { ContentOperation, Operation } from './operation'
import { posterOperations } from './posters'
import { productOperations } from './products'
import { programmeOperations } from './programmes'
import { schoolOperations } from './schools'
import { searchOperations } from './search'
import { selectedOperations } from './selected'
import { siteMapOperations } from './site-map'
import { storyOperations } from './stories'
import { tuitionOperations } from './tuition'

/**
 * The content operations by resource, in the order of the document. A new file of the contract must be entered here; the host then must
 * answer its operations, otherwise it does not compile (`lib/host/resources/answers.ts`).
 */
const contentResources = {
  countries: countryOperations,
  branches: branchOperations,
  links: linkOperations,
  posters: posterOperations,
  selected: selectedOperations,
  news: newsOperations,
  countryNews: countryNewsOperations,
  schools: schoolOperations,
  programmes: programmeOperations,
  tuition: tuitionOperations,
  advisors: advisorOperations,
  mentors: mentorOperations,
  stories: storyOperations,
  cases: caseOperations,
  majors: majorOperations,
  examCourses: examCourseOperations,
  background: backgroundOperations,
  products: productOperations,
  siteMap: siteMapOperations,
  search: searchOperations,
} as const satisfies Record<string, Record<string, ContentOperation>>

export type ContentResource = keyof typeof contentResources

/** Every content operation. */
export const contentOperations: readonly ContentOperation[] = Object.values(contentResources).flatMap(
  (operations) => Object.values<ContentOperation>(operations),
)

/** Every operation below /apipc. */
export const operations: readonly Operation[] = [
  ...contentOperations,
  ...Object.values(leadOperations),
  ...Object.values(leadActionOperations),
  ...Object.values(chatOperations),
]

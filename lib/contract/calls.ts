import { leadCalls } from '@/lib/contract/leads'
import { advisorCalls } from './advisors'
import { backgroundCalls } from './background-programmes'
import { branchCalls } from './branches'
import type { Call, ContentCall } from './call'
import { caseCalls } from './cases'
import { countryCalls } from './countries'
import { countryNewsCalls } from './country-news'
import { examCourseCalls } from './exam-courses'
import { linkCalls } from './links'
import { majorCalls } from './majors'
import { mentorCalls } from './mentors'
import { newsCalls } from './news'
import { posterCalls } from './posters'
import { productCalls } from './products'
import { programmeCalls } from './programmes'
import { schoolCalls } from './schools'
import { searchCalls } from './search'
import { selectedCalls } from './selected'
import { siteMapCalls } from './site-map'
import { storyCalls } from './stories'
import { tuitionCalls } from './tuition'

/**
 * The content calls by resource, in the order of the document: a new file of the contract is entered here. The host answers each of them or
 * does not compile (`lib/host/resources/operations.ts`).
 */
export const contentResources = {
  countries: countryCalls,
  branches: branchCalls,
  links: linkCalls,
  posters: posterCalls,
  selected: selectedCalls,
  news: newsCalls,
  countryNews: countryNewsCalls,
  schools: schoolCalls,
  programmes: programmeCalls,
  tuition: tuitionCalls,
  advisors: advisorCalls,
  mentors: mentorCalls,
  stories: storyCalls,
  cases: caseCalls,
  majors: majorCalls,
  examCourses: examCourseCalls,
  background: backgroundCalls,
  products: productCalls,
  siteMap: siteMapCalls,
  search: searchCalls,
} as const satisfies Record<string, Record<string, ContentCall>>

export type ContentResource = keyof typeof contentResources

/** Every content call. */
export const contentCalls: readonly ContentCall[] = Object.values(contentResources).flatMap((calls) =>
  Object.values<ContentCall>(calls),
)

/** Every call below /apipc. */
export const calls: readonly Call[] = [...contentCalls, ...Object.values(leadCalls)]

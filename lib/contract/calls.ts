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

/** Every content call, in the order of the document. */
export const contentCalls: readonly ContentCall[] = [
  countryCalls,
  branchCalls,
  linkCalls,
  posterCalls,
  selectedCalls,
  newsCalls,
  countryNewsCalls,
  schoolCalls,
  programmeCalls,
  tuitionCalls,
  advisorCalls,
  mentorCalls,
  storyCalls,
  caseCalls,
  majorCalls,
  examCourseCalls,
  backgroundCalls,
  productCalls,
  siteMapCalls,
  searchCalls,
].flatMap((calls) => Object.values<ContentCall>(calls))

/** Every call below /apipc. */
export const calls: readonly Call[] = [...contentCalls, ...Object.values(leadCalls)]

import type { ContentResource } from '@/lib/contract/calls'
import { backgroundOperations } from './background'
import { caseOperations } from './cases'
import { countryOperations } from './country'
import { examCourseOperations } from './exam-courses'
import { filialeOperations } from './filiale'
import { linkOperations } from './link'
import { majorOperations } from './majors'
import { mapListOperations } from './map-list'
import { mstOperations } from './mst'
import { newsOperations } from './news'
import { newsCountryOperations } from './news-country'
import type { ContentOperation } from './operation'
import { posterOperations } from './poster'
import { productOperations } from './products'
import { programmeOperations } from './programmes'
import { schoolOperations } from './schools'
import { searchOperations } from './search'
import { selectedOperations } from './selected'
import { serviceTeamOperations } from './service-team'
import { storyOperations } from './story'
import { tuitionOperations } from './tuition'

/** What answers each resource of the contract: one that is not here does not compile. */
const operations: Readonly<Record<ContentResource, readonly ContentOperation[]>> = {
  countries: countryOperations,
  branches: filialeOperations,
  links: linkOperations,
  posters: posterOperations,
  selected: selectedOperations,
  news: newsOperations,
  countryNews: newsCountryOperations,
  schools: schoolOperations,
  programmes: programmeOperations,
  tuition: tuitionOperations,
  advisors: serviceTeamOperations,
  mentors: mstOperations,
  stories: storyOperations,
  cases: caseOperations,
  majors: majorOperations,
  examCourses: examCourseOperations,
  background: backgroundOperations,
  products: productOperations,
  siteMap: mapListOperations,
  search: searchOperations,
}

/** Every content call with its answer; the routes are made from this list. */
export const contentOperations: readonly ContentOperation[] = Object.values(operations).flat()

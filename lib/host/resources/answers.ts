import type { ContentResource } from '@/lib/contract/operations'
import type { AnsweredOperation } from './answering'
import { backgroundAnswers } from './background'
import { caseAnswers } from './cases'
import { countryAnswers } from './country'
import { examCourseAnswers } from './exam-courses'
import { filialeAnswers } from './filiale'
import { linkAnswers } from './link'
import { majorAnswers } from './majors'
import { mapListAnswers } from './map-list'
import { mstAnswers } from './mst'
import { newsAnswers } from './news'
import { newsCountryAnswers } from './news-country'
import { posterAnswers } from './poster'
import { productAnswers } from './products'
import { programmeAnswers } from './programmes'
import { schoolAnswers } from './schools'
import { searchAnswers } from './search'
import { selectedAnswers } from './selected'
import { serviceTeamAnswers } from './service-team'
import { storyAnswers } from './story'
import { tuitionAnswers } from './tuition'

/** The answers of each resource of the contract. A missing resource is a compile error. */
const answers: Readonly<Record<ContentResource, readonly AnsweredOperation[]>> = {
  countries: countryAnswers,
  branches: filialeAnswers,
  links: linkAnswers,
  posters: posterAnswers,
  selected: selectedAnswers,
  news: newsAnswers,
  countryNews: newsCountryAnswers,
  schools: schoolAnswers,
  programmes: programmeAnswers,
  tuition: tuitionAnswers,
  advisors: serviceTeamAnswers,
  mentors: mstAnswers,
  stories: storyAnswers,
  cases: caseAnswers,
  majors: majorAnswers,
  examCourses: examCourseAnswers,
  background: backgroundAnswers,
  products: productAnswers,
  siteMap: mapListAnswers,
  search: searchAnswers,
}

/** Every content operation with its answer; the routes are made from this list. */
export const contentAnswers: readonly AnsweredOperation[] = Object.values(answers).flat()

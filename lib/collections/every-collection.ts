import { shortNameFile } from '@/lib/schools/china-short-names'
import { dataSourceFile } from '@/lib/schools/data-sources'
import { officialCheckFile } from '@/lib/schools/official-checks'
import { placeNames } from '@/lib/schools/places'
import { schoolValueFile } from '@/lib/schools/values'
import { gpaScales } from '@/lib/tools/gpa/algorithms'
import { interestTest } from '@/lib/tools/personality'
import { rankPages } from '@/lib/tools/rankings/pages'
import type { Collection } from './collection'
import { adviceFile, questionFile } from './kinds/advice'
import { articles } from './kinds/article'
import { backgroundFiles, backgroundTerms } from './kinds/background-programme'
import { branchSeats } from './kinds/branch-seat'
import { cases } from './kinds/case'
import { changes } from './kinds/change'
import { countryChannels, subjectChannels } from './kinds/channel'
import { cityFiles, officialSites } from './kinds/city-guide'
import { companyFile } from './kinds/company'
import { conditionCountries } from './kinds/condition-country'
import { costCountries, schoolPriceFile } from './kinds/cost-country'
import { countryFile } from './kinds/country'
import { courseFiles, courseTerms } from './kinds/exam-course'
import { fieldNotes } from './kinds/field-notes'
import { links, posters, selections } from './kinds/front-page'
import { guides, guideTerms, jointAliases } from './kinds/guide'
import { caseLabels, changeLabels, programmeStateLabels, sourceLabels } from './kinds/labels'
import { majorCategoryTexts, majorProfiles, mergedMajors } from './kinds/major'
import { mentorTeamFile } from './kinds/mentor-team'
import { people } from './kinds/person'
import { immigrationProducts, productTerms, studyProducts } from './kinds/product'
import { programmes } from './kinds/programme'
import { schoolInChina } from './kinds/school-in-china'
import { sitePageFile } from './kinds/site-page'
import { stories } from './kinds/story'

/** Every kind of content that is written in files of its own. */
export const everyCollection: readonly Collection<unknown>[] = [
  articles,
  people,
  cases,
  stories,
  changes,
  countryChannels,
  subjectChannels,
  cityFiles,
  officialSites,
  majorProfiles,
  majorCategoryTexts,
  mergedMajors,
  productTerms,
  studyProducts,
  immigrationProducts,
  programmes,
  courseTerms,
  courseFiles,
  backgroundTerms,
  backgroundFiles,
  guideTerms,
  guides,
  jointAliases,
  costCountries,
  schoolPriceFile,
  conditionCountries,
  links,
  posters,
  sitePageFile,
  selections,
  countryFile,
  branchSeats,
  shortNameFile,
  caseLabels,
  changeLabels,
  sourceLabels,
  programmeStateLabels,
  placeNames,
  officialCheckFile,
  dataSourceFile,
  schoolValueFile,
  interestTest,
  gpaScales,
  rankPages,
  adviceFile,
  questionFile,
  schoolInChina,
  mentorTeamFile,
  companyFile,
  fieldNotes,
]

/** What authors must correct before the site can be built or started: file, place, field and remedy, one line each. */
export const collectionProblems = (): string[] => everyCollection.flatMap(({ problems }) => problems())

/** What is written in every kind, for a build. */
export const everyWritten = () =>
  Object.fromEntries(everyCollection.map(({ name, written }) => [name, written()]))

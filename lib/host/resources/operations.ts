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

/** Every content call: the routes and the description of the contract are made from this list. */
export const contentOperations: readonly ContentOperation[] = [
  ...countryOperations,
  ...filialeOperations,
  ...linkOperations,
  ...posterOperations,
  ...selectedOperations,
  ...newsOperations,
  ...newsCountryOperations,
  ...schoolOperations,
  ...programmeOperations,
  ...tuitionOperations,
  ...serviceTeamOperations,
  ...mstOperations,
  ...storyOperations,
  ...caseOperations,
  ...majorOperations,
  ...examCourseOperations,
  ...backgroundOperations,
  ...productOperations,
  ...mapListOperations,
  ...searchOperations,
]

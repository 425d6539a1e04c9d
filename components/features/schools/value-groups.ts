import type { School } from '@/lib/api/schools'
import type { SchoolValueKey } from '@/lib/schools/values'

/** The questions of a school's page that published values answer, in the order of the page. */
export const bandIds = ['costs', 'admission', 'outcomes', 'place'] as const

export type BandId = (typeof bandIds)[number]

type Keys = readonly SchoolValueKey[]

type Bands = Readonly<Record<BandId, Keys>>

/** Values of a past season, in a fold below the others. */
const pastSeason: ReadonlySet<SchoolValueKey> = new Set<SchoolValueKey>([
  'test-policy',
  'common-app-early',
  'common-app-regular',
  'common-app-fee',
])

const founded = ['founded', 'founded-two', 'campus'] as const satisfies Keys

const commonApp = [...pastSeason]

const unitedStates: Bands = {
  costs: ['tuition-undergraduate', 'housing', 'tuition-graduate', 'graduate-living', 'graduate-insurance'],
  admission: ['admission-rate', 'sat', 'act', 'sat-reading', 'sat-math', 'english-tests', ...commonApp],
  outcomes: ['completion-rate', 'retention-rate', 'earnings-10-years'],
  place: [
    'international-share',
    'international-share-undergraduate',
    'students',
    'undergraduates',
    'graduates',
    'student-faculty-ratio',
    'residential',
    'setting',
    'research',
    'highest-degree',
    ...founded,
  ],
}

const unitedKingdom: Bands = {
  costs: ['range-master', 'range-bachelor'],
  admission: ['ielts', 'english-tests', ...commonApp],
  outcomes: [],
  place: [
    'international-share',
    'students',
    'undergraduate-courses',
    'main-site',
    'tef-overall',
    'tef-experience',
    'tef-outcomes',
    'accommodation',
    'students-union',
    ...founded,
  ],
}

const australia: Bands = {
  costs: ['range-master', 'lowest-master', 'range-bachelor', 'lowest-bachelor'],
  admission: ['ielts', 'english-tests', ...commonApp],
  outcomes: ['overseas-retention', 'overseas-success'],
  place: ['international-share', 'students', 'student-staff-ratio', 'cricos-provider', ...founded],
}

const canada: Bands = {
  costs: ['range-bachelor', 'range-master'],
  admission: ['ielts', 'english-tests', 'dli', 'pal-exempt', ...commonApp],
  outcomes: ['pgwp'],
  place: ['ownership', ...founded],
}

const japan: Bands = {
  costs: [],
  admission: commonApp,
  outcomes: [],
  place: ['ownership', 'faculties', 'graduate-schools', 'japanese-name', 'japanese-address', ...founded],
}

const asia: Bands = {
  costs: ['masters-fees', 'masters-listed'],
  admission: commonApp,
  outcomes: ['graduate-pay', 'programmes-surveyed'],
  place: founded,
}

const europe: Bands = {
  costs: [],
  admission: commonApp,
  outcomes: [],
  place: [
    'institution-type',
    'ownership',
    'degree-levels',
    'doctorate-right',
    'fields-europe',
    'students-europe',
    'students-hrk',
    'students',
    'international-share',
    ...founded,
  ],
}

const byCountry: Readonly<Record<string, Bands>> = {
  us: unitedStates,
  uk: unitedKingdom,
  au: australia,
  ca: canada,
  jp: japan,
  sg: asia,
  hk: asia,
}

const highSchool: Bands = {
  costs: ['senior-fee', 'junior-fee'],
  admission: ['sevp', 'takes-international', 'cricos-provider', 'ages', 'gender', 'boarding-2021'],
  outcomes: ['a-level-points', 'a-level-grade', 'aab-share', 'a-level-pupils'],
  place: ['operator', 'ownership', 'sites', 'pupils-16-18', 'roll'],
}

/** The values of a school for each section, and separately those of a past season. */
export function valueBandsOf({ level, country, values, programmes }: School): Bands & { past: Keys } {
  const bands = level === 'hischool' ? highSchool : (byCountry[country] ?? europe)
  // The page counts the courses that it lists. The number in the profile is of another edition of the same register, so it would contradict.
  const hasCourses = programmes.some(({ level }) => level === 'bachelor')
  const held = (id: BandId) =>
    bands[id].filter((key) => values.has(key) && !(key === 'undergraduate-courses' && hasCourses))
  return {
    costs: held('costs'),
    admission: held('admission').filter((key) => !pastSeason.has(key)),
    outcomes: held('outcomes'),
    place: held('place'),
    past: held('admission').filter((key) => pastSeason.has(key)),
  }
}

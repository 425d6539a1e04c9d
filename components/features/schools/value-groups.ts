import { testPolicyOf } from '@/lib/admissions/test-policies'
import type { School } from '@/lib/api/schools'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import type { SchoolValueKey } from '@/lib/schools/values'

/** Values that answer one question of a family, in the order in which they matter. */
export type ValueGroup = {
  id: string
  title: string
  keys: readonly SchoolValueKey[]
  /** Of a season that is over: folded below the others. */
  past: readonly SchoolValueKey[]
}

const group = (id: string, title: string, ...keys: SchoolValueKey[]): ValueGroup => ({
  id,
  title,
  keys: keys.filter((key) => !pastSeason.has(key)),
  past: keys.filter((key) => pastSeason.has(key)),
})

const pastSeason: ReadonlySet<SchoolValueKey> = new Set<SchoolValueKey>([
  'test-policy',
  'common-app-early',
  'common-app-regular',
  'common-app-fee',
])

const founded = ['founded', 'founded-two', 'campus'] as const satisfies readonly SchoolValueKey[]

const unitedStates = [
  group(
    'admission',
    '能不能进：录取率、分数与考试要求',
    'admission-rate',
    'sat',
    'sat-reading',
    'sat-math',
    'act',
    'test-policy',
    'common-app-early',
    'common-app-regular',
    'common-app-fee',
  ),
  group(
    'costs',
    '一年要多少钱',
    'tuition-undergraduate',
    'housing',
    'tuition-graduate',
    'graduate-living',
    'graduate-insurance',
  ),
  group(
    'people',
    '同学是谁：规模与国际学生',
    'undergraduates',
    'graduates',
    'students',
    'international-share',
    'international-share-undergraduate',
    'student-faculty-ratio',
    'residential',
    'setting',
  ),
  group(
    'outcomes',
    '读完之后：完成率与收入',
    'completion-rate',
    'retention-rate',
    'earnings-10-years',
    'research',
    'highest-degree',
  ),
  group('place', '建校与校区', ...founded),
]

const unitedKingdom = [
  group('costs', '一年要多少钱、语言要求', 'range-bachelor', 'range-master', 'ielts'),
  group('people', '同学是谁：规模与国际学生', 'students', 'international-share', 'undergraduate-courses'),
  group('outcomes', '教学评级', 'tef-overall', 'tef-experience', 'tef-outcomes'),
  group('place', '校区与住宿', 'main-site', 'accommodation', 'students-union', ...founded),
]

const australia = [
  group('costs', '一年要多少钱、语言要求', 'range-bachelor', 'range-master', 'ielts'),
  group('people', '同学是谁：规模与海外学生', 'students', 'international-share', 'student-staff-ratio'),
  group('outcomes', '海外学生读得怎样', 'overseas-retention', 'overseas-success'),
  group('place', '代码、建校与校区', 'cricos-provider', ...founded),
]

const canada = [
  group('permit', '学习许可与毕业后工签', 'dli', 'pgwp', 'pal-exempt', 'ownership'),
  group('costs', '一年要多少钱、语言要求', 'range-bachelor', 'range-master', 'ielts'),
  group('place', '建校与校区', ...founded),
]

const costs = group('costs', '要多少钱')

const japan = [
  costs,
  group('kind', '国立还是私立、有哪些学部', 'japanese-name', 'ownership', 'faculties', 'graduate-schools'),
  group('place', '地址与建校', 'japanese-address', ...founded),
]

const asia = [
  group('costs', '要多少钱', 'masters-fees', 'masters-listed'),
  group('outcomes', '毕业之后', 'graduate-pay', 'programmes-surveyed'),
  group('place', '建校与校区', ...founded),
]

const europe = [
  costs,
  group(
    'kind',
    '是什么样的学校',
    'institution-type',
    'ownership',
    'degree-levels',
    'doctorate-right',
    'fields-europe',
  ),
  group('people', '规模', 'students-europe', 'students-hrk', 'students', 'international-share'),
  group('place', '建校与校区', ...founded),
]

const byCountry: Readonly<Record<string, readonly ValueGroup[]>> = {
  us: unitedStates,
  uk: unitedKingdom,
  au: australia,
  ca: canada,
  jp: japan,
  sg: asia,
  hk: asia,
}

const highSchool = [
  group(
    'visa',
    '能不能办签证、谁在办学',
    'sevp',
    'operator',
    'ownership',
    'takes-international',
    'cricos-provider',
  ),
  group('kind', '招收年龄、男女校与寄宿', 'ages', 'gender', 'boarding-2021', 'sites'),
  group(
    'results',
    '人数与成绩',
    'pupils-16-18',
    'a-level-points',
    'a-level-grade',
    'aab-share',
    'a-level-pupils',
    'roll',
  ),
  group('costs', '登记的学费', 'senior-fee', 'junior-fee'),
]

/** The groups of a school that hold a value, or a price of the register, what matters first in its country in front. */
export function valueGroupsOf({ id: school, level, country, values, fees }: School): ValueGroup[] {
  const hasPrices = registeredFeesOf(school).length > 0 || fees.some(({ kind }) => kind === 'group')
  const groups = level === 'hischool' ? highSchool : (byCountry[country] ?? europe)
  return groups
    .map((one) => ({
      ...one,
      keys: one.keys.filter((key) => values.has(key)),
      past: one.past.filter((key) => values.has(key)),
    }))
    .filter(
      ({ id, keys, past }) =>
        keys.length > 0 ||
        past.length > 0 ||
        (id === 'costs' && hasPrices) ||
        (id === 'admission' && testPolicyOf(school) !== null),
    )
}

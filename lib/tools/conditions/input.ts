import { type SearchParams, single } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { levels } from '@/lib/tools/cost/country'
import { typedNumber } from '@/lib/tools/typed-number'

/** Changes whenever the same answers could give another result. */
export const conditionsVersion = '2026.6'

export type ConditionLevel = (typeof levels)[number]['value']

export const gradeSystems = [
  { value: 'percent', label: '百分制均分', max: 100, hint: '0–100' },
  { value: 'gpa', label: '绩点（4.0 或 4.3 制）', max: 4.3, hint: '0–4.3' },
  { value: 'gaokao', label: '高考总分（满分 750）', max: 750, hint: '0–750' },
  { value: 'gaokao-660', label: '高考总分（上海，满分 660）', max: 660, hint: '0–660' },
  { value: 'gaokao-900', label: '高考总分（海南，满分 900）', max: 900, hint: '0–900' },
  { value: 'ib', label: 'IB 文凭总分', max: 45, hint: '0–45' },
  { value: 'ucas', label: 'UCAS 积分（英国本科，A-Level 等换算）', max: 300, hint: '0–300' },
] as const
type GradeSystem = (typeof gradeSystems)[number]['value']

/** Full marks of the paper, by province; null where the marks are no 高考. */
export function gaokaoOf(grade: ConditionInput['grade']): { total: number; full: number } | null {
  if (grade === null || !grade.system.startsWith('gaokao')) return null
  const { max } = gradeSystems.find(({ value }) => value === grade.system) ?? gradeSystems[0]
  return { total: grade.value, full: max }
}

export const fields = [
  { value: 'business', label: '商科与经济' },
  { value: 'engineering', label: '工科与计算机' },
  { value: 'science', label: '理科与数学' },
  { value: 'humanities', label: '人文、社科与法律' },
  { value: 'art', label: '艺术与设计' },
  { value: 'health', label: '医学与健康' },
  { value: 'education', label: '教育与传播' },
] as const
export type FieldFamily = (typeof fields)[number]['value']

export const languageTests = [
  { value: 'ielts', label: '雅思总分', min: 0, max: 9, step: 0.5 },
  { value: 'toefl', label: '托福总分（0–120）', min: 0, max: 120, step: 1 },
  { value: 'pte', label: 'PTE 总分', min: 10, max: 90, step: 1 },
] as const
export type LanguageTest = (typeof languageTests)[number]['value']

/** Tests that US schools publish the middle half of. */
export const admissionTests = [
  { value: 'sat', label: 'SAT 总分', min: 400, max: 1600, step: 10 },
  { value: 'act', label: 'ACT 总分', min: 1, max: 36, step: 1 },
] as const
export type AdmissionTest = (typeof admissionTests)[number]['value']

export const jlptLevels = [
  { value: '1', label: 'N1' },
  { value: '2', label: 'N2' },
  { value: '3', label: 'N3' },
  { value: '4', label: 'N4' },
  { value: '5', label: 'N5' },
] as const

export const preferences = [
  { value: 'work', label: '毕业后想留下工作一段时间' },
  { value: 'english', label: '只考虑英语授课' },
  { value: 'near', label: '离家近一些' },
] as const
type Preference = (typeof preferences)[number]['value']

const budgetLimit = 3_000_000

export type ConditionInput = {
  level: ConditionLevel
  field: FieldFamily | null
  grade: { system: GradeSystem; value: number } | null
  /** Institution in China of the first degree, as typed; for a master's only. */
  university: string | null
  /** What the visitor has, by test. */
  tests: Partial<Record<LanguageTest, number>>
  /** Scores of the tests for admission to US colleges. */
  scores: Partial<Record<AdmissionTest, number>>
  /** 1 (highest) to 5. */
  jlpt: number | null
  /** Yuan per year. */
  budget: number | null
  preferences: readonly Preference[]
  /** Country codes to look at; all when empty. */
  countries: readonly string[]
}

export type ConditionReading = {
  input: ConditionInput
  /** What stood in the address, by field, so that the form shows it again. */
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  notes: readonly string[]
  isAsked: boolean
}

/** Reads the answers from the address. A bad value gets a message and counts as not given; the others stay. */
export function readConditions(params: SearchParams, codes: readonly string[]): ConditionReading {
  const errors: Record<string, string> = {}
  const typed: Record<string, string> = {}
  const notes: string[] = []
  for (const name of singleFields) {
    const value = single(params[name])
    if (value !== '') typed[name] = value.slice(0, longestAnswer)
  }
  const choose = <T extends string>(name: string, choices: readonly { value: T }[]): T | null => {
    const text = typed[name]
    if (text === undefined) return null
    const found = choices.find(({ value }) => value === text)
    if (found === undefined) errors[name] = `没有“${text}”这个选项，已忽略`
    return found?.value ?? null
  }
  const several = <T extends string>(name: string, label: string, choices: readonly T[]): T[] => {
    const chosen = [params[name] ?? []].flat().filter((text) => text !== '')
    if (chosen.some((text) => !choices.some((choice) => choice === text))) {
      notes.push(`${label}里有认不出的选项，已忽略`)
    }
    return choices.filter((choice) => chosen.includes(choice))
  }
  const number = (name: string, { min, max, step }: { min: number; max: number; step: number }) => {
    const text = typed[name]
    if (text === undefined) return null
    const value = typedNumber(text)
    if (
      value !== null &&
      value >= min &&
      value <= max &&
      Number.isInteger(Math.round(value * 100) / (step * 100))
    ) {
      return value
    }
    const unit = step === 1 ? '整数' : step === 0.01 ? '数' : `数，以 ${step} 为一档`
    errors[name] = `请填 ${min} 到 ${max.toLocaleString('zh-CN')} 之间的${unit}，这一项暂不计入`
    return null
  }

  const system = choose('system', gradeSystems) ?? 'percent'
  const { max } = gradeSystems.find(({ value }) => value === system) ?? gradeSystems[0]
  const whole = system !== 'percent' && system !== 'gpa'
  const typedGrade = number('grade', { min: 0, max, step: whole ? 1 : 0.01 })
  const isGradePoint = system === 'percent' && typedGrade !== null && typedGrade > 0 && typedGrade <= 5
  if (isGradePoint) errors.grade = '这个数像绩点：请把“成绩的写法”改成绩点，或填百分制均分，这一项暂不计入'
  const grade = isGradePoint ? null : typedGrade
  const tests: Partial<Record<LanguageTest, number>> = {}
  for (const test of languageTests) {
    const value = number(test.value, test)
    if (value !== null) tests[test.value] = value
  }
  const scores: Partial<Record<AdmissionTest, number>> = {}
  for (const test of admissionTests) {
    const value = number(test.value, test)
    if (value !== null) scores[test.value] = value
  }
  const jlpt = choose('jlpt', jlptLevels)
  const version = single(params.v)
  if (version !== '' && version !== conditionsVersion) {
    notes.push(`网址里的结果按旧规则（${version.slice(0, 12)}）得出，现在按 ${conditionsVersion} 重新判断`)
  }
  const input: ConditionInput = {
    level: choose('level', levels) ?? 'undergraduate',
    field: choose('field', fields),
    grade: grade === null ? null : { system, value: grade },
    university: typed.cn ?? null,
    tests,
    scores,
    jlpt: jlpt === null ? null : Number(jlpt),
    budget: readBudget(typed, errors),
    preferences: several(
      'pref',
      '偏好',
      preferences.map(({ value }) => value),
    ),
    countries: several('c', '国家或地区', codes),
  }
  return { input, typed, errors, notes, isAsked: Object.keys(params).some((name) => known.has(name)) }
}

/** Below this a number without a unit is taken for ten thousands, as families say it: nobody studies on 300 yuan a year. */
const leastYuan = 1000

/** A budget as people write it: `30万`, `30 万元`, `300000`, `30` for ten thousands. */
function readBudget(typed: Readonly<Record<string, string>>, errors: Record<string, string>): number | null {
  if (typed.budget === undefined) return null
  const [, digits = '', unit = ''] = /^([\d,.\s]+)(万元?|w|元)?$/i.exec(typed.budget.normalize('NFKC')) ?? []
  const value = typedNumber(digits)
  if (value !== null) {
    const isWan = unit === '' ? value < leastYuan : unit !== '元'
    const yuan = Math.round(isWan ? value * 10_000 : value)
    if (yuan > 0 && yuan <= budgetLimit) return yuan
  }
  errors.budget = `请填每年的预算，例如“30万”或“300000”，不超过 ${budgetLimit / 10_000} 万元；这一项暂不计入`
  return null
}

/** The address that gives this result again, with the version of the rules. */
export function conditionsHref(input: ConditionInput): string {
  const { level, field } = input
  const query = new URLSearchParams({ level })
  if (field !== null) query.set('field', field)
  if (input.university !== null) query.set('cn', input.university)
  for (const [name, value] of answersOf(input)) query.set(name, value)
  for (const preference of input.preferences) query.append('pref', preference)
  for (const code of input.countries) query.append('c', code)
  query.set('v', conditionsVersion)
  return `${paths.conditionCheck}?${query}`
}

/** What the visitor has, as fields of an address: marks, tests and budget, which other tools read by the same names. */
export function answersOf({ grade, tests, scores, jlpt, budget }: ConditionInput): [string, string][] {
  const query = new URLSearchParams()
  if (grade !== null) {
    query.set('system', grade.system)
    query.set('grade', String(grade.value))
  }
  for (const [test, value] of Object.entries({ ...tests, ...scores })) query.set(test, String(value))
  if (jlpt !== null) query.set('jlpt', String(jlpt))
  if (budget !== null) query.set('budget', String(budget))
  return [...query]
}

/** The longest name of an institution on a list, and short enough that an address fits a lead. */
export const longestAnswer = 24

const singleFields = [
  'level',
  'field',
  'system',
  'grade',
  'cn',
  'ielts',
  'toefl',
  'pte',
  'sat',
  'act',
  'jlpt',
  'budget',
] as const
const known = new Set<string>([...singleFields, 'pref', 'c'])

import {
  choice,
  isInAddress,
  number,
  readAddress,
  type SearchParams,
  several,
  text,
  writeAddress,
} from '@/lib/address'
import { paths } from '@/lib/routing/paths'
import { type Level, levels } from '@/lib/tools/cost/levels'
import { yearlyBudget } from '@/lib/tools/cost/yearly-budget'
import { newToefl } from '@/lib/tools/toefl'

/** Must change whenever the same answers could give another result. */
export const conditionsVersion = '2026.9'

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

/** Total and full marks of the 高考, by province; null when the marks are not from a 高考. */
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
  { value: 'ielts', label: '雅思总分', min: 0, max: 9, step: 0.5, optional: true },
  {
    value: 'toefl',
    label: '托福总分（0–120）',
    min: 0,
    max: 120,
    step: 1,
    optional: true,
    misread: newToefl,
  },
  { value: 'pte', label: 'PTE 总分', min: 10, max: 90, step: 1, optional: true },
] as const
export type LanguageTest = (typeof languageTests)[number]['value']

const jlptLevels = [
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

export type ConditionInput = {
  level: Level
  field: FieldFamily | null
  grade: { system: GradeSystem; value: number } | null
  /** Institution in China of the first degree, as typed; for a master's only. */
  university: string | null
  /** The visitor's scores, by test. */
  tests: Partial<Record<LanguageTest, number>>
  /** 1 (highest) to 5. */
  jlpt: number | null
  /** Yuan per year. */
  budget: number | null
  preferences: readonly Preference[]
  /** Country codes to compare; all when empty. */
  countries: readonly string[]
}

export type ConditionReading = {
  input: ConditionInput
  /** The texts in the address, by field, so that the form shows them again. */
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  notes: readonly string[]
  isAsked: boolean
}

/** As long as the longest name of an institution on a list, and short enough for an address in a lead. */
const longestAnswer = 24

const isWhole = (system: GradeSystem) => system !== 'percent' && system !== 'gpa'

const [percent] = gradeSystems

/** What to tell about marks that are of another scale than the chosen one. */
function otherScale(system: GradeSystem, value: number): string | null {
  if (system === 'percent' && value > 0 && value <= 5)
    return '这个数像绩点：请把“成绩的写法”改成绩点，或填百分制均分'
  if (system === 'percent' && value > 5 && value <= 20)
    return '这个数像 10 分制或 20 分制的均分，各校折法不同：请填成绩单上的百分制均分'
  if (system === 'gpa' && value > 4.3 && value <= 5)
    return '这是 5.0 制的绩点，各校折法不同：请把“成绩的写法”改成百分制，填成绩单上的均分'
  if (system === 'gpa' && value > 20) return '这个数像百分制均分：请把“成绩的写法”改成百分制'
  return null
}

/** The visitor's marks, tests and budget, under the names by which the tools read them. */
const answerFieldsOf = (system: GradeSystem) => ({
  system: choice(gradeSystems, { label: '成绩的写法' }),
  grade: number({
    label: '成绩',
    min: 0,
    max: gradeSystems.find(({ value }) => value === system)?.max ?? percent.max,
    step: isWhole(system) ? 1 : 0.01,
    misread: (value) => otherScale(system, value),
  }),
  ielts: number(languageTests[0]),
  toefl: number(languageTests[1]),
  pte: number(languageTests[2]),
  jlpt: choice(jlptLevels, { label: '日语能力考', placeholder: '没有' }),
  budget: yearlyBudget,
})

const answerFields = answerFieldsOf(percent.value)

const fieldsOf = (codes: readonly string[], system: GradeSystem) => ({
  level: choice(levels, { label: '阶段' }),
  field: choice(fields, { label: '专业方向', placeholder: '还没定' }),
  cn: text(longestAnswer, {
    label: '国内本科学校',
    hint: '申请硕士时填中文全名，用来对照英国各校公布的院校名单',
    optional: true,
  }),
  ...answerFieldsOf(system),
  pref: several(
    preferences.map(({ value }) => value),
    '偏好里有认不出的选项，已忽略',
  ),
  c: several(codes, '国家或地区里有认不出的选项，已忽略'),
  v: text(12),
})

/** The table from which the form is drawn; its messages are those of percent. */
export const conditionFields = fieldsOf([], percent.value)

/** The scores that were given, without the answers of other fields. */
function scoresOf(values: ConditionInput['tests']): ConditionInput['tests'] {
  const scores: ConditionInput['tests'] = {}
  for (const { value } of languageTests) if (values[value] !== undefined) scores[value] = values[value]
  return scores
}

/** Reads the answers from the address. An invalid value gets a message and counts as missing; the others are used. */
export function readConditions(params: SearchParams, codes: readonly string[]): ConditionReading {
  const system = readAddress({ system: answerFields.system }, params).values.system ?? percent.value
  const { v: _, ...asked } = fieldsOf(codes, system)
  const { values, typed, errors } = readAddress(fieldsOf(codes, system), params)
  const { pref, c, v, ...own } = errors
  const notes = [pref, c].filter((note) => note !== undefined)
  if (values.v !== undefined && values.v !== conditionsVersion) {
    notes.push(`网址里的结果按旧规则（${values.v}）得出，现在按 ${conditionsVersion} 重新判断`)
  }
  const input: ConditionInput = {
    level: values.level ?? 'undergraduate',
    field: values.field ?? null,
    grade: values.grade === undefined ? null : { system, value: values.grade },
    university: values.cn ?? null,
    tests: scoresOf(values),
    jlpt: values.jlpt === undefined ? null : Number(values.jlpt),
    budget: values.budget ?? null,
    preferences: values.pref ?? [],
    countries: values.c ?? [],
  }
  return { input, typed, errors: own, notes, isAsked: isInAddress(asked, params) }
}

/** The visitor's answers as values of `answerFields`. */
const answersOf = ({ grade, tests, jlpt, budget }: ConditionInput) => ({
  system: grade?.system,
  grade: grade?.value,
  ...tests,
  jlpt: jlptLevels.find(({ value }) => Number(value) === jlpt)?.value,
  budget: budget ?? undefined,
})

/** The address of this result, with the version of the rules. */
export const conditionsHref = (input: ConditionInput): string =>
  writeAddress(paths.conditionCheck, fieldsOf(input.countries, input.grade?.system ?? percent.value), {
    level: input.level,
    field: input.field ?? undefined,
    cn: input.university ?? undefined,
    ...answersOf(input),
    pref: input.preferences,
    c: input.countries,
    v: conditionsVersion,
  })

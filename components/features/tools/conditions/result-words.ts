import { grouped } from '@/lib/core/numbers'
import { type ConditionStatus, isPartial } from '@/lib/tools/conditions/condition'
import { type CountryResult, type Question, questions } from '@/lib/tools/conditions/evaluate'
import {
  admissionTests,
  type ConditionInput,
  gradeSystems,
  languageTests,
} from '@/lib/tools/conditions/input'
import { levels } from '@/lib/tools/cost/levels'

/** The answers of the visitor in one line. */
export function answerWords({
  level,
  grade,
  university,
  tests,
  scores,
  jlpt,
  budget,
}: ConditionInput): string {
  const system = gradeSystems.find(({ value }) => value === grade?.system)
  return [
    levels.find(({ value }) => value === level)?.label,
    university,
    grade === null ? null : `${system?.label} ${grade.value}`,
    ...[...languageTests, ...admissionTests].map(({ value, label }) => {
      const score = { ...tests, ...scores }[value]
      return score === undefined ? null : `${label} ${score}`
    }),
    jlpt === null ? null : `日语 N${jlpt}`,
    budget === null ? null : `每年 ${grouped(budget / 10_000)} 万元`,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' · ')
}

/** The conditions of a country, in the order of their columns. */
export const markColumns = [
  { id: 'budget', label: '预算' },
  { id: 'funds', label: '资金' },
  { id: 'language', label: '语言' },
  { id: 'grade', label: '学业' },
] as const

const questionNames: Readonly<Record<Question, string>> = { money: '预算', marks: '成绩', language: '语言' }

const conditionOf: Readonly<Record<Question, string>> = {
  money: 'budget',
  marks: 'grade',
  language: 'language',
}

/** The condition behind a question. */
const behind = ({ conditions }: CountryResult, question: Question) =>
  conditions.find(({ id }) => id === conditionOf[question])

export const questionsOf = ({ answers }: CountryResult, wanted: ConditionStatus): Question[] =>
  [...answers].filter(([, status]) => status === wanted).map(([question]) => question)

/** The questions that are met only at some of a country's schools. */
const partialOf = (result: CountryResult): Question[] =>
  questionsOf(result, 'met').filter((question) => {
    const condition = behind(result, question)
    return condition !== undefined && isPartial(condition)
  })

/** 预算达到，成绩够 40 所里的 3 所 */
function metWords(result: CountryResult): string {
  const partial = partialOf(result)
  const whole = questionsOf(result, 'met').filter((question) => !partial.includes(question))
  return [
    ...(whole.length === 0 ? [] : [`${questionWords(whole)}达到`]),
    ...partial.map((question) => {
      const share = behind(result, question)?.share
      if (share === undefined) return ''
      const { reached, compared, unit, tail, open = 0 } = share
      if (open > 0 && reached === compared)
        return `${questionNames[question]}够写了线的 ${reached} ${unit}，另 ${open} ${unit}没有可比的线`
      const of = `${compared} ${unit}里${tail === undefined ? '的' : ''} ${reached} ${unit}${tail ?? ''}`
      return `${questionNames[question]}够 ${of}`
    }),
  ].join('，')
}

/** Countries that can be compared only in part, grouped by what is met: 预算达到，成绩没有可比的数. The most that is met comes first. */
export function kindsOf(countries: readonly CountryResult[]): [words: string, countries: CountryResult[]][] {
  const groups = Map.groupBy(countries, (result) => {
    const partial = partialOf(result)
    const met = questionsOf(result, 'met').filter((question) => !partial.includes(question))
    const open = questionsOf(result, 'unknown')
    return [
      ...(met.length === 0 ? [] : [`${questionWords(met)}达到`]),
      ...(partial.length === 0 ? [] : [`${questionWords(partial)}够一部分学校`]),
      met.length + partial.length === 0 ? '没有可比的数' : `${questionWords(open)}没有可比的数`,
    ].join('，')
  })
  const metIn = ([, [first]]: [string, CountryResult[]]) =>
    first === undefined ? 0 : questionsOf(first, 'met').length
  return [...groups].toSorted((a, b) => metIn(b) - metIn(a))
}

const questionWords = (asked: readonly Question[]): string =>
  asked.map((question) => questionNames[question]).join('、')

/** 不清楚（7），没有可比的数 */
export const unclearWords = (countries: readonly CountryResult[]): string =>
  `不清楚（${countries.length}），没有可比的数`

/** Most countries whose counts are told one by one. */
const mostCounted = 3

/**
 * What is met, with counts where it is met at some schools only; then what is met while the rest cannot be compared, then what is missed.
 * A further answer never removes a country that is affordable from it: the rest of its answers is said to be unknown.
 */
export function headline(countries: readonly CountryResult[]): string {
  const of = (wanted: CountryResult['standing']) => countries.filter(({ standing }) => standing === wanted)
  const [reached, missed, unknown] = [of('reached'), of('missed'), of('unknown')]
  const told = [...(countries[0]?.answers.keys() ?? [])]
  const [counted, whole] = [
    reached.filter((result) => partialOf(result).length > 0),
    reached.filter((result) => partialOf(result).length === 0),
  ]
  const partly = kindsOf(unknown.filter((result) => questionsOf(result, 'met').length > 0))
  const open = unknown.filter((result) => questionsOf(result, 'met').length === 0)
  const parts = [
    whole.length > 0 && `${questionWords(told)}${told.length > 1 ? '都' : ''}达到：${namesOf(whole)}`,
    ...counted.slice(0, mostCounted).map((result) => `${result.name}：${metWords(result)}`),
    counted.length > mostCounted && `另有 ${counted.length - mostCounted} 个够一部分学校`,
    ...partly.map(([words, own]) => `${words}：${namesOf(own)}`),
    missed.length > 0 && `有未达到的：${namesOf(missed)}`,
    open.length > 0 &&
      (open.length === countries.length ? `没有可比的数：${namesOf(open)}` : `不清楚：${open.length} 个`),
  ]
  return parts.filter((part) => part !== false).join('；')
}

const namesOf = (countries: readonly CountryResult[]): string => {
  const names = countries.slice(0, 5).map(({ name }) => name)
  return `${names.join('、')}${countries.length > names.length ? `等 ${countries.length} 个` : ''}`
}

/** What is missing for the nearest of the missed countries, and which questions were not answered. */
export function nearestWords(countries: readonly CountryResult[]): string {
  const unmetIn = (result: CountryResult) => questionsOf(result, 'unmet').length
  const lackIn = (result: CountryResult) => behind(result, 'money')?.gap?.size ?? 0
  const [missed] = countries
    .filter(({ standing }) => standing === 'missed')
    .toSorted((a, b) => unmetIn(a) - unmetIn(b) || lackIn(a) - lackIn(b))
  const gaps = missed?.conditions.flatMap(({ id, label, status, gap }) => {
    const name = markColumns.find((column) => column.id === id)?.label ?? label
    return status === 'unmet' ? [`${name}${gap?.text ?? '未达到'}`] : []
  })
  const untold = questions.filter((question) => countries[0]?.answers.has(question) === false)
  return [
    missed !== undefined && `${missed.name}差的是：${gaps?.join('；')}。`,
    untold.length > 0 && `没有填${questionWords(untold)}，没有比。`,
  ]
    .filter((part) => part !== false)
    .join('')
}

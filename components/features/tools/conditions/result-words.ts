import { grouped } from '@/lib/core/numbers'
import type { ConditionState } from '@/lib/tools/conditions/condition'
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

/** The questions of a country that have one of the states. */
export const questionsOf = ({ answers }: CountryResult, ...wanted: readonly ConditionState[]): Question[] =>
  [...answers].filter(([, state]) => wanted.includes(state)).map(([question]) => question)

/** 预算达到，成绩够 40 所里的 3 所；预算够价低的学校 */
function metWords(result: CountryResult): string {
  const whole = questionsOf(result, 'met')
  return [
    ...(whole.length === 0 ? [] : [`${questionWords(whole)}达到`]),
    ...questionsOf(result, 'partly').map((question) => {
      const share = behind(result, question)?.share
      if (share === undefined) return partlyWords(question)
      const { reached, compared, unit, tail, open = 0 } = share
      if (open > 0 && reached === compared)
        return `${questionNames[question]}够写了线的 ${reached} ${unit}，另 ${open} ${unit}没有可比的线`
      const of = `${compared} ${unit}里${tail === undefined ? '的' : ''} ${reached} ${unit}${tail ?? ''}`
      return `${questionNames[question]}够 ${of}`
    }),
  ].join('，')
}

const partlyWords = (question: Question): string =>
  question === 'money' ? '预算够价低的学校' : `${questionNames[question]}够一部分学校`

/** Countries that can be compared only in part, grouped by what is met: 预算达到，成绩没有可比的数. The most that is met comes first. */
export function kindsOf(countries: readonly CountryResult[]): [words: string, countries: CountryResult[]][] {
  const groups = Map.groupBy(countries, (result) => {
    const whole = questionsOf(result, 'met')
    const partly = questionsOf(result, 'partly')
    return [
      ...(whole.length === 0 ? [] : [`${questionWords(whole)}达到`]),
      ...partly.map(partlyWords),
      unknownWords(result),
    ].join('，')
  })
  const metIn = ([, [first]]: [string, CountryResult[]], ...states: ConditionState[]) =>
    first === undefined ? 0 : questionsOf(first, ...states).length
  return [...groups].toSorted(
    (a, b) => metIn(b, 'met', 'partly') - metIn(a, 'met', 'partly') || metIn(b, 'met') - metIn(a, 'met'),
  )
}

/** What cannot be compared: 成绩没有可比的数; without a subject when nothing can. */
export const unknownWords = (result: CountryResult): string =>
  `${questionsOf(result, 'met', 'partly').length === 0 ? '' : questionWords(questionsOf(result, 'unknown'))}没有可比的数`

const questionWords = (asked: readonly Question[]): string =>
  asked.map((question) => questionNames[question]).join('、')

/** 不清楚（7），没有可比的数 */
export const unclearWords = (countries: readonly CountryResult[]): string =>
  `不清楚（${countries.length}），没有可比的数`

/** Most countries whose counts are told one by one. */
const mostCounted = 3

/** The countries by how much of the answers is met, as the words name them. */
function groupsOf(countries: readonly CountryResult[]) {
  const of = (wanted: CountryResult['standing']) => countries.filter(({ standing }) => standing === wanted)
  const [reached, missed, unknown] = [of('reached'), of('missed'), of('unknown')]
  const isMet = (result: CountryResult) => questionsOf(result, 'met', 'partly').length > 0
  const isCounted = (result: CountryResult) => questionsOf(result, 'partly').length > 0
  return {
    told: [...(countries[0]?.answers.keys() ?? [])],
    whole: reached.filter((result) => !isCounted(result)),
    counted: reached.filter(isCounted),
    missed,
    partly: kindsOf(unknown.filter(isMet)),
    open: unknown.filter((result) => !isMet(result)),
  }
}

/**
 * What the result means for the visitor, and what to look at next. It says of no country that more is met than the marks in the table, and
 * of none that is not compared that it is missed.
 */
export function leadWords(countries: readonly CountryResult[]): string {
  const { told, whole, counted, missed, partly, open } = groupsOf(countries)
  const of = `您填的${questionWords(told)}，`
  const isMany = told.length > 1
  const reached = [...whole, ...counted]
  if (reached.length > 0) {
    const words = [
      whole.length > 0 && `${namesOf(whole)}${isMany || whole.length > 1 ? '都' : ''}够`,
      counted.length > 0 && `${namesOf(counted)}够一部分学校`,
    ].filter((part) => part !== false)
    return `${of}${words.join('，')}。先看${reached.length > 1 ? '这几处' : reached[0]?.name}的依据`
  }
  const [[, half] = ['', []]] = partly
  const near = byNearness(missed)
  const [nearest] = near
  const lacking = half[0] === undefined ? '' : questionWords(questionsOf(half[0], 'unknown'))
  const lack = nearest === undefined || !isMany ? null : onlyLack(nearest)
  if (lack !== null || lacking !== '') {
    const close = lack === null ? [] : near.filter((result) => onlyLack(result) === lack)
    const words = [
      lack !== null && `${namesOf(close)}只差${lack}`,
      lacking !== '' && `${namesOf(half)}的${lacking}没有可比的数`,
    ].filter((part) => part !== false)
    const ends = lack === null ? `先看各校怎么写${lacking}` : `先看${nearest?.name}差多少`
    return `${of}${countries.length > 1 ? '没有一处能确认全部够；' : ''}${words.join('，')}。${ends}`
  }
  if (nearest === undefined) return `${of}${namesOf(open)}没有公布可比的数，比不出够不够。先看各校写的要求`
  const ends = isMany ? '有不够的' : '不够'
  if (missed.length === 1) return `${of}${nearest.name}${ends}。先看差多少`
  return `${of}比得出的 ${missed.length} 个国家和地区都${ends}。先看离得近的${nearest.name}差多少`
}

/**
 * The good news first: what is met, with counts where it is met at some schools only, also of a country whose schools accept the
 * marks and that misses something else; then what is met while the rest cannot be compared, then what is missed.
 * A further answer never removes a country that is affordable from it: the rest of its answers is said to be unknown.
 */
export function detailWords(countries: readonly CountryResult[]): string[] {
  const { told, whole, counted, missed, partly, open } = groupsOf(countries)
  const mixed = missed
    .filter(({ answers }) => ['met', 'partly'].includes(answers.get('marks') ?? 'unknown'))
    .slice(0, mostCounted)
  const lost = missed.filter((result) => !mixed.includes(result))
  const parts = [
    whole.length > 0 && `${questionWords(told)}${told.length > 1 ? '都' : ''}达到：${namesOf(whole)}`,
    ...counted.slice(0, mostCounted).map((result) => `${result.name}：${metWords(result)}`),
    counted.length > mostCounted && `另有 ${counted.length - mostCounted} 个够一部分学校`,
    ...mixed.map(
      (result) => `${result.name}：${metWords(result)}，${questionWords(questionsOf(result, 'unmet'))}未达到`,
    ),
    ...partly.map(([words, own]) => `${words}：${namesOf(own)}`),
    lost.length > 0 && `有未达到的：${namesOf(lost)}`,
    open.length > 0 && open.length < countries.length && `不清楚：${open.length} 个`,
  ]
  return parts.filter((part) => part !== false)
}

const namesOf = (countries: readonly CountryResult[]): string => {
  const names = countries.slice(0, 5).map(({ name }) => name)
  return `${names.join('、')}${countries.length > names.length ? `等 ${countries.length} 个` : ''}`
}

/**
 * What is missed where only one question is and all others are met; null otherwise. A sum of money may be too small for the costs, for the
 * proof of funds, or for both: 预算和资金.
 */
function onlyLack(result: CountryResult): string | null {
  if (questionsOf(result, 'unknown').length > 0) return null
  const [lack, ...more] = questionsOf(result, 'unmet')
  if (lack === undefined || more.length > 0) return null
  const missed = markColumns.filter(({ id }) =>
    result.conditions.some((condition) => condition.id === id && condition.status === 'unmet'),
  )
  return lack === 'money' && missed.length > 0
    ? missed.map(({ label }) => label).join('和')
    : questionNames[lack]
}

/** The missed countries, the one that lacks least first. */
function byNearness(missed: readonly CountryResult[]): CountryResult[] {
  const unmetIn = (result: CountryResult) => questionsOf(result, 'unmet').length
  const metIn = (result: CountryResult) => questionsOf(result, 'met', 'partly').length
  const lackIn = (result: CountryResult) => behind(result, 'money')?.gap?.size ?? 0
  return missed.toSorted((a, b) => unmetIn(a) - unmetIn(b) || metIn(b) - metIn(a) || lackIn(a) - lackIn(b))
}

/** What is missing for the nearest of the missed countries, and which questions were not answered. */
export function nearestWords(countries: readonly CountryResult[]): string {
  const [missed] = byNearness(countries.filter(({ standing }) => standing === 'missed'))
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

import { grouped } from '@/lib/core/numbers'
import { type ConditionState, moneyWords, stateWords } from '@/lib/tools/conditions/condition'
import { type CountryResult, type Question, questions } from '@/lib/tools/conditions/evaluate'
import { type ConditionInput, gradeSystems, languageTests } from '@/lib/tools/conditions/input'
import { type Level, levels } from '@/lib/tools/cost/levels'

/** The answers of the visitor in one line. */
export function answerWords({ level, grade, university, tests, jlpt, budget }: ConditionInput): string {
  const system = gradeSystems.find(({ value }) => value === grade?.system)
  return [
    levels.find(({ value }) => value === level)?.label,
    university,
    grade === null ? null : `${system?.label} ${grade.value}`,
    ...languageTests.map(({ value, label }) =>
      tests[value] === undefined ? null : `${label} ${tests[value]}`,
    ),
    jlpt === null ? null : `日语 N${jlpt}`,
    budget === null ? null : `每年 ${grouped(budget / 10_000)} 万元`,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' · ')
}

const questionNames: Readonly<Record<Question, string>> = { money: '预算', marks: '成绩', language: '语言' }

/** The conditions behind a question. */
const behind: Readonly<Record<Question, readonly string[]>> = {
  money: ['budget', 'funds'],
  marks: ['grade'],
  language: ['language'],
}

/** What a country says to each answer of the visitor: 预算够，成绩够 38 所里的 35 所; 预算偏低，语言看各校. */
export const placeWords = (result: CountryResult): string =>
  [...result.answers].map(([question, state]) => wordsTo(question, state, result)).join('，')

function wordsTo(question: Question, state: ConditionState, { conditions }: CountryResult): string {
  const name = questionNames[question]
  const own = conditions.filter(({ id }) => behind[question].includes(id))
  if (state === 'unmet') {
    const [gap] = own.flatMap(({ gap }) => gap ?? []).toSorted((a, b) => b.size - a.size)
    return gap?.text ?? `${name}不够`
  }
  if (state === 'unknown') return question === 'money' ? '花费没法比' : `${name}看各校`
  if (state !== 'partly') return `${name}${stateWords[state]}`
  const share = own.find((each) => each.share !== undefined)?.share
  if (share === undefined) return `${name}${moneyWords.partly}`
  const { reached, compared, unit, open = 0 } = share
  if (reached === compared) return `${name}够能比的全部 ${compared} ${unit}`
  return `${name}够${open > 0 ? '能比的' : ''} ${compared} ${unit}里的 ${reached} ${unit}`
}

/** Whether anything of a country could be compared. */
const isCompared = ({ answers }: CountryResult): boolean =>
  [...answers.values()].some((state) => state !== 'unknown')

export const nothingFound = '没法比'

/** What a country says, or that nothing of it could be compared. */
export const stateOfCountry = (result: CountryResult): string =>
  isCompared(result) ? placeWords(result) : nothingFound

/** The first places, and what is missing there. None is called the nearest: a mark of a visa and one of a school are no distances. */
export function headWords(countries: readonly CountryResult[], level: Level): string {
  const [nearest] = countries
  if (nearest === undefined || !isCompared(nearest))
    return level === 'highschool'
      ? '高中的学费和成绩线各校不同，这里没有比'
      : '没有全国统一的线，看各校写的要求'
  const words = placeWords(nearest)
  const equal = countries.filter((each) => placeWords(each) === words).length
  const isMissed = [...nearest.answers.values()].includes('unmet')
  return `${isMissed ? '没有都够的，先看' : '可以先看'}${nearest.name}${equal > 1 ? `等 ${equal} 处` : ''}：${words}`
}

/** The questions that were not answered: 成绩、语言. Empty when all were. */
export const untoldWords = ([first]: readonly CountryResult[]): string =>
  questions
    .filter((question) => first?.answers.has(question) === false)
    .map((question) => questionNames[question])
    .join('、')

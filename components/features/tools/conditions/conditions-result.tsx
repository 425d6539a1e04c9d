import { Actions } from '@/components/ui/actions'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { qualifications } from '@/lib/admissions/entry-thresholds'
import { levels } from '@/lib/content/cost-countries/country'
import { grouped } from '@/lib/core/numbers'
import { checkLegend } from '@/lib/facts/marks'
import { paths } from '@/lib/routing/paths'
import { bandsOf } from '@/lib/tools/conditions/bands'
import { type ConditionStatus, isPartial } from '@/lib/tools/conditions/condition'
import {
  type ConditionSheet,
  type CountryResult,
  type Question,
  questions,
} from '@/lib/tools/conditions/evaluate'
import { fieldAdvice } from '@/lib/tools/conditions/fields'
import {
  admissionTests,
  type ConditionInput,
  type ConditionReading,
  fields,
  gaokaoOf,
  gradeSystems,
  languageTests,
} from '@/lib/tools/conditions/input'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import type { RankEntry } from '@/lib/tools/rankings/entries'
import toolSheetStyles from '../tool-sheet.module.css'
import { ChinaPlacements } from './china-placements'
import styles from './conditions-result.module.css'
import { CountryFold } from './country-fold'
import type { ChinaView } from './load-china'
import type { EntryLines } from './load-entry-lines'
import type { CountryGaps } from './load-gaps'
import { Mark, MarksLegend } from './marks'

type ConditionsResultProps = {
  reading: ConditionReading
  sheet: ConditionSheet
  /** Ranked schools, for the rank bands; empty when they could not be read. */
  schools: readonly RankEntry[]
  /** Schools with the difference to each, by country. */
  gaps: ReadonlyMap<string, CountryGaps>
  /** The groups of the named institution at UK universities; null when none was named. */
  china: ChinaView | null
  /** What universities require of the visitor's qualification, by country. */
  entries: ReadonlyMap<string, EntryLines>
}

/** Every country with each condition met, missed or unknown, with reason and source. */
export function ConditionsResult({ reading, sheet, schools, gaps, china, entries }: ConditionsResultProps) {
  const { input } = reading
  if (sheet.kind === 'insufficient') {
    return (
      <section className={toolSheetStyles.result} aria-labelledby="result" id="result-section">
        <h2 id="result" className="larger snug">
          信息不足
        </h2>
        <Problems reading={reading} />
        <p>
          成绩、语言成绩、每年预算，至少要有一项才能对照。先填手边有的：预算可以估一个数，语言没考过可以填预估分，之后再改。
        </p>
      </section>
    )
  }
  const { countries } = sheet
  const gaokao = gaokaoOf(input.grade)
  const nearest = nearestWords(countries)
  const [known, unknown] = [
    countries.filter(({ standing }) => standing !== 'unknown'),
    countries.filter(({ standing }) => standing === 'unknown'),
  ]
  return (
    <section className={toolSheetStyles.result} aria-labelledby="result" id="result-section">
      <p className={`${toolSheetStyles.what} flex middle spread gap-0-3 muted quiet`}>
        <span>{answerWords(input)}</span>
        <a href="#change" className="no-print">
          改
        </a>
      </p>
      <h2 id="result" className="larger snug" data-answer="">
        {headline(countries)}
      </h2>
      {nearest !== '' && <p>{nearest}</p>}
      <BySchool input={input} entries={entries} countries={countries} />
      <Problems reading={reading} />
      <MarksTable known={known} unknown={unknown} />
      <Actions
        primary={{ href: '#tool-form', label: '和顾问核对' }}
        others={
          gaokao !== null && input.level === 'undergraduate'
            ? [
                {
                  href: gaokaoHref({ ...gaokao, english: input.tests }),
                  label: '写明收高考的大学，逐所看差多少',
                },
              ]
            : []
        }
      />
      {input.field !== null && (
        <p>
          <strong>{fields.find(({ value }) => value === input.field)?.label}：</strong>
          {fieldAdvice[input.field]}
        </p>
      )}
      <Folds>
        {[...known, ...unknown].map((result) => (
          <CountryFold
            key={result.country.code}
            result={result}
            bands={
              input.level === 'undergraduate' || input.level === 'master'
                ? bandsOf(result.country, input.level, schools)
                : []
            }
            gaps={gaps.get(result.country.code) ?? null}
            entry={entries.get(result.country.code) ?? null}
            china={
              result.country.code === 'uk' && china !== null ? (
                <ChinaPlacements view={china} input={input} />
              ) : null
            }
          />
        ))}
      </Folds>
    </section>
  )
}

/** Where marks have no common line: how many schools name a requirement for the qualification, or where to look for a school. */
function BySchool({
  input,
  entries,
  countries,
}: Pick<ConditionsResultProps, 'entries'> & { input: ConditionInput; countries: readonly CountryResult[] }) {
  if (input.level === 'highschool') {
    return (
      <p>
        中学没有全国统一的成绩线和语言线，由各校规定，见
        <Link href={paths.highSchools}>中学库</Link>。
      </p>
    )
  }
  if (input.grade === null || gaokaoOf(input.grade) !== null) return null
  const named = countries.flatMap(({ country, name }) => {
    const found = entries.get(country.code)
    return found === undefined ? [] : [{ code: country.code, name, count: found.lines.length, ...found }]
  })
  const [first] = named
  if (first === undefined) return null
  const all = named.reduce((sum, { count }) => sum + count, 0)
  return (
    <p>
      写明 {qualifications[first.qualification]} 要求的学校 {all} 所，各科不同，没有替您比，逐所列着：
      {named.map(({ code, name, count }, at) => (
        <span key={code}>
          {at > 0 && '、'}
          <a href={`#country-${code}`}>
            {name} {count} 所
          </a>
        </span>
      ))}
      。
    </p>
  )
}

/** The answers of the visitor in one line. */
function answerWords({ level, grade, university, tests, scores, jlpt, budget }: ConditionInput): string {
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

const markColumns = [
  { id: 'budget', label: '预算' },
  { id: 'funds', label: '资金' },
  { id: 'language', label: '语言' },
  { id: 'grade', label: '学业' },
] as const

/** In a country with unknown conditions, one condition that is met must not look like an answer. */
const unclear = `${styles.marks} ${styles.unclear}`

/** One row for each country. Those of which nothing that is known is met are in a fold after the others. */
function MarksTable({
  known,
  unknown,
}: {
  known: readonly CountryResult[]
  unknown: readonly CountryResult[]
}) {
  const rows = (countries: readonly CountryResult[]) =>
    countries.map(({ country, name, conditions }) => (
      <tr key={country.code}>
        <th scope="row">
          <a href={`#country-${country.code}`}>{name}</a>
        </th>
        {markColumns.map(({ id }) => {
          const condition = conditions.find((each) => each.id === id)
          return (
            <td key={id}>
              <Mark state={condition?.status ?? 'unknown'} />
              {condition?.share !== undefined && isPartial(condition) && (
                <span className="block muted tiny">
                  {condition.share.reached}/{condition.share.compared} {condition.share.unit}
                </span>
              )}
            </td>
          )
        })}
      </tr>
    ))
  const table = (caption: string, countries: readonly CountryResult[], className: string | undefined) => (
    <table className={className}>
      <caption className="muted small">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">国家或地区</th>
          {markColumns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows(countries)}</tbody>
    </table>
  )
  const [partly, open] = [
    unknown.filter((result) => questionsOf(result, 'met').length > 0),
    unknown.filter((result) => questionsOf(result, 'met').length === 0),
  ]
  const hasMore = known.length + partly.length > 0
  return (
    <div>
      {known.length > 0 && table(`资料够判断的（${known.length}）`, known, styles.marks)}
      {kindsOf(partly).map(([words, own]) => (
        <div key={words}>{table(`${words}（${own.length}）`, own, unclear)}</div>
      ))}
      {open.length > 0 &&
        (hasMore ? (
          <Fold label={unknownWords(open)}>{table('不清楚的各国家和地区', open, unclear)}</Fold>
        ) : (
          table(unknownWords(open), open, unclear)
        ))}
      <MarksLegend />
      <p className="muted quiet regular">
        满足只表示达到有来源的那一条，不代表会被录取，也不代表签证会获批；未知不等于够不着。点国家看依据。
        {checkLegend}
      </p>
    </div>
  )
}

const questionNames: Readonly<Record<Question, string>> = { money: '预算', marks: '成绩', language: '语言' }

const conditionOf: Readonly<Record<Question, string>> = {
  money: 'budget',
  marks: 'grade',
  language: 'language',
}

/** The condition behind a question. */
const behind = ({ conditions }: CountryResult, question: Question) =>
  conditions.find(({ id }) => id === conditionOf[question])

const questionsOf = ({ answers }: CountryResult, wanted: ConditionStatus): Question[] =>
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
      const { reached, compared, unit, tail } = share
      const of = `${compared} ${unit}里${tail === undefined ? '的' : ''} ${reached} ${unit}${tail ?? ''}`
      return `${questionNames[question]}够 ${of}`
    }),
  ].join('，')
}

/** Countries that can be compared only in part, grouped by what is met: 预算达到，成绩没有可比的数. The most that is met comes first. */
function kindsOf(countries: readonly CountryResult[]): [words: string, countries: CountryResult[]][] {
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

/** For example 不清楚（8）：预算达到，成绩没有可比的数：加拿大、法国；没有可比的数：西班牙 */
function unknownWords(countries: readonly CountryResult[]): string {
  const parts = kindsOf(countries).map(
    ([words, own]) => `${words}：${own.map(({ name }) => name).join('、')}`,
  )
  return `不清楚（${countries.length}）：${parts.join('；')}`
}

/** Most countries whose counts are told one by one. */
const mostCounted = 3

/**
 * What is met, with counts where it is met at some schools only; then what is met while the rest cannot be compared, then what is missed.
 * A further answer never removes a country that is affordable from it: the rest of its answers is said to be unknown.
 */
function headline(countries: readonly CountryResult[]): string {
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
function nearestWords(countries: readonly CountryResult[]): string {
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

function Problems({ reading }: { reading: ConditionReading }) {
  const { errors, notes } = reading
  const entries = Object.entries(errors)
  if (entries.length === 0 && notes.length === 0) return null
  return (
    <div className="remark inset-4-5" role="alert">
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`}>{fieldNames[name] ?? name}</a>：{message}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

const fieldNames: Readonly<Record<string, string>> = {
  level: '阶段',
  field: '专业方向',
  system: '成绩的写法',
  grade: '成绩',
  ielts: '雅思',
  toefl: '托福',
  pte: 'PTE',
  sat: 'SAT',
  act: 'ACT',
  cn: '国内本科学校',
  jlpt: '日语能力考',
  budget: '每年预算',
}

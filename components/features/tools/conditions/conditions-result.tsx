import { Actions } from '@/components/ui/actions'
import { Link } from '@/components/ui/link'
import { qualifications } from '@/lib/facts/admissions/entry-thresholds'
import { paths } from '@/lib/routing/paths'
import type { ConditionSheet, CountryResult } from '@/lib/tools/conditions/evaluate'
import { fieldAdvice } from '@/lib/tools/conditions/fields'
import { type ConditionInput, type ConditionReading, fields, gaokaoOf } from '@/lib/tools/conditions/input'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import '../tools.css'
import type { EntryLines } from './load-entry-lines'
import { MarksTable } from './marks-table'
import { answerWords, detailWords, leadWords, nearestWords } from './result-words'

type ConditionsResultProps = {
  reading: ConditionReading
  sheet: ConditionSheet
  /** What universities require of the visitor's qualification, by country. */
  entries: ReadonlyMap<string, EntryLines>
}

/** Every country with each condition met, missed or unknown. `ConditionsByCountry` has the reasons and the sources. */
export function ConditionsResult({ reading, sheet, entries }: ConditionsResultProps) {
  const { input } = reading
  if (sheet.kind === 'insufficient') return <Insufficient reading={reading} />
  const { countries } = sheet
  const nearest = nearestWords(countries)
  const details = detailWords(countries)
  const [known, unknown] = [
    countries.filter(({ standing }) => standing !== 'unknown'),
    countries.filter(({ standing }) => standing === 'unknown'),
  ]
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section">
      <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
        <span>{answerWords(input)}</span>
        <a href="#change" className="print:hidden!">
          修改
        </a>
      </p>
      <div className="grid gap-2" data-answer="">
        <h2 id="result" className="text-xl leading-snug">
          {leadWords(countries)}。
        </h2>
        {details.length > 1 && (
          <ul className="list-disc ps-[1.25em]">
            {details.map((words, at) => (
              <li key={words}>
                {words}
                {at < details.length - 1 ? '；' : '。'}
              </li>
            ))}
          </ul>
        )}
      </div>
      {nearest !== '' && <p>{nearest}</p>}
      <BySchool input={input} entries={entries} countries={countries} />
      <Problems reading={reading} />
      <MarksTable known={known} unknown={unknown} />
      <NextSteps input={input} />
      <FieldAdvice field={input.field} />
    </section>
  )
}

/** Nothing can be compared yet. */
function Insufficient({ reading }: { reading: ConditionReading }) {
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section">
      <h2 id="result" className="text-xl leading-snug">
        信息不足
      </h2>
      <Problems reading={reading} />
      <p>
        成绩、语言成绩、每年预算，至少要有一项才能对照。先填手边有的：预算可以估一个数，语言没考过可以填预估分，之后再改。
      </p>
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

/** The talk with a consultant, and for a 高考 score the universities that accept it. */
function NextSteps({ input }: { input: ConditionInput }) {
  const gaokao = input.level === 'undergraduate' ? gaokaoOf(input.grade) : null
  const universities = gaokao !== null && {
    href: gaokaoHref({ ...gaokao, english: input.tests }),
    label: '写明收高考的大学，逐所看差多少',
  }
  return (
    <Actions
      primary={{ href: '#tool-form', label: '和顾问核对' }}
      others={universities === false ? [] : [universities]}
    />
  )
}

function FieldAdvice({ field }: Pick<ConditionInput, 'field'>) {
  if (field === null) return null
  return (
    <p>
      <strong>{fields.find(({ value }) => value === field)?.label}：</strong>
      {fieldAdvice[field]}
    </p>
  )
}

function Problems({ reading }: { reading: ConditionReading }) {
  const { errors, notes } = reading
  const entries = Object.entries(errors)
  if (entries.length === 0 && notes.length === 0) return null
  return (
    <div className="border-s-3 border-s-accent bg-accent-soft px-6 py-4" role="alert">
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

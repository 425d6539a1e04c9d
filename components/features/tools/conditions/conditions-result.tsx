import { Actions } from '@/components/ui/actions'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { qualifications } from '@/lib/facts/admissions/entry-thresholds'
import { paths } from '@/lib/routing/paths'
import type { ConditionSheet, CountryResult } from '@/lib/tools/conditions/evaluate'
import { fieldAdvice } from '@/lib/tools/conditions/fields'
import {
  type ConditionInput,
  type ConditionReading,
  conditionFields,
  fields,
  gaokaoOf,
} from '@/lib/tools/conditions/input'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import { FieldErrors } from '../field-errors'
import '../tools.css'
import type { EntryLines } from './load-entry-lines'
import { answerWords, headWords, isCompared, placeWords, untoldWords } from './result-words'

type ConditionsResultProps = {
  reading: ConditionReading
  sheet: ConditionSheet
  /** What universities require of the visitor's qualification, by country. */
  entries: ReadonlyMap<string, EntryLines>
}

/** The nearest country, then every country with what is enough, missing, or not found. `ConditionsByCountry` has the reasons and the sources. */
export function ConditionsResult({ reading, sheet, entries }: ConditionsResultProps) {
  const { input } = reading
  if (sheet.kind === 'insufficient') return <Insufficient reading={reading} />
  const { countries } = sheet
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
        <span>{answerWords(input)}</span>
        <a href="#change" className="print:hidden!">
          修改
        </a>
      </p>
      <h2 id="result" className="text-xl leading-snug" data-answer="">
        {headWords(countries)}。
      </h2>
      <Problems reading={reading} />
      <Places countries={countries} />
      <BySchool input={input} entries={entries} countries={countries} />
      <NextSteps input={input} />
      <FieldAdvice field={input.field} />
    </section>
  )
}

/** One row for each country of which anything could be compared; the names of the others follow. */
export function Places({
  countries,
  hasReasons = true,
}: {
  countries: readonly CountryResult[]
  hasReasons?: boolean
}) {
  const open = countries.filter((result) => !isCompared(result))
  const untold = untoldWords(countries)
  return (
    <div className="grid gap-2">
      <DataTable
        isHeadHidden
        caption="先列都够的，再列差一项的，最后是没查到的"
        rows={countries.filter(isCompared)}
        keyOf={({ country }) => country.code}
        head={{
          label: '国家或地区',
          cell: ({ name }) => name,
          href: ({ country }) => (hasReasons ? `#country-${country.code}` : null),
        }}
        columns={(column) => [column.detail('和您填的比', placeWords)]}
      />
      {open.length > 0 && (
        <p>
          没查到：
          {open.map(({ country, name }, at) => (
            <span key={country.code}>
              {at > 0 && '、'}
              <a href={`#country-${country.code}`} className="whitespace-nowrap">
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
      <p className="text-muted text-quiet">
        {untold !== '' && `没有填${untold}，没有比。`}够线不等于录取；“没查到”不等于不行。
      </p>
    </div>
  )
}

/** Nothing can be compared yet. */
function Insufficient({ reading }: { reading: ConditionReading }) {
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
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

const Problems = ({ reading: { errors, notes } }: { reading: ConditionReading }) => (
  <FieldErrors fields={conditionFields} errors={errors} notes={notes} />
)

import { Actions } from '@/components/ui/actions'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { qualifications } from '@/lib/facts/admissions/entry-thresholds'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import type { ConditionSheet, CountryResult } from '@/lib/tools/conditions/evaluate'
import { fieldAdvice } from '@/lib/tools/conditions/fields'
import {
  type ConditionInput,
  type ConditionReading,
  conditionFields,
  conditionsHref,
  fields,
  gaokaoOf,
} from '@/lib/tools/conditions/input'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import { YearFigure } from '../cost/year-figure'
import { FieldErrors } from '../field-errors'
import '../tools.css'
import { DataTable } from '@/components/ui/data-table'
import { classUnstated } from '@/lib/schools/china-averages'
import { degreeClassNote } from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { ChinaGroup, ChinaRow } from '@/lib/tools/conditions/china-lists'
import { CountriesFold, CountryPart } from './country-fold'
import type { EntryCount } from './entry-counts'
import type { ChinaView } from './load-china'
import { answerWords, headWords, nothingFound, stateOfCountry, untoldWords } from './result-words'

type ConditionsResultProps = {
  reading: ConditionReading
  sheet: ConditionSheet
  /** The groups of the named institution at UK universities; null when none was named. */
  china: ChinaView | null
  entries: readonly EntryCount[]
  spans: readonly FeeSpan[]
}

/** The nearest country, then every country with what is enough, missing, or not found; its fold has the reasons and the sources. */
export function ConditionsResult({ reading, sheet, china, entries, spans }: ConditionsResultProps) {
  const { input } = reading
  const { budget, level } = input
  const isDrawn = budget !== null && level !== 'highschool'
  if (sheet.kind === 'insufficient') return <Insufficient reading={reading} />
  const { countries } = sheet
  const untold = untoldWords(countries)
  const placements = china !== null && <ChinaPlacements view={china} input={input} />
  const groups = Map.groupBy(
    countries.filter(({ conditions }) => conditions.length > 0),
    stateOfCountry,
  )
  // A single place of the headline has its reasons open.
  const [[state, [nearest, ...equals]] = ['', []]] = groups
  const isSingle = nearest !== undefined && equals.length === 0 && state !== nothingFound
  if (isSingle) groups.delete(state)
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
        <span>{answerWords(input)}</span>
        <a href="#change" className="print:hidden!">
          修改
        </a>
      </p>
      <h2 id="result" className="font-display text-3xl leading-heading" data-answer="">
        {headWords(countries, input.level)}。
      </h2>
      <Problems reading={reading} />
      {isSingle && (
        <CountryPart
          result={nearest}
          china={placements && <Fold label="英国各校的名单和要的均分">{placements}</Fold>}
        />
      )}
      <div
        className={`grid grid-cols-1 items-start gap-x-12 gap-y-6 ${isDrawn ? 'lg:grid-cols-[minmax(0,1fr)_min(30rem,45%)]' : ''}`}
      >
        <div className="grid grid-cols-1 gap-4">
          <Folds isInColumns={!isDrawn}>
            {[...groups].map(([state, results]) => (
              <CountriesFold key={state} state={state} results={results} china={placements} />
            ))}
          </Folds>
          <p className="text-muted text-quiet">
            {untold !== '' && `没有填${untold}，没有比。`}够线不等于录取；“没法比”不等于不行。
          </p>
          <BySchool input={input} entries={entries} countries={countries} />
          <NextSteps input={input} />
          <FieldAdvice field={input.field} />
        </div>
        {isDrawn && (
          <div className="print:hidden!">
            <YearFigure level={level} spans={spans} budget={budget} />
          </div>
        )}
      </div>
    </section>
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
        学费看<Link href="/guide/school-costs">海外高中一年多少钱</Link>，学校看
        <Link href={paths.highSchools}>中学库</Link>。
      </p>
    )
  }
  const [first] = entries
  if (first === undefined || first.qualification === 'gaokao') return null
  return (
    <p>
      写明 {qualifications[first.qualification]} 要求的学校，各科不同，没有替您比：
      {entries.map(({ code, qualification, count }, at) => (
        <span key={code}>
          {at > 0 && '、'}
          <Link href={listHref(paths.schools, { country: code, entry: qualification })}>
            {countries.find(({ country }) => country.code === code)?.name} {count} 所
          </Link>
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

/**
 * The group of a Chinese institution at UK universities with a published list or score, and the average that they
 * require.
 */
export function ChinaPlacements({ view, input }: { view: ChinaView; input: ConditionInput }) {
  const { institution, rows, others } = view
  if (input.university !== null && institution === null) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <p>
          各份名单里没有叫“{input.university}”的学校。
          {others.length > 0 ? (
            <>
              您是说
              {others.map((name, at) => (
                <span key={name}>
                  {at > 0 && '、'}
                  <Link href={`${conditionsHref({ ...input, university: name })}#country-uk`}>{name}</Link>
                </span>
              ))}
              ？
            </>
          ) : (
            '请写中文全名。'
          )}
          有的学校名单外照收，有的名单决定能不能申请，<Link href={chinaPath}>各校的写法在这里</Link>。
        </p>
      </div>
    )
  }
  const inGroup = (group: ChinaGroup) => rows.filter((row) => row.group === group)
  const [reached, missed, unknown] = [inGroup('reached'), inGroup('missed'), inGroup('unknown')]
  return (
    <div className="grid grid-cols-1 gap-4">
      {institution !== null && institution !== input.university && (
        <p>
          “{input.university}”按{institution}查；不是这所，请写中文全名。
        </p>
      )}
      <p>
        {degreeClassNote}带 * 的，{classUnstated}。
      </p>
      <Rows caption={`达到（${reached.length} 所）`} rows={reached} />
      <Rows caption={`未达到（${missed.length} 所）`} rows={missed} />
      {unknown.length > 0 && (
        <Rows caption={`不清楚（${unknown.length} 所）：没有写分数，或看院校类别和课程`} rows={unknown} />
      )}
      <p>
        牛津、帝国理工、伦敦政经、曼彻斯特等看本科院校、但没有公布完整的名单，要多少分看各校页面，不在表里，写法看
        <Link href={chinaPath}>中国院校名单查询</Link>。
      </p>
    </div>
  )
}

function Rows({ caption, rows }: { caption: string; rows: readonly ChinaRow[] }) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={(row) => `${row.id} ${row.url}`}
      head={{ label: '英国大学', cell: ({ name }) => name, href: ({ id }) => `/yxk/${id}#admission` }}
      columns={(column) => [
        column.detail('看不看本科院校', ({ placed }) => placed),
        column.detail('要的均分', ({ asked }) => asked ?? '没有写', '要'),
        column.value('和您的均分比', ({ verdict }) => verdict),
      ]}
    />
  )
}

import { Actions } from '@/components/ui/actions'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import { type FeeSpan, hasTuition } from '@/lib/schools/tuition'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { costFieldsIn, ownField, ownLines } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput, CostReading } from '@/lib/tools/cost/input'
import { levels } from '@/lib/tools/cost/levels'
import { headlineOf, itemWords, someWan, wanParts, wanRange } from '@/lib/tools/cost/words'
import { FieldErrors } from '../field-errors'
import '../tools.css'
import { FactList } from '@/components/facts/fact'
import { SourceLink } from '@/components/facts/source-link'
import { figure } from '@/lib/facts/registry'
import { detailPath } from '@/lib/routing/paths'
import { yearsIn } from '@/lib/tools/cost/country'
import { isNeeded, type Line } from '@/lib/tools/cost/line'
import { hasCommonTuition } from '@/lib/tools/cost/tuition-line'
import type { CostData } from './load-cost'

type CostResultProps = {
  reading: CostReading
  others: CostData['others']
  estimate: Estimate
}

/** The cost of a year: one middle figure with its range, then its items. A lower bound names what it lacks. */
export function CostResult({ reading, others, estimate }: CostResultProps) {
  const { input, errors } = reading
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <Conditions input={input} />
      <FieldErrors
        fields={costFieldsIn(input.country.currency)}
        errors={errors}
        hidden={hasTuition(input.level) ? [] : ['school', 'fee']}
      />
      <Headline input={input} estimate={estimate} />
      <Actions
        primary={{ href: '#tool-form', label: '请顾问核对' }}
        others={
          hasTuition(input.level) && input.school === null ? [{ href: '#school', label: '按学校算准' }] : []
        }
      />
      <OtherSchools input={input} others={others} />
      <CostMissing input={input} estimate={estimate} />
      <Items input={input} estimate={estimate} />
    </section>
  )
}

/** The conditions of the figures, with a link to the questions. */
function Conditions({ input }: { input: CostInput }) {
  const { country, tier, level, school, fee, years } = input
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  return (
    <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
      <span>
        {[country.label, tier.label, name, school?.name, fee?.programme, `读 ${years} 年`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <a href="#change" className="print:hidden!">
        修改
      </a>
    </p>
  )
}

function Headline({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const { value, sum, note } = headlineOf(input, estimate)
  const { totals, floor } = estimate
  const range = totals === null || input.years > 1 ? sum : `${wanRange(totals.all)} 万元`
  const whole = totals === null && floor === null ? '暂不给合计' : value.endsWith(range) ? '' : range
  return (
    <header>
      <h2 id="result" className="text-base font-normal leading-normal" data-answer="">
        <span className="block text-[2.75rem] leading-tight font-figure font-semibold tabular-nums">
          {value}
        </span>{' '}
        <span className="block tabular-nums">
          <WholeValues text={[whole, note].filter(Boolean).join('，')} />
        </span>
      </h2>
      <p className="text-quiet">
        <a href="#how" className="inline-flex items-center min-h-target">
          怎么算的
        </a>
      </p>
      {input.yearsNote !== null && <p className="text-muted text-quiet">{input.yearsNote}</p>}
    </header>
  )
}

/** One line per item: the middle amount of a year with its share as a bar. The amounts add up to the headline. */
function Items({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const { lines, totals } = estimate
  const years = lines.map(({ total }) => total.yuan.typical / input.years)
  const words = totals === null ? years.map(someWan) : wanParts(years, totals.all.yuan.typical / input.years)
  const whole = years.reduce((sum, year) => sum + year, 0)
  return (
    <DataTable
      caption={`${input.years > 1 ? '平均' : ''}一年各项，万元人民币，中间值`}
      rows={lines.map((line, at) => ({ line, year: years[at] ?? 0, words: words[at] ?? '' }))}
      keyOf={({ line }) => line.id}
      head={{ label: '项目', cell: ({ line }) => line.label }}
      columns={(column) => [
        column.value('一年', ({ line: { state }, words }) =>
          state === 'missing' || state === 'included' ? '—' : `${words} 万`,
        ),
        column.value(
          '占多少',
          ({ year }) =>
            year > 0 && (
              <span className="block w-16 md:w-32">
                <RangeBar low={0} high={year} axis={[0, whole]} />
              </span>
            ),
        ),
        column.detail('说明', ({ line }) => itemWords(line, input, estimate)),
      ]}
    />
  )
}

/** The schools that the words may mean; a school that was chosen is named before them. */
function OtherSchools({ input, others }: { input: CostInput; others: CostData['others'] }) {
  if (others.length === 0) return null
  return (
    <p className="noted px-6 py-4" role="status">
      {input.school === null ? '您是说：' : `按“${input.school.name}”计算。要的是别的学校：`}
      {others.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && '、'}
          <Link
            href={`${costHref({ ...input, school: { id, name, hasProgrammes: false }, fee: null })}#result-section`}
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** What an estimate lacks for a sum: the field for it, where to choose a school, the range of published fees. */
function CostMissing({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const missing = estimate.missing.filter((line) => isNeeded(line))
  if (missing.length === 0) return null
  return (
    <div className="noted px-6 py-4">
      <ul>
        {missing.map((line) => (
          <li key={line.id}>
            <strong>{line.label}没有算进去。</strong>
            <Ways line={line} input={input} spans={estimate.spans} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Ways({ line, input, spans }: { line: Line; input: CostInput; spans: readonly FeeSpan[] }) {
  const own = ownLines.find((each) => each.line === line.id)
  const isTuition = line.id === 'tuition'
  // Spans of the kind `living` are living costs of American colleges, not prices of tuition.
  const prices = spans.filter(({ basis }) => basis !== 'living')
  const isOfSchool = isTuition && input.school !== null
  const hasSchools = isTuition ? prices.length > 0 : line.id === 'living' && input.country.value === 'us'
  return (
    <>
      {isOfSchool && <SchoolWays input={input} spans={prices} />}
      {hasSchools && !isOfSchool && hasTuition(input.level) && (
        <>
          {' '}
          <a href="#school">写一所学校</a>，用它公布的{isTuition ? '学费' : '住宿、伙食和书本费'}；或者
        </>
      )}
      {own !== undefined && (
        <>
          {' '}
          <a href={`#${ownField(own.line)}`}>
            自己填{own.label}（{own.per}）
          </a>
          。
        </>
      )}
      {line.ask !== null && (
        <>
          {' '}
          到哪里问：
          <SourceLink source={line.ask} />。
        </>
      )}
      {isTuition && !isOfSchool && <KnownPrices {...input} />}
    </>
  )
}

/**
 * Why a chosen school has no tuition here, and how to see the prices of others, which are never shown under its name.
 */
function SchoolWays({ input, spans }: { input: CostInput; spans: readonly FeeSpan[] }) {
  const { school, country, level } = input
  if (school === null) return null
  const name = levels.find(({ value }) => value === level)?.label
  const years = input.yearsNote === null ? input.years : yearsIn(country, level)
  const average = spans.find(({ basis }) => basis === 'average')
  return (
    <>
      {' '}
      {school.hasProgrammes
        ? `${school.name}的${name}没有全校统一的价，请在上面选一个课程；`
        : `没有能用来算的${school.name}${name}学费，也不拿别的学校的价代替；`}
      {average !== undefined && !school.hasProgrammes && (
        <>
          <Link href={detailPath.school(school.id)}>学校页</Link>若写全校平均，那是{' '}
          {average.feeYears.join('、')} 学年的旧数，不计入；
        </>
      )}
      {hasCommonTuition(input, spans) && (
        <>
          想先看大概，
          <Link href={costHref({ ...input, school: null, fee: null, schoolLiving: null, years })}>
            不写学校，按{country.label}公布的价估
          </Link>
          ；或者
        </>
      )}
    </>
  )
}

/** Where the prices of single schools are, and the country's own average, when they are not enough for a sum. */
function KnownPrices({ country, level }: Pick<CostInput, 'country' | 'level'>) {
  const average = country.averages?.[level]
  const study = ({ undergraduate: 'bachelor', master: 'master' } as const)[
    level as 'undergraduate' | 'master'
  ]
  return (
    <>
      {study !== undefined && (
        <p>
          各校公布的价，
          <Link href={`/yxk?country=${country.value}&study=${study}&sort=cost`}>到院校库按学费看</Link>。
        </p>
      )}
      {average !== undefined && (
        <>
          <p>{average.note}</p>
          <FactList facts={average.facts.flat().map(figure)} />
        </>
      )}
    </>
  )
}

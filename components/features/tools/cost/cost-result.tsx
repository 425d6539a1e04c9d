import { FactSource } from '@/components/facts/fact'
import { Actions } from '@/components/ui/actions'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import { formatFigure } from '@/lib/facts/format'
import { hasTuition } from '@/lib/schools/tuition'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { ownField, ownLines } from '@/lib/tools/cost/fields'
import { growthBasis } from '@/lib/tools/cost/growth'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput, CostReading } from '@/lib/tools/cost/input'
import { type Level, levels } from '@/lib/tools/cost/levels'
import { pricedCount } from '@/lib/tools/cost/limits'
import type { Line } from '@/lib/tools/cost/line'
import { publishedSource } from '@/lib/tools/cost/published'
import { formatWan, headlineOf, neededWords, someWan, wanRange } from '@/lib/tools/cost/words'
import '../tools.css'
import { stateLabels } from './cost-lines'
import { CostMissing, KnownLines } from './cost-missing'
import type { CostData } from './load-cost'

type CostResultProps = {
  reading: CostReading
  others: CostData['others']
  estimate: Estimate
}

/**
 * The cost of a year: one middle figure with its range, its parts, then each line. A lower bound names what it lacks.
 */
export function CostResult({ reading, others, estimate }: CostResultProps) {
  const { input, errors } = reading
  const { totals, missing } = estimate
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section">
      <Conditions input={input} />
      <ErrorList errors={errors} level={input.level} />
      <Headline input={input} estimate={estimate} />
      <Actions
        primary={{ href: '#tool-form', label: '请顾问核对' }}
        others={
          hasTuition(input.level) && input.school === null ? [{ href: '#school', label: '按学校算准' }] : []
        }
      />
      <OtherSchools input={input} others={others} />
      {missing.length > 0 && <CostMissing input={input} estimate={estimate} />}
      {totals === null && <KnownLines estimate={estimate} currency={input.country.currency} />}
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
        {[country.label, tier.label, name, school?.name, fee?.programme, `${years} 年`]
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
  const { sum, total, basis, year, scope } = headlineOf(input, estimate)
  const { totals } = estimate
  const range = totals !== null && input.years > 1 ? yearRange(estimate, input.years) : ''
  return (
    <header>
      <h2 id="result" className="text-base font-normal leading-normal">
        {year !== null && (
          <span className="block text-[1.875rem] leading-heading font-semibold tabular-nums" data-answer="">
            {year.sum}
            {year.limits !== '' && <span className="block text-quiet font-normal">{year.limits}</span>}
          </span>
        )}{' '}
        <span
          className="text-pretty [word-break:normal] block tabular-nums font-sans"
          {...(year === null && { 'data-answer': '' })}
        >
          <WholeValues text={year === null ? withGap(sum, estimate) : `${scope}${range}${total}`} />
        </span>
        {basis !== '' && (
          <span className="text-pretty [word-break:normal] text-muted font-sans text-quiet block">
            <WholeValues text={`（${basis}）`} />
          </span>
        )}
      </h2>
      {input.yearsNote !== null && (
        <p className="text-pretty [word-break:normal] text-muted font-sans text-quiet">{input.yearsNote}</p>
      )}
    </header>
  )
}

/** Without tuition no sum is the answer, so the missing part comes before the known part. */
const withGap = (sum: string, { floor, missing }: Estimate): string =>
  floor === null ? sum : `还差${neededWords(missing)}：${sum}`

/** From low to high, as an average year. The sum contains the range of the whole stay. */
function yearRange({ totals }: Estimate, years: number): string {
  if (totals === null) return ''
  const { low, high } = totals.all.yuan
  return low === high ? '' : `一年 ${formatWan(low / years)}–${formatWan(high / years)} 万元；`
}

/** One line per item: the middle amount of a year with its share as a bar, its range, and its basis. */
function Items({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const { lines, totals } = estimate
  // In a single year it would be the sum above.
  const first = input.years > 1 ? totals?.years[0] : undefined
  const isOnce = ({ id, total }: Line) =>
    input.years > 1 && (id === 'visa' || id === 'tests' || id === 'enrolment') && total.yuan.high > 0
  const isKnown = ({ state }: Line) => state !== 'missing' && state !== 'included'
  const most = Math.max(...lines.map(({ total }) => total.yuan.typical))
  const isPriced = lines.some(({ id, state }) => id === 'tuition' && state !== 'missing')
  const growth =
    isPriced && input.growth > 0 && input.years > 1 ? growthBasis(input.country.value, input.level) : null
  return (
    <DataTable
      caption={`各项一年要多少，万元人民币（${input.years} 年的平均，中间值）`}
      rows={lines}
      keyOf={({ id }) => id}
      head={{
        label: '项目',
        cell: ({ label, state }) => (
          <>
            {label}
            {stateLabels[state] !== null && (
              <span className="text-muted text-xs font-normal ms-2">{stateLabels[state]}</span>
            )}
          </>
        ),
      }}
      columns={(column) => [
        column.value('一年', (line) =>
          isKnown(line) ? `${someWan(line.total.yuan.typical / input.years)} 万` : '—',
        ),
        column.value(
          '对比',
          ({ total }) =>
            total.yuan.typical > 0 && (
              <span className="block w-16 md:w-32">
                <RangeBar low={0} high={total.yuan.typical} axis={[0, most]} />
              </span>
            ),
        ),
        column.detail('低到高，依据', (line) => (
          <>
            {isKnown(line) && rangeOf(line, input.years)}
            {isOnce(line) && '只付一次，分摊到每年；'}
            {reckonedWords(line, input)}
            <BasisLine line={line} />
          </>
        )),
      ]}
      foot={
        first === undefined && growth === null ? undefined : (
          <>
            {first !== undefined && <>第一年要备好 {wanRange(first)} 万元。</>}
            {growth !== null && (
              <>
                学费每年上调的 {input.growth}% 是<a href="#growth">可以改的假设</a>，参照：
                <WholeDays text={growth} />。
              </>
            )}
          </>
        )
      }
    />
  )
}

function rangeOf({ total: { yuan } }: Line, years: number): string {
  const [low, high] = [formatWan(yuan.low / years), formatWan(yuan.high / years)]
  return low === high ? '' : `${low}–${high} 万；`
}

/**
 * The multiplication behind a line that is not just its figure: 每月 1,529 英镑 × 12 个月, because the label of a figure may name another
 * length of time. Empty when the line is made of several figures or of none.
 */
function reckonedWords({ state, facts, published, years, total }: Line, { country }: CostInput): string {
  const [fact, ...others] = facts
  const first = years[0]?.local.typical
  if (state !== 'sourced' || published !== null || fact === undefined || others.length > 0) return ''
  if (typeof fact.value !== 'number' || first === undefined) return ''
  const [currency, period] = fact.unit.split('/')
  if (currency !== country.currency) return ''
  const times = Math.round((first / fact.value) * 10) / 10
  if (period === 'month') return times === 12 ? `${formatFigure(fact)} × 12 个月；` : ''
  return period === 'year' && times !== 1 && total.local.typical === first
    ? `${formatFigure(fact)} × ${times} 年，一次付清；`
    : ''
}

/** The source of an amount in a few words. The fold with the low and high amounts has the details. */
function BasisLine({ line }: { line: Line }) {
  const { state, published, facts } = line
  if (state === 'own') return '您填的数'
  if (state === 'derived') return '按您的假设'
  if (state === 'included') return '已含在别的项里'
  if (state === 'missing') return '没有公布的数，没有计入'
  if (published !== null) {
    const { years, source } = publishedSource(published)
    return (
      <>
        {published.kind === 'span'
          ? `${pricedCount([line])}的中位数`
          : published.kind === 'fee' && published.fee.isMiddle
            ? '各课程公布价的中间一半'
            : '学校公布'}
        ，{years.join('、')}（
        <Link href={source.url} {...(source.url.startsWith('http') && { rel: 'noreferrer' })}>
          来源
        </Link>
        ）
      </>
    )
  }
  const [first] = facts
  if (first === undefined) return null
  return (
    <>
      {first.label}
      <FactSource fact={first} saysUndated />
      {facts.length > 1 && `等 ${facts.length} 个数`}
    </>
  )
}

/** The schools that the words may mean; a school that was chosen is named before them. */
function OtherSchools({ input, others }: { input: CostInput; others: CostData['others'] }) {
  if (others.length === 0) return null
  return (
    <p className="border-s-3 border-s-accent bg-accent-soft px-6 py-4" role="status">
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

function ErrorList({ errors, level }: { errors: CostReading['errors']; level: Level }) {
  const entries = Object.entries(errors)
  const hasField = (field: string) => hasTuition(level) || (field !== 'school' && field !== 'fee')
  if (entries.length === 0) return null
  return (
    <div className="border-s-3 border-s-accent bg-accent-soft px-6 py-4" role="alert">
      <p>有 {entries.length} 处请再看一下，其余条件照常计算：</p>
      <ul className="list-disc ps-[1.25em]">
        {entries.map(([field, message]) => (
          <li key={field}>
            {hasField(field) ? (
              <a href={`#${field}`}>{fieldLabels[field] ?? field}</a>
            ) : (
              (fieldLabels[field] ?? field)
            )}
            ：{message}
          </li>
        ))}
      </ul>
    </div>
  )
}

const fieldLabels: Readonly<Record<string, string>> = {
  country: '国家或地区',
  city: '城市',
  school: '学校',
  fee: '课程',
  level: '阶段',
  years: '读几年',
  housing: '住宿',
  flights: '每年往返几次',
  insurance: '医疗保险',
  visa: '签证',
  test: '考试',
  scholarship: '每年奖学金',
  growth: '学费每年上调',
  buffer: '汇率缓冲',
  ...Object.fromEntries(ownLines.map(({ line, label }) => [ownField(line), `自填${label}`])),
}

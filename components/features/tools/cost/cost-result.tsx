import { FactSource } from '@/components/ui/fact'
import { Link } from '@/components/ui/link'
import { hasTuition } from '@/lib/api/tuition'
import { growthBasis } from '@/lib/content/cost-countries/growth'
import { currencies, formatFigure, formatNumber } from '@/lib/facts/format'
import { paths } from '@/lib/routing/paths'
import { type Level, levels } from '@/lib/tools/cost/country'
import type { Estimate, Totals } from '@/lib/tools/cost/estimate'
import { ownField, ownLines } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput, CostReading } from '@/lib/tools/cost/input'
import type { Line } from '@/lib/tools/cost/line'
import { countedLines, endsWords, formatWan, headlineOf, onceWords, wanRange } from '@/lib/tools/cost/words'
import { CostBars } from './cost-bars'
import { LineTable } from './cost-lines'
import { CostMissing, KnownLines } from './cost-missing'
import styles from './cost-result.module.css'
import type { CostData } from './load-cost'

type CostResultProps = { reading: CostReading; others: CostData['others']; estimate: Estimate }

/** What the stay costs: what is missing first, sums only with tuition and living in them, then line by line with sources. */
export function CostResult({ reading, others, estimate }: CostResultProps) {
  const { input, errors } = reading
  const { totals } = estimate
  const level = levels.find(({ value }) => value === input.level)?.label ?? ''
  const { sum, basis } = headlineOf(input, estimate)
  const isPriced = estimate.lines.some(({ id, state }) => id === 'tuition' && state !== 'missing')
  const growth = isPriced && input.growth > 0 ? growthBasis(input.country.value, input.level) : null
  return (
    <section className={styles.result} aria-labelledby="result" id="result-section">
      <header className={styles.header}>
        <p className={styles.what}>
          {[
            input.country.label,
            input.tier.label,
            level,
            input.school?.name,
            input.fee?.programme,
            `${input.years} 年`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {input.yearsNote !== null && <p>{input.yearsNote}</p>}
        <h2 id="result">
          {sum}
          {basis !== '' && <span className={styles.headlineBasis}>（{basis}）</span>}
        </h2>
        {totals !== null && (
          <p>
            含{countedLines(estimate.lines)}。{endsWords(estimate.lines)}
          </p>
        )}
        {growth !== null && input.years > 1 && (
          <p>
            学费每年上调的 {input.growth}% 是<a href="#growth">可以改的假设</a>，参照：{growth}。
          </p>
        )}
      </header>
      <ErrorList errors={errors} level={input.level} />
      <OtherSchools input={input} others={others} />
      <CostMissing input={input} estimate={estimate} />
      {totals === null ? (
        <KnownLines estimate={estimate} currency={input.country.currency} />
      ) : (
        <>
          <Numbers input={input} totals={totals} once={onceWords(estimate.lines)} />
          <CostBars lines={estimate.lines} total={totals.all.yuan.typical} />
        </>
      )}
      <LineTable input={input} estimate={estimate} />
      {totals !== null && <YearTable input={input} estimate={estimate} totals={totals} />}
      <RateNote estimate={estimate} />
    </section>
  )
}

/** The schools that the words may mean; one that was taken is named before them. */
function OtherSchools({ input, others }: { input: CostInput; others: CostData['others'] }) {
  if (others.length === 0) return null
  return (
    <p className={styles.gaps} role="status">
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

/** @param once what of it is paid in the first year only; empty where nothing is */
function Numbers({ input, totals, once }: { input: CostInput; totals: Totals; once: string }) {
  const [first] = totals.years
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>生活与住宿，平均每月</dt>
        <dd>
          {formatNumber(totals.monthly.yuan.typical)} 元
          <small>
            {formatNumber(totals.monthly.local.typical)} {currencies[input.country.currency]}
          </small>
        </dd>
      </div>
      <div>
        <dt>平均每年</dt>
        <dd>
          {formatWan(totals.all.yuan.typical / input.years)} 万元<small>全部开支除以 {input.years} 年</small>
        </dd>
      </div>
      {first !== undefined && (
        <div>
          <dt>第一年要备好</dt>
          <dd>
            {wanRange(first)} 万元{once !== '' && <small>含只付一次的{once}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function ErrorList({ errors, level }: { errors: CostReading['errors']; level: Level }) {
  const entries = Object.entries(errors)
  const hasField = (field: string) => hasTuition(level) || (field !== 'school' && field !== 'fee')
  if (entries.length === 0) return null
  return (
    <div className={styles.errors} role="alert">
      <p>有 {entries.length} 处请再看一下，其余条件照常计算：</p>
      <ul>
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

type YearTableProps = { input: CostInput; estimate: Estimate; totals: Totals }

function YearTable({ input, estimate, totals }: YearTableProps) {
  const groups: readonly { label: string; ids: readonly Line['id'][] }[] = [
    { label: '学费', ids: ['tuition', 'enrolment'] },
    { label: '生活与住宿', ids: ['living', 'housing'] },
    { label: '机票与保险', ids: ['flight', 'insurance'] },
    { label: '签证与考试', ids: ['visa', 'tests'] },
    ...(input.buffer > 0 ? [{ label: '汇率缓冲', ids: ['buffer'] as const }] : []),
  ]
  const amount = (ids: readonly Line['id'][], year: number): string => {
    const lines = estimate.lines.filter(({ id }) => ids.includes(id))
    const sum = lines.reduce((sum, line) => sum + (line.years[year]?.yuan.typical ?? 0), 0)
    // What nobody knows is not nothing.
    return sum === 0 && lines.some(({ state }) => state === 'missing') ? '—' : formatNumber(sum)
  }
  return (
    <table className={styles.table}>
      <caption>
        逐年中间值，单位：元人民币
        {input.growth > 0 ? `；学费每年上调 ${input.growth}%` : '；学费按不上调计算'}
      </caption>
      <thead>
        <tr>
          <th scope="col">学年</th>
          {groups.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">当年合计</th>
        </tr>
      </thead>
      <tbody>
        {totals.years.map((money, year) => {
          const name = `第 ${year + 1} 年`
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {groups.map(({ label, ids }) => (
                <td key={label} data-label={label} className={styles.amount}>
                  {amount(ids, year)}
                </td>
              ))}
              <td data-label="当年合计" className={styles.amount}>
                <strong>{formatNumber(money.yuan.typical)}</strong>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function RateNote({ estimate }: { estimate: Estimate }) {
  return (
    <div className={styles.rate}>
      <h3>汇率</h3>
      <p>
        {formatFigure(estimate.rate)}
        <FactSource fact={estimate.rate} />
      </p>
      <p>
        这是 {estimate.rate.period}{' '}
        的值，不是今天的牌价。缴费前请看银行当日现汇卖出价；想看汇率变动的影响，把“汇率缓冲”改成几个百分点再算一次。每条数的完整出处见
        <Link href={paths.dataSources}>数据来源</Link>。
      </p>
    </div>
  )
}

import Link from 'next/link'
import { FactSource, SourceList } from '@/components/ui/fact'
import { currencies, formatFigure, formatNumber } from '@/lib/facts/format'
import { paths } from '@/lib/routing/paths'
import { levels } from '@/lib/tools/cost/countries'
import type { Estimate, Line, LineState, Money } from '@/lib/tools/cost/estimate'
import { type CostInput, type CostReading, ownField, ownLines } from '@/lib/tools/cost/input'
import { CostBars } from './cost-bars'
import styles from './cost-result.module.css'
import { formatWan } from './cost-words'

/** What the stay costs, line by line, each with its source, then by year and by month. */
export function CostResult({ reading, estimate }: { reading: CostReading; estimate: Estimate }) {
  const { input, errors } = reading
  const { total, monthly, missing } = estimate
  const level = levels.find(({ value }) => value === input.level)?.label ?? ''
  return (
    <section className={styles.result} aria-labelledby="result" id="result-section">
      <header className={styles.header}>
        <p className={styles.what}>
          {input.country.label} · {input.tier.label} · {level} · {input.years} 年
        </p>
        <h2 id="result">
          {missing.length === 0 ? '合计约' : '已知各项合计约'} {formatWan(total.yuan.typical)} 万元
        </h2>
        <p>
          低 {formatWan(total.yuan.low)} 万元，高 {formatWan(total.yuan.high)}{' '}
          万元。低和高是各项来源区间的两端，中间值取两端的中点，不是平均花费。
        </p>
      </header>
      <ErrorList errors={errors} />
      {missing.length > 0 && (
        <p className={styles.gaps}>
          <strong>还缺 {missing.map(({ label }) => label).join('、')}</strong>
          ，没有计入合计。问到以后<a href="#own">在“我有自己的数”里填上</a>，再算一次。
        </p>
      )}
      <dl className={styles.numbers}>
        <div>
          <dt>生活与住宿，平均每月</dt>
          <dd>
            {monthly.yuan.typical === 0 ? '暂无数据' : `${formatNumber(monthly.yuan.typical)} 元`}
            {monthly.yuan.typical > 0 && (
              <small>
                {formatNumber(monthly.local.typical)} {currencies[input.country.currency]}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>全部开支摊到每月</dt>
          <dd>
            {formatNumber(Math.round(total.yuan.typical / (input.years * 12)))} 元
            <small>按 {input.years * 12} 个月</small>
          </dd>
        </div>
        <div>
          <dt>第一年要备好</dt>
          <dd>
            {formatWan(estimate.years[0]?.yuan.typical ?? 0)} 万元<small>含签证、考试等一次性开支</small>
          </dd>
        </div>
      </dl>
      <CostBars lines={estimate.lines} total={total.yuan.typical} />
      <LineTable input={input} estimate={estimate} />
      <YearTable input={input} estimate={estimate} />
      <RateNote estimate={estimate} />
    </section>
  )
}

function ErrorList({ errors }: { errors: CostReading['errors'] }) {
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <div className={styles.errors} role="alert">
      <p>有 {entries.length} 处填写没能用上，其余条件照常计算：</p>
      <ul>
        {entries.map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`}>{fieldLabels[field] ?? field}</a>：{message}
          </li>
        ))}
      </ul>
    </div>
  )
}

const fieldLabels: Readonly<Record<string, string>> = {
  country: '国家或地区',
  city: '城市',
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

const stateLabels: Readonly<Record<LineState, string | null>> = {
  sourced: null,
  own: '自填',
  included: null,
  missing: '暂无数据',
  derived: '按您的假设',
}

function LineTable({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const money = currencies[input.country.currency] ?? ''
  return (
    <table className={styles.table}>
      <caption>
        各项 {input.years} 年合计，单位：元人民币（下行为{money}）
      </caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">低</th>
          <th scope="col">中间</th>
          <th scope="col">高</th>
          <th scope="col">依据</th>
        </tr>
      </thead>
      <tbody>
        {estimate.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.label}
              {stateLabels[line.state] !== null && (
                <span className={styles.state} data-state={line.state}>
                  {stateLabels[line.state]}
                </span>
              )}
            </th>
            <Amounts money={line.total} state={line.state} />
            <td className={styles.basis}>
              <Basis line={line} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合计</th>
          <Amounts money={estimate.total} state="sourced" />
          <td className={styles.basis}>
            {estimate.missing.length === 0
              ? '以上各项之和'
              : `以上已知各项之和，不含${estimate.missing.map(({ label }) => label).join('、')}`}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const amountColumns = [
  { key: 'low', label: '低' },
  { key: 'typical', label: '中间' },
  { key: 'high', label: '高' },
] as const

function Amounts({ money, state }: { money: Money; state: LineState }) {
  return amountColumns.map(({ key, label }) => (
    <td key={key} data-label={label} className={styles.amount}>
      {state === 'missing' || state === 'included' ? (
        '—'
      ) : (
        <span>
          {formatNumber(money.yuan[key])}
          {state !== 'derived' && <small>{formatNumber(money.local[key])}</small>}
        </span>
      )}
    </td>
  ))
}

function Basis({ line }: { line: Line }) {
  const { note, facts, ask } = line
  return (
    <div className={styles.evidence}>
      {line.state === 'own' && <p>您填写的数，没有来源可查。</p>}
      {ask !== null && (
        <p>
          请问：
          {ask.url === null ? (
            ask.name
          ) : (
            <a href={ask.url} rel="noreferrer">
              {ask.name}
            </a>
          )}
          ，问到后<a href="#own">自填</a>。
        </p>
      )}
      {note !== null && <p>{note}</p>}
      <SourceList facts={facts} />
    </div>
  )
}

function YearTable({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const groups: readonly { label: string; ids: readonly Line['id'][] }[] = [
    { label: '学费', ids: ['tuition', 'enrolment'] },
    { label: '生活与住宿', ids: ['living', 'housing'] },
    { label: '机票与保险', ids: ['flight', 'insurance'] },
    { label: '签证与考试', ids: ['visa', 'tests'] },
    ...(input.buffer > 0 ? [{ label: '汇率缓冲', ids: ['buffer'] as const }] : []),
  ]
  const amount = (ids: readonly Line['id'][], year: number) =>
    estimate.lines
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, line) => sum + (line.years[year]?.yuan.typical ?? 0), 0)
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
        {estimate.years.map((money, year) => {
          const name = `第 ${year + 1} 年`
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {groups.map(({ label, ids }) => (
                <td key={label} data-label={label} className={styles.amount}>
                  {formatNumber(amount(ids, year))}
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
        这是 2026 年 6
        月的月度值，不是今天的牌价。缴费前请看银行当日现汇卖出价；想看汇率变动的影响，把“汇率缓冲”改成几个百分点再算一次。每条数的完整出处见
        <Link href={paths.dataSources} prefetch={false}>
          数据来源
        </Link>
        。
      </p>
    </div>
  )
}

import { FigureList } from '@/components/ui/fact'
import { SourceLink } from '@/components/ui/source-link'
import { currencies, formatNumber } from '@/lib/facts/format'
import type { Money } from '@/lib/tools/cost/amount'
import type { Estimate } from '@/lib/tools/cost/estimate'
import type { CostInput } from '@/lib/tools/cost/input'
import type { Line, LineState } from '@/lib/tools/cost/line'
import { formatWan, neededWords } from '@/lib/tools/cost/words'
import { PublishedBasis } from './cost-published'
import styles from './cost-result.module.css'

const stateLabels: Readonly<Record<LineState, string | null>> = {
  sourced: null,
  own: '自填',
  included: null,
  missing: '暂无数据',
  derived: '按您的假设',
}

/** Every line of an estimate with its amounts, how they are known and where from; the sum where there is one. */
export function LineTable({ input, estimate }: { input: CostInput; estimate: Estimate }) {
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
          {estimate.totals === null ? (
            <td colSpan={4} className={styles.basis}>
              {estimate.floor === null
                ? `缺${neededWords(estimate.missing)}，不给合计`
                : `至少 ${formatWan(estimate.floor.all.yuan.low)} 万元，不含${neededWords(estimate.missing)}`}
            </td>
          ) : (
            <>
              <Amounts money={estimate.totals.all} state="sourced" />
              <td className={styles.basis}>
                {estimate.missing.length === 0
                  ? '以上各项之和'
                  : `以上各项之和，不含${estimate.missing.map(({ label }) => label).join('、')}`}
              </td>
            </>
          )}
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
          <SourceLink source={ask} />
          ，问到后<a href="#own">自填</a>。
        </p>
      )}
      {line.published !== null && <PublishedBasis published={line.published} />}
      {note !== null && <p>{note}</p>}
      <FigureList facts={facts} />
    </div>
  )
}

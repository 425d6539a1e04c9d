import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { listTuitionSpans } from '@/lib/api/tuition'
import { paths } from '@/lib/routing/paths'
import { budgetsOf, type PricedRow } from '@/lib/tools/cost/budgets'
import { costHref } from '@/lib/tools/cost/href'
import type { CostRow } from '@/lib/tools/cost/rows'
import { countedLines, formatWan, headlineOf, neededWords } from '@/lib/tools/cost/words'
import { fundsMark, placesIn } from './budget-words'
import { GuideFrame } from './guide-frame'

export const budgetTitle = '一年10万、20万、30万、50万，能去哪里留学'

/** Destinations for a yearly budget, by the sums of the calculator, with the parts of each sum. */
export async function BudgetPage() {
  const { bands, unpriced } = budgetsOf(await listTuitionSpans())
  const all = [...bands.flatMap(({ rows }) => rows), ...unpriced]
  const [rate] = bands.flatMap(({ rows }) => rows.map(({ estimate }) => estimate.rate.period))
  return (
    <GuideFrame
      crumbs={[{ label: '首页', href: paths.home }, { label: '一年多少钱能去哪里' }]}
      title={budgetTitle}
      answer={bands.map(
        ({ limit, rows }) =>
          limit !== null &&
          rows.length > 0 && (
            <span key={limit} className="flex items-baseline gap-3">
              <span className="whitespace-nowrap tabular-nums">{limit / 10_000} 万</span>
              <span className="text-body text-base font-normal">
                {placesIn(rows, all).map((place, at, { length }) => (
                  <span key={place} className="inline-flex items-center">
                    {place}
                    {at < length - 1 && '、'}
                  </span>
                ))}
              </span>
            </span>
          ),
      )}
      head={
        <p className="text-muted text-sm">
          按高值归行：高值不超过这个数的才写，低一些的学校可能更早够得着；不含机票。{fundsMark}{' '}
          生活费只按签证资金下限，实际要更多。
        </p>
      }
      parts={[
        ...bands.flatMap(({ limit, rows }) =>
          rows.length === 0
            ? []
            : [
                {
                  id: limit === null ? 'above' : `up-to-${limit / 10_000}`,
                  heading: limit === null ? '一年 50 万元以上' : `一年 ${limit / 10_000} 万元能去哪里`,
                  body: <PricedTable rows={rows} />,
                },
              ],
        ),
        {
          id: 'unpriced',
          heading: '还差学费或住宿，不给合计的',
          intro: '不给合计不等于更便宜：选定学校，或填上学校给的数再算。',
          body: <UnpricedTable rows={unpriced} />,
        },
      ]}
      missing={['奖学金、打工收入没有从合计里扣；各国签证要证明的资金另算。']}
      links={[
        { label: '按我的情况算', href: paths.cost },
        { label: '留学奖学金', href: '/guide/scholarship' },
        { label: '按学费查学校', href: paths.schools },
      ]}
      caution={`合计由费用计算器算出：全程平均到每年，取来源区间的高值，按 ${rate} 的汇率折算。每一项的数、年份和来源点“逐项看来源”；以学校和官方当年公布为准。`}
    />
  )
}

function PricedTable({ rows }: { rows: readonly PricedRow[] }) {
  return (
    <DataTable
      caption="万元人民币一年，低到高"
      rows={rows}
      keyOf={keyOf}
      head={{
        label: '去哪里、读什么',
        cell: (row) => {
          const { basis } = headlineOf(row.input, row.estimate)
          const detail = `含${countedLines(row.estimate.lines)}${basis === '' ? '' : `；${basis}`}`
          return <Name row={row} detail={detail} />
        },
      }}
      columns={[
        {
          id: 'year',
          label: '一年',
          cell: ({ yearly }) => {
            const [low, high] = [formatWan(yearly.low), formatWan(yearly.high)]
            return <Sum>{low === high ? low : `${low}–${high}`}</Sum>
          },
        },
      ]}
    />
  )
}

function UnpricedTable({ rows }: { rows: readonly CostRow[] }) {
  return (
    <DataTable
      caption="已知的部分，一年"
      rows={rows}
      keyOf={keyOf}
      head={{
        label: '去哪里、读什么',
        cell: (row) => <Name row={row} detail={`不含${neededWords(row.estimate.missing)}`} />,
      }}
      columns={[
        {
          id: 'floor',
          label: '至少',
          cell: ({ input, estimate: { floor } }) =>
            floor === null ? '不知道' : <Sum>{formatWan(floor.all.yuan.low / input.years)}</Sum>,
        },
      ]}
    />
  )
}

const Sum = ({ children }: { children: string }) => (
  <span className="tabular-nums whitespace-nowrap">{children} 万</span>
)

const keyOf = ({ input, name }: CostRow) => `${input.country.value} ${name}`

function Name({ row, detail }: { row: CostRow; detail: string }) {
  return (
    <>
      {row.input.country.label}
      {row.name}，{row.input.years} 年
      <span className="block text-muted text-xs font-normal">
        {detail}。<Link href={costHref(row.input)}>逐项看来源</Link>
      </span>
    </>
  )
}

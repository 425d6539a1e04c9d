import { Histogram } from '@/components/ui/plots/histogram'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { halfUpTo, type PriceBins } from '@/lib/schools/price-bins'
import type { SchoolListData } from './load-school-list'

/** The prices of the schools that fit all other conditions, with the limit of the visitor. Each column narrows the list. */
export function PriceHistogram({ data: { path, state, prices } }: { data: SchoolListData }) {
  if (prices === null) return null
  const limit = state.values.cost === undefined ? null : Number(state.values.cost)
  const { cost: _, ...others } = state.values
  return (
    <Histogram
      title={titleOf(prices, limit, state.values.study === 'master' ? '硕士学费' : '本科学费')}
      unit="所"
      labelUnit="万元"
      limit={limit === null ? undefined : `您的上限 ${limit} 万`}
      bins={prices.bins.map(({ from, to, value, count }) => ({
        label: to === null ? `>${from}` : from === 0 ? `≤${to}` : `${from}–${to}`,
        count,
        href: listHref(path, value === null ? others : { ...others, cost: value }),
        isBeyond: limit !== null && (to === null || to > limit),
      }))}
    />
  )
}

function titleOf(prices: PriceBins, limit: number | null, what: string): string {
  const all = `查得到${what}的 ${grouped(prices.known)} 所里，`
  const upTo = (wan: number) =>
    prices.bins.filter(({ to }) => to !== null && to <= wan).reduce((sum, { count }) => sum + count, 0)
  if (limit !== null) return `${all}${grouped(upTo(limit))} 所最低一档一学年在 ${limit} 万元以内`
  const half = halfUpTo(prices)
  return half === null
    ? `${all}一半以上最低一档一学年超过 ${prices.bins.at(-1)?.from} 万元`
    : `${all}${grouped(half.count)} 所最低一档一学年在 ${half.wan} 万元以内`
}

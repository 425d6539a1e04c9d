import type { CSSProperties } from 'react'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { grouped } from '@/lib/core/numbers'
import { aboveIn, type Pool, pool } from '@/lib/facts/immigration/express-entry'
import { officialRounds } from './rounds-words'

/** The candidates of Express Entry by score, and how many are above the visitor's; nothing while they are not known. */
export function PoolFigure({ score }: { score: number | null }) {
  const newest = pool()
  if (newest === null) return null
  const own = score === null ? undefined : aboveIn(newest, score).own
  const rows = newest.bins.map((bin) => ({
    key: String(bin.low),
    label: `${bin.low}–${bin.high}`,
    range: { low: 0, high: bin.count, middle: null },
    text: `${grouped(bin.count)} 人`,
    isOwn: bin === own,
  }))
  const axis = axisOfRanges(
    rows.map(({ range }) => range),
    [0],
  )
  if (axis === null) return null
  const title = poolTitle(newest, score)
  return (
    // The hue of Canada is near the colour of the visitor's own.
    <div data-hue="" style={{ '--hue': 'var(--color-ink-600)' } as CSSProperties}>
      <PlotFigure
        title={title}
        source={
          <>
            {newest.asOf} 在池里的人，各类别都在内；一轮只请其中一类，所以上面的人数不是排队的名次。来源：
            <Link href={officialRounds} rel="noopener">
              加拿大移民部邀请轮次
            </Link>
            。
          </>
        }
        table={null}
      >
        <RangeTable
          isDense
          caption={title}
          heads={['CRS 分', '人数']}
          rows={rows}
          axis={axis}
          write={(value) => (value === 0 ? '0' : `${value / 10_000} 万`)}
        />
      </PlotFigure>
    </div>
  )
}

/** Who is near enough to the lines of the last years to look at. */
const highFrom = 501

/** CRS 480：您上面有 20,205 人，同一段（451–500 分）有 73,099 人; the table held has no narrower spans, so no more is said. */
export function poolTitle(of: Pool, score: number | null): string {
  const total = of.bins.reduce((sum, { count }) => sum + count, 0)
  if (score === null) {
    const high = of.bins.filter(({ low }) => low >= highFrom).reduce((sum, { count }) => sum + count, 0)
    return `候选人池里 ${grouped(total)} 人，${highFrom} 分及以上的有 ${grouped(high)} 人`
  }
  const { above, own } = aboveIn(of, score)
  const upper = above === 0 ? '您上面的各段没有人' : `您上面的各段有 ${grouped(above)} 人`
  const same =
    own === undefined
      ? ''
      : `，同一段（${own.low}–${own.high} 分）有 ${grouped(own.count)} 人，本站没有这一段里的细分`
  return `CRS ${score}：${upper}${same}`
}

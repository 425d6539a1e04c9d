import { DataTable } from '@/components/ui/data-table'
import type { PlaceAxis } from '@/components/ui/plots/place-axis'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { grouped } from '@/lib/core/numbers'
import { rankings } from '@/lib/schools/rankings'
import type { RankGaps } from '@/lib/tools/rankings/gaps'
import { PlaceStrip } from './place-strip'

const { qs, arwu } = rankings

/** The end of the axis is a whole number of these. */
const step = 100

/** How far apart two lists can place one school: those of the listed schools with the largest distances. */
export function GapFigure({ id, gaps: { both, gaps, least } }: { id: string; gaps: RankGaps }) {
  const farthest = Math.max(...gaps.flatMap((gap) => [gap.qs.to, gap.arwu.to]))
  const axis: PlaceAxis = { last: Math.ceil(farthest / step) * step, scale: 'linear' }
  return (
    <section id={id} aria-label="QS 与软科差多少">
      <PlotFigure
        title={`QS 与软科都列的 ${grouped(both)} 所里，${gaps.length} 所的名次差 ${grouped(least)} 名以上`}
        source={`实心是 QS ${qs.edition}，空心是软科 ${arwu.edition}，左端第 1 名，右端第 ${grouped(axis.last)} 名。区间画成横条，按离得近的一头算。软科只收到 300 名，之后的没有比。`}
        table={null}
      >
        <DataTable
          caption={`两张榜上名次相差 ${grouped(least)} 名以上的学校`}
          isCaptionHidden
          isWide
          rows={gaps}
          keyOf={({ entry }) => entry.id}
          head={{
            label: '院校',
            cell: ({ entry }) => entry.name,
            href: ({ entry }) => entry.href,
            below: (gap) => (
              <PlaceStrip
                axis={axis}
                marks={[
                  { ...gap.qs, look: 'main' },
                  { ...gap.arwu, look: 'second' },
                ]}
              />
            ),
          }}
          columns={[
            { id: 'qs', label: 'QS', cell: (gap) => gap.qs.text },
            { id: 'arwu', label: '软科', cell: (gap) => gap.arwu.text },
          ]}
        />
      </PlotFigure>
    </section>
  )
}

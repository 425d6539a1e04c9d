import { slopeOf } from '@/components/ui/plots/place-axis'
import './rankings-table.css'

type SlopeRankProps = {
  before: { from: number; to: number }
  now: { from: number; to: number }
}

const [width, height] = [64, 24]

/** Room for the dots at the edges. */
const edge = 4

/** The place in one edition and in the next one, joined by a line. The places are beside it as text. */
export function SlopeRank({ before, now }: SlopeRankProps) {
  const slope = slopeOf(before, now)
  const y = (share: number) => Math.round((edge + share * (height - 2 * edge)) * 10) / 10
  const middle = ([top, bottom]: readonly [number, number]) => (top + bottom) / 2
  const [left, right] = [edge, width - edge]
  return (
    <svg
      data-rank="slope"
      data-way={slope.way}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={`M${left} ${y(middle(slope.before))}L${right} ${y(middle(slope.now))}`} />
      {/* A stroke without length is a dot, and that of a band is a bar. */}
      <path
        data-rank="ends"
        d={`M${left} ${y(slope.before[0])}V${y(slope.before[1])}M${right} ${y(slope.now[0])}V${y(slope.now[1])}`}
      />
    </svg>
  )
}

import { DotMap } from '@/components/ui/dot-map'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { listSeats } from '@/lib/collections/kinds/branch-seat'
import { reachOf } from './branch-reach'

/** Where the branches are, without an outline; the list beside it has them as links. */
export function BranchMap() {
  const { title, shown, frame, outside } = reachOf(listSeats())
  const beyond = outside.length > 0 ? `${outside.join('、')}在图外。` : ''
  return (
    <PlotFigure title={title} source={`点是城市的经纬度，不画边界。${beyond}`} table={null}>
      <DotMap
        frame={frame}
        dots={[]}
        owns={shown}
        cities={shown}
        points={shown}
        label={title}
        height={300}
        width={400}
      />
    </PlotFigure>
  )
}

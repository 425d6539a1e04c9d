import { SourceLink } from '@/components/facts/source-link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { bandOfTotal, toeflBands, toeflScaleSource } from '@/lib/facts/admissions/toefl-scale'

/** Totals that universities often require. */
const asked = [80, 90, 100]

/** Lower bands are not required for a degree. */
const lowest = 3

/** Which totals of the earlier scale belong to each half point of the new one, as steps over the earlier scale. */
export function ToeflScales() {
  const shown = toeflBands.filter(({ band }) => band >= lowest)
  const axis = axisOfRanges(shown.map(({ from, to }) => ({ low: from, high: to, middle: null })))
  const bands = asked.map(bandOfTotal)
  if (axis === null || bands.includes(null)) return null
  return (
    <PlotFigure
      title={`旧制 ${asked.join('、')} 分，大致是新制 ${bands.join('、')} 分`}
      source={
        <>
          一条是新制的半分对应的旧制总分段，是主办方的估计，不是换算公式；学校写的是哪一种，就对哪一种，没有写新分的要问。来源：
          <SourceLink source={toeflScaleSource} />。
        </>
      }
    >
      <RangeTable
        caption="新制每半分对应的旧制总分"
        heads={['新 1–6', '旧 0–120']}
        rows={shown.map(({ band, cefr, from, to }) => ({
          key: String(band),
          label: `${band}（${cefr}）`,
          range: { low: from, high: to, middle: null },
          text: `${from}–${to}`,
        }))}
        axis={axis}
        write={String}
      />
    </PlotFigure>
  )
}

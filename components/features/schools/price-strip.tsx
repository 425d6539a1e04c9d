import { Fragment, type ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { Fold } from '@/components/ui/fold'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { type Strip, stripOf } from '@/components/ui/plots/strip'
import { StripPlot } from '@/components/ui/plots/strip-plot'
import { WholeDays } from '@/components/ui/whole-values'
import { listWords } from '@/lib/core/list-words'
import { sourceOf } from '@/lib/schools/data-sources'
import { rateMonth } from '@/lib/schools/money'
import type { PriceSpread } from '@/lib/schools/price-spread'
import { sourcesPath } from '@/lib/schools/school-ids'
import { yearText } from '@/lib/schools/value-text'

/** Which price of a school is drawn. */
const lowWords = {
  range: '各校取公布区间的最低一档，其他课程更高。',
  half: '各校取区间的低端，多数是登记课程的中间一半，四分之一的课程更低。',
} as const

const placeOf = (price: number, { quarter, threeQuarters }: Strip) =>
  price > threeQuarters ? '偏高' : price < quarter ? '偏低' : '居中'

/** Schools that are named: those with the highest ranks. */
const mostNamed = 3

/** Where a school's price is among those of the ranked schools of its country. Nothing without enough prices. */
export function PriceStrip({
  spread,
  countryName,
  own: ownId,
  isTogether = false,
}: {
  spread: PriceSpread
  countryName: string
  /** Id of the school that the page is about. */
  own?: string
  /** Public and private schools in one strip, beside other figures. */
  isTogether?: boolean
}) {
  const { prices, name, brief, low, years, sources, caution } = spread
  const own = prices.find(({ id }) => id === ownId)
  const kinds = isTogether ? null : kindsOf(spread, own?.wan ?? null)
  const strip = stripOf(
    prices.map(({ wan }) => wan),
    own?.wan ?? null,
  )
  if (!strip) return null
  const least = low === null ? '' : low === 'range' ? '最低一档' : '低价'
  const half = kinds === null ? ` ${wan(strip.quarter)}–${wan(strip.threeQuarters)} 万` : ''
  const title = !own
    ? `${countryName}${half && '一半的'}上榜大学，${brief}${least}${half}`
    : `${own.name}：${brief}${least}在${countryName}上榜大学里${placeOf(own.wan, strip)}`
  return (
    <PlotFigure
      title={title}
      source={
        <>
          一条线是一所大学，
          <WholeDays text={listWords(years.map(yearText))} />
          的价，浅色里是价格居中的一半。{low !== null && lowWords[low]}
        </>
      }
      below={
        <StripNumbers
          strips={[...(kinds ?? []), { label: `${name}${least}，${strip.count} 所，万元一年`, strip }]}
          write={wan}
        >
          <p>
            {rateMonth()} 汇率。
            {low === null && caution}
            {own && '没有 QS 名次的学校不画。'}
            {sources.length > 0 && '来源：'}
            <ValueSources ids={sources} />
          </p>
        </StripNumbers>
      }
    >
      {(kinds ?? [{ label: null, isPublic: null, strip }]).map(({ label, isPublic, strip }) => {
        const among = prices.filter((price) => !label || price.isPublic === isPublic)
        const half =
          label &&
          `${label} ${strip.count} 所，中间一半 ${wan(strip.quarter)}–${wan(strip.threeQuarters)} 万元`
        const plot = (
          <StripPlot
            key={label}
            strip={strip}
            label={half ?? title}
            write={onAxis}
            unit="所"
            own={own && among.includes(own) ? named(own) : undefined}
            named={own ? [] : among.slice(0, mostNamed).map(named)}
          />
        )
        return half ? (
          <div key={label}>
            <p className="text-sm" aria-hidden="true">
              {half}
            </p>
            {plot}
          </div>
        ) : (
          plot
        )
      })}
    </PlotFigure>
  )
}

/**
 * Public and private schools apart, on one axis: their prices are two sets, between which the middle of both has almost no school. Null
 * where one kind has too few, or it is not known of all.
 * @param shown a price that must be on the axis
 */
function kindsOf({ prices }: PriceSpread, shown: number | null) {
  const all = prices.map(({ wan }) => wan)
  const kinds = [
    { label: '公立', isPublic: true },
    { label: '私立', isPublic: false },
  ].flatMap(({ label, isPublic }) => {
    const own = prices.filter((price) => price.isPublic === isPublic)
    const strip = stripOf(
      own.map(({ wan }) => wan),
      shown,
      all,
    )
    return !strip ? [] : [{ label, isPublic, strip }]
  })
  return kinds.length === 2 && prices.every(({ isPublic }) => isPublic !== null) ? kinds : null
}

const named = ({ name, wan: value }: PriceSpread['prices'][number]) => ({
  value,
  label: `${name} ${wan(value)} 万`,
})

const onAxis = (value: number) => `${Number(value.toFixed(1))} 万`

const wan = (value: number) => value.toFixed(1)

/** The ends and the quarters of strips of schools, a line for each. */
export const StripNumbers = ({
  strips,
  write,
  children,
}: {
  /** Each with what it is of. */
  strips: readonly { label: string; strip: Strip }[]
  write: (value: number) => string
  /** Years, exchange rate, sources. */
  children: ReactNode
}) => (
  <Fold label="数字、年份和来源">
    {strips.map(({ label, strip: { least, quarter, middle, threeQuarters, most } }) => (
      <p key={label}>
        {label}：最低 {write(least)}，中间一半 {write(quarter)}–{write(threeQuarters)}，居中 {write(middle)}
        ，最高 {write(most)}
      </p>
    ))}
    {children}
  </Fold>
)

/** Sources of values, one after the other. One whose table is described on the page of all sources is linked there. */
export const ValueSources = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, at) => {
    const source = sourceOf(id)
    return (
      <Fragment key={id}>
        {at > 0 && '、'}
        {source && (
          <SourceLink source={{ ...source, url: source.url.startsWith('/') ? sourcesPath : source.url }} />
        )}
      </Fragment>
    )
  })

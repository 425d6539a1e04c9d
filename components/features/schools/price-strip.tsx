import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { stripOf } from '@/components/ui/plots/strip'
import { StripPlot } from '@/components/ui/plots/strip-plot'
import { listWords } from '@/lib/core/list-words'
import { rateMonth } from '@/lib/schools/money'
import type { PriceSpread } from '@/lib/schools/price-spread'
import { yearText } from '@/lib/schools/value-text'
import { StripNumbers, ValueSources } from './strip-parts'

type PriceStripProps = {
  spread: PriceSpread
  countryName: string
  /** Id of the school that the page is about. */
  own?: string
}

/** Where a school's price is among those of the ranked schools of its country. Nothing without enough prices. */
export function PriceStrip({ spread, countryName, own: ownId }: PriceStripProps) {
  const { prices, name, isRange, years, sources, caution } = spread
  const own = prices.find(({ id }) => id === ownId)
  const strip = stripOf(
    prices.map(({ wan }) => wan),
    own?.wan ?? null,
  )
  if (strip === null) return null
  const what = isRange ? `${name}最低一档` : name
  const half = `${wan(strip.quarter)}–${wan(strip.threeQuarters)} 万元`
  const title =
    own === undefined
      ? `有 QS 名次的 ${strip.count} 所${countryName}大学，${what}的中间一半一年 ${half}`
      : `${own.name}的${what}一年 ${wan(own.wan)} 万元，有 QS 名次的 ${strip.count} 所${countryName}大学中间一半是 ${half}`
  return (
    <PlotFigure
      title={title}
      source={
        <>
          一条竖线是一所大学，没有公布这个价的不画；深色竖线是中间的一所，浅色块是中间一半。
          {listWords(years.map(yearText))}，{rateMonth()}汇率。
          {isRange ? '各校取公布区间的最低一档，其他课程更高。' : caution}
          {own !== undefined && '各校都取同一时期的价，与学校后来公布的可能不同。'}
          {sources.length > 0 && '来源：'}
          <ValueSources ids={sources} />
        </>
      }
      table={
        <StripNumbers
          caption={`${what}，${strip.count} 所，万元一年`}
          label="万元"
          strip={strip}
          write={wan}
          own={own && { label: own.name, value: own.wan }}
        />
      }
    >
      <StripPlot
        strip={strip}
        label={title}
        write={(value) => `${Number(value.toFixed(1))} 万`}
        unit="所"
        own={own && { value: own.wan, label: `${own.name} ${wan(own.wan)} 万` }}
      />
    </PlotFigure>
  )
}

const wan = (value: number) => value.toFixed(1)

import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { stripOf } from '@/components/ui/plots/strip'
import { StripPlot } from '@/components/ui/plots/strip-plot'
import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import { listWords } from '@/lib/core/list-words'
import { yearText } from '@/lib/schools/value-text'
import { valueDefinition } from '@/lib/schools/values'
import { StripNumbers, ValueSources } from './strip-parts'

/** The largest share that counts as hard to enter. */
const hard = 15

/** Schools that are named, so that the low end of the picture has a name. */
const mostNamed = 3

/** Which share of their applicants the ranked American universities admit; nothing without enough of them. */
export async function AdmissionStrip() {
  const key = 'admission-rate'
  const held = (await orEmpty(listRankedValues('us', [key]))).flatMap(({ name, values }) => {
    const value = values.get(key)
    return value?.num == null ? [] : [{ ...value, name, num: value.num }]
  })
  const strip = stripOf(held.map(({ num }) => num))
  if (strip === null) return null
  const lowest = held.toSorted((one, other) => one.num - other.num).slice(0, mostNamed)
  const below = held.filter(({ num }) => num <= hard).length
  const title = `美国上榜大学，${below} 所录取率不超过 ${hard}%`
  const sources = [...new Set(held.map(({ source }) => source))]
  return (
    <PlotFigure
      title={title}
      source={<>一条线是一所大学，浅色里是居中的一半。{valueDefinition(key).caution}</>}
      table={
        <StripNumbers strips={[{ label: `本科录取率，${strip.count} 所`, strip }]} write={share}>
          <p>
            {listWords([...new Set(held.map(({ year }) => year))].toSorted().map(yearText))}。来源：
            <ValueSources ids={sources} />
          </p>
        </StripNumbers>
      }
    >
      <StripPlot
        strip={strip}
        label={title}
        write={share}
        unit="所"
        named={lowest.map(({ name, num }) => ({ value: num, label: `${name} ${share(num)}` }))}
        limit={{ value: hard, label: `不超过 ${hard}%：${below} 所` }}
      />
    </PlotFigure>
  )
}

const share = (percent: number) => `${Number(percent.toFixed(1))}%`

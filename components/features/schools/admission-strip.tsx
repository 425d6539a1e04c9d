import { Fragment } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { stripOf } from '@/components/ui/plots/strip'
import { StripPlot } from '@/components/ui/plots/strip-plot'
import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import { listWords } from '@/lib/core/list-words'
import { sourcesPath } from '@/lib/schools/school-ids'
import { sourceOf } from '@/lib/schools/value-sources'
import { yearText } from '@/lib/schools/value-text'
import { valueDefinition } from '@/lib/schools/values'

/** The largest share that counts as hard to enter. */
const hard = 15

/** Which share of their applicants the ranked American universities admit; nothing without enough of them. */
export async function AdmissionStrip() {
  const key = 'admission-rate'
  const held = (await orEmpty(listRankedValues('us', [key]))).flatMap(({ values }) => {
    const value = values.get(key)
    return value?.num == null ? [] : [{ ...value, num: value.num }]
  })
  const strip = stripOf(held.map(({ num }) => num))
  if (strip === null) return null
  const below = held.filter(({ num }) => num <= hard).length
  const title = `有 QS 名次的 ${strip.count} 所美国大学，本科录取率的中间一半是 ${share(strip.quarter)}–${share(strip.threeQuarters)}，不超过 ${hard}% 的有 ${below} 所`
  const sources = [...new Set(held.map(({ source }) => source))]
  return (
    <PlotFigure
      title={title}
      source={
        <>
          一条竖线是一所大学；深色竖线是中间的一所，浅色块是中间一半。{valueDefinition(key).caution}
          {listWords([...new Set(held.map(({ year }) => year))].toSorted().map(yearText))}。来源：
          {sources.map((id, at) => (
            <Fragment key={id}>
              {at > 0 && '、'}
              <Source id={id} />
            </Fragment>
          ))}
        </>
      }
      table={
        <Fold label="数字">
          <DataTable
            caption={`本科录取率，${strip.count} 所`}
            rows={[
              { label: '最低的一所', value: strip.least },
              { label: '四分之一的学校不高于', value: strip.quarter },
              { label: '中间的一所', value: strip.middle },
              { label: '四分之三的学校不高于', value: strip.threeQuarters },
              { label: '最高的一所', value: strip.most },
            ]}
            keyOf={({ label }) => label}
            head={{ label: '位置', cell: ({ label }) => label }}
            columns={[{ id: 'share', label: '录取率', cell: ({ value }) => share(value) }]}
          />
        </Fold>
      }
    >
      <StripPlot strip={strip} label={title} write={share} unit="所" />
    </PlotFigure>
  )
}

const share = (percent: number) => `${Number(percent.toFixed(1))}%`

/** A source whose table is described on the page of all sources is linked there. */
function Source({ id }: { id: string }) {
  const source = sourceOf(id)
  if (source === null) return null
  return <SourceLink source={{ ...source, url: source.url.startsWith('/') ? sourcesPath : source.url }} />
}

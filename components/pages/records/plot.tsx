import type { ReactNode } from 'react'
import { ToeflScales } from '@/components/features/courses/toefl-scales'
import { loadPriceSpread } from '@/components/features/schools/load-school-page'
import { PriceStrip, StripNumbers, ValueSources } from '@/components/features/schools/price-strip'
import { BillFigure } from '@/components/features/tools/cost/bill-figure'
import { YearFigure } from '@/components/features/tools/cost/year-figure'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { stripOf } from '@/components/ui/plots/strip'
import { StripPlot } from '@/components/ui/plots/strip-plot'
import { orEmpty, orNull } from '@/lib/api/client'
import { listChinaPlacements } from '@/lib/api/programmes'
import { listRankedValues, listSchools } from '@/lib/api/schools'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { SectionOf } from '@/lib/blocks/schema'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { largestPage } from '@/lib/contract/fields'
import { listWords } from '@/lib/core/list-words'
import { detailPath } from '@/lib/routing/paths'
import { spanOf, upperAverages } from '@/lib/schools/china-averages'
import { chinaPath } from '@/lib/schools/school-ids'
import { yearText } from '@/lib/schools/value-text'
import { valueDefinition } from '@/lib/schools/values'
import { costRows } from '@/lib/tools/cost/rows'

type Plot = SectionOf<'plot'>

/** A picture of data that the library, the calculator or a register holds. */
export const PlotRecord = ({ section }: { section: Plot }): Promise<ReactNode> => drawn(section)

/** False while what it would show is missing, so that no heading stands above nothing. */
export const hasPlot = async (section: Plot): Promise<boolean> => (await drawn(section)) !== null

async function drawn({ of, country = '', level, overlooked }: Plot): Promise<ReactNode> {
  switch (of) {
    case 'prices': {
      const spread = await loadPriceSpread(country)
      return spread && PriceStrip({ spread, countryName: nameOf(country) })
    }
    case 'years':
      return YearFigure({ level, spans: await listTuitionSpans(), chosen: country })
    case 'bill': {
      const rows = costRows(country, [level], await listTuitionSpans())
      const row = rows.find(({ estimate }) => estimate.totals !== null)
      return row === undefined ? null : BillFigure({ row, overlooked })
    }
    case 'averages':
      return Averages(await loadAverages())
    case 'admission':
      return AdmissionStrip()
    case 'scales':
      return ToeflScales()
  }
}

const nameOf = (code: string): string =>
  costCountries.list().find(({ value }) => value === code)?.label ?? code

/** Rows that are drawn, with their sources on the pages of the schools; the table has the others. */
const mostRows = 20

/** Fewer schools are no picture. */
const fewest = 5

type AverageRow = RangeTableRow & {
  range: NonNullable<RangeTableRow['range']>
  url: string
  readOn: string
}

type Averages = {
  /** Universities with a number, by rank. */
  rows: readonly AverageRow[]
  /** The ranking with its year. */
  ranking: string
}

/** The averages that British universities require of Chinese degrees for an upper second, by rank. */
async function loadAverages(): Promise<Averages | null> {
  const [found, schools] = await Promise.all([
    orNull(listChinaPlacements({ limit: 1 })),
    orNull(listSchools({ country: 'uk', level: 'university', sort: 'rank', limit: largestPage })),
  ])
  const ranked = schools?.list.filter(({ rank }) => rank !== null) ?? []
  const ranking = ranked[0]?.rank
  if (found === null || !ranking) return null
  const own = Map.groupBy(found.averages, ({ uk }) => uk)
  const names = new Map(found.rules.map(({ uk, uk_name }) => [uk, uk_name]))
  const placeOf = new Map(ranked.map(({ id }, at) => [id, at]))
  const ranks = new Map(ranked.map(({ id, rank }) => [id, rank?.text]))
  const rows = [...names].flatMap(([uk, name]): AverageRow[] => {
    const averages = upperAverages(own.get(uk) ?? [])
    const [first] = averages
    if (first === undefined) return []
    const { low, high } = spanOf(averages)
    return [
      {
        key: uk,
        label: [name, ranks.get(uk)].filter(Boolean).join(' '),
        note: [first.opening_zh, first.ending_zh].filter(Boolean).join('，'),
        href: detailPath.school(uk),
        range: { low, high, middle: low === high ? low : null },
        text: low === high ? String(low) : `${low}–${high}`,
        url: first.url,
        readOn: first.read_on,
      },
    ]
  })
  const last = ranked.length
  return {
    rows: rows.toSorted(
      ({ key: one }, { key: other }) => (placeOf.get(one) ?? last) - (placeOf.get(other) ?? last),
    ),
    ranking: `QS ${ranking.year}`,
  }
}

function Averages(found: Averages | null): ReactNode {
  if (found === null) return null
  const { rows, ranking } = found
  const [shown, others] = [rows.slice(0, mostRows), rows.slice(mostRows)]
  const axis = axisOfRanges(shown.map(({ range }) => range))
  const [least, most] = [
    Math.min(...shown.map(({ range }) => range.low)),
    Math.max(...shown.map(({ range }) => range.high)),
  ]
  if (axis === null || rows.length < fewest) return null
  return (
    <PlotFigure
      title={`${shown.length} 所英国大学的硕士均分线：${least} 到 ${most} 分`}
      source={
        <>
          授课型硕士，二等一或没写等级的；两端是对不同院校或课程的低线和高线。
          <Link href={chinaPath}>查您的本科学校</Link>
        </>
      }
      below={
        others.length > 0 && (
          <Fold label={`其余 ${others.length} 所的均分`}>
            <DataTable
              caption="百分制加权均分"
              rows={others}
              keyOf={({ key }) => key}
              head={{
                label: '英国大学',
                cell: ({ label, note }) => [label, note].filter(Boolean).join('，'),
              }}
              columns={(column) => [
                column.value('均分', ({ text }) => text),
                column.detail('哪天查自学校官网', ({ url, readOn }) => <Link href={url}>{readOn}</Link>),
              ]}
            />
          </Fold>
        )
      }
    >
      <RangeTable
        isWideName
        caption="百分制均分"
        heads={[`英国大学，${ranking}`, '均分']}
        rows={shown}
        axis={axis}
        write={String}
      />
    </PlotFigure>
  )
}

/** The largest share that counts as hard to enter. */
const hard = 15

/** Schools that are named, so that the low end of the picture has a name. */
const mostNamed = 3

/** Which share of their applicants the ranked American universities admit; nothing without enough of them. */
async function AdmissionStrip() {
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
      below={
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

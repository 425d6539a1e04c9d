import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { orNull } from '@/lib/api/client'
import { listSchoolNames } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { offerCycle, offerRates, offerSource } from '@/lib/facts/admissions/offer-rates'

/** Rows that are drawn; the table has all. */
const mostRows = 14

/** Offers for a hundred applications at British universities, the fewest first; nothing while their names are missing. */
export async function OfferFigure() {
  const names = await orNull(listSchoolNames(offerRates.map(({ id }) => id)))
  const rows = offerRates
    .flatMap(({ id, applications, offers }) => {
      const school = names?.get(id)
      const rate = Math.round((100 * offers) / applications)
      return school === undefined ? [] : [{ id, ...school, applications, offers, rate }]
    })
    .toSorted((one, other) => one.rate - other.rate)
  const shown = rows.slice(0, mostRows)
  const axis = axisOfRanges(
    shown.map(({ rate }) => ({ low: rate, high: rate, middle: null })),
    [0],
  )
  const [first, last] = [shown[0], shown.at(-1)]
  if (axis === null || first === undefined || last === undefined) return null
  const fewest = rows.filter(({ rate }) => rate === first.rate).map(({ name }) => name)
  return (
    <PlotFigure
      title={`${offerCycle} 年申请季，每 100 份本科申请发出的录取，${rows.length} 所英国大学里低的 ${shown.length} 所在 ${first.rate} 到 ${last.rate} 份；${fewest.join('、')} ${first.rate} 份`}
      source={
        <>
          全部申请人，含英国本地学生；一个人可以申请五所，录取里多数带条件。来源：
          <SourceLink source={offerSource} />。
        </>
      }
      table={
        <Fold label={`全部 ${rows.length} 所的申请数和录取数`}>
          <DataTable
            caption={`${offerCycle} 年申请季，本科`}
            rows={rows}
            keyOf={({ id }) => id}
            head={{ label: '大学', cell: ({ name, href }) => <Link href={href}>{name}</Link> }}
            columns={[
              { id: 'rate', label: '每 100 份', cell: ({ rate }) => `${rate} 份` },
              { id: 'applications', label: '申请', as: 'second', cell: (row) => grouped(row.applications) },
              { id: 'offers', label: '录取', as: 'second', cell: (row) => grouped(row.offers) },
            ]}
          />
        </Fold>
      }
    >
      <RangeTable
        isDense
        isWideName
        caption="每 100 份本科申请发出的录取"
        heads={['大学', '录取']}
        rows={shown.map(({ id, name, href, rate }) => ({
          key: id,
          label: name,
          href,
          range: { low: 0, high: rate, middle: null },
          text: `${rate} 份`,
        }))}
        axis={axis}
        write={String}
      />
    </PlotFigure>
  )
}

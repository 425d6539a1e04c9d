import { PlainTable } from '@/components/blocks/plain-table'
import { SourceLink } from '@/components/ui/source-link'
import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import { checkLegend, needsLook } from '@/lib/facts/marks'
import type { Figure } from '@/lib/facts/registry'
import { yuanText } from '@/lib/schools/money'
import { registeredFeesOf } from '@/lib/schools/registered-fees'

/** What a school's own pages say of its prices, each with year and page; nothing when the register holds none. */
export function RegisteredFees({ school }: { school: string }) {
  const fees = registeredFeesOf(school)
  if (fees.length === 0) return null
  return (
    <PlainTable
      caption={`学校费用页上的数，各行年份不同${fees.some(needsLook) ? `。${checkLegend}` : ''}`}
      columns={['项目', '金额', '哪一年', '来源']}
      rows={fees.map((fee) => ({
        key: fee.id,
        label: fee.label,
        cells: [amountText(fee), fee.period, <Read key="read" fee={fee} />],
      }))}
    />
  )
}

function amountText(fee: Figure): string {
  const [currency = ''] = fee.unit.split('/')
  const [low, high = low] = [fee.value].flat()
  const yuan = typeof low === 'number' && typeof high === 'number' ? yuanText(low, high, currency) : null
  return formatFigure(fee) + (yuan === null ? '' : `（${yuan}）`)
}

function Read({ fee }: { fee: Figure }) {
  return (
    <>
      <SourceLink source={fee.source} />
      {readingNotes(fee).map((note) => `，${note}`)}
    </>
  )
}

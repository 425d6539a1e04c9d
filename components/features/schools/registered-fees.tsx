import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { WholeValues } from '@/components/ui/whole-values'
import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import { checkLegend, needsLook } from '@/lib/facts/marks'
import type { Figure } from '@/lib/facts/registry'
import { yuanText } from '@/lib/schools/money'
import { registeredFeesOf } from '@/lib/schools/registered-fees'

/** Prices from a school's own pages, each with year and page; nothing when the register has none. */
export function RegisteredFees({ school }: { school: string }) {
  const fees = registeredFeesOf(school)
  if (fees.length === 0) return null
  return (
    <DataTable
      caption="学校费用页上的数，各行年份不同"
      rows={fees}
      keyOf={({ id }) => id}
      openRows={6}
      rest={`其余 ${fees.length - 6} 项`}
      head={{ label: '项目', cell: ({ label }) => label }}
      columns={[
        { id: 'amount', label: '金额', cell: formatFigure },
        { id: 'yuan', label: '约合', as: 'second', isWords: true, cell: yuanOf },
        { id: 'year', label: '哪一年', as: 'second', isWords: true, cell: ({ period }) => period },
        {
          id: 'source',
          label: '来源',
          as: 'second',
          isWords: true,
          cell: (fee) => (
            <>
              <SourceLink source={fee.source} />
              <WholeValues
                text={readingNotes(fee)
                  .map((note) => `，${note}`)
                  .join('')}
              />
            </>
          ),
        },
      ]}
      {...(fees.some(needsLook) && { foot: checkLegend })}
    />
  )
}

function yuanOf(fee: Figure): string | null {
  const [currency = ''] = fee.unit.split('/')
  const [low, high = low] = [fee.value].flat()
  return typeof low === 'number' && typeof high === 'number' ? yuanText(low, high, currency) : null
}

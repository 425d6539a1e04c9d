import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'

export type Rung = {
  id: string
  /** What has this price: 硕士 · 3 门. */
  label: string
  /** Some of their names: Computer Science MEng、Law LLB 等. */
  names?: ReactNode
  lang?: string
  /** In the school's own currency: £42,700. */
  price: string
  /** Approximate price in 万元: 38.0 万. */
  yuan: string | null
}

type LadderProps = {
  caption: ReactNode
  rungs: readonly Rung[]
  /** At most six are open. */
  openRungs?: number
  /** Label of the fold with the others. */
  rest?: ReactNode
  foot?: ReactNode
}

/** Prices from high to low. Equal prices are one row with their number. */
export function Ladder({ caption, rungs, openRungs = 6, rest, foot }: LadderProps) {
  return (
    <DataTable
      caption={caption}
      rows={rungs}
      keyOf={({ id }) => id}
      openRows={openRungs}
      rest={rest}
      head={{ label: '课程', cell: ({ label }) => label }}
      columns={[
        {
          id: 'names',
          label: '包括',
          as: 'second',
          isWords: true,
          cell: ({ names, lang }) => names && <span lang={lang}>{names}</span>,
        },
        { id: 'price', label: '一年', cell: ({ price }) => price },
        { id: 'yuan', label: '约合', cell: ({ yuan }) => yuan },
      ]}
      foot={foot}
    />
  )
}

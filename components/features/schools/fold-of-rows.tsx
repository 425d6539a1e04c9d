import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { fewestFolded } from '@/components/ui/open-rows'

type FoldOfRowsProps = {
  /** The number of its rows. */
  count: number
  label: string
  id?: string
  isOpenWide?: boolean
  children: ReactNode
}

/** Rows in a fold; too few for one are open below its label. */
export const FoldOfRows = ({ count, label, id, isOpenWide, children }: FoldOfRowsProps) =>
  count < fewestFolded ? (
    <div id={id} className="grid grid-cols-1 gap-2 pt-2">
      <p className="text-heading font-semibold">{label}</p>
      {children}
    </div>
  ) : (
    <Fold label={label} id={id} isOpenWide={isOpenWide}>
      {children}
    </Fold>
  )

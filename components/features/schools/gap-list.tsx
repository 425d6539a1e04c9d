import { DataTable } from '@/components/ui/data-table'
import type { Gap } from '@/lib/schools/gaps'

/** Values that a page does not know, who knows them, and why they are missing. */
export function GapList({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <DataTable
      isFacts
      caption="没有可靠来源，或没有写全"
      rows={gaps}
      keyOf={({ what }) => what}
      head={{ label: '查不到的', cell: ({ what }) => what }}
      columns={[
        { id: 'ask', label: '去哪里问', isWords: true, cell: ({ ask }) => ask },
        { id: 'why', label: '为什么没有', as: 'second', isWords: true, cell: ({ why }) => why },
      ]}
    />
  )
}

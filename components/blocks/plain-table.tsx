import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'

type Row = {
  label: string
  /** The label in its own language, below it. */
  original?: string | undefined
  /** Of the original, or of a label without one. */
  lang?: string | undefined
  cells: readonly ReactNode[]
  /** Where labels may repeat. */
  key?: string
}

type PlainTableProps = {
  /** Says what the table holds; printed above it. */
  caption: string
  /** The first names what the rows are; empty where their names need no word. */
  columns: readonly [string, ...string[]]
  rows: readonly Row[]
  /** Choices side by side: columns of one width. */
  isEven?: boolean
  /** How many rows are open; all where it is not said. */
  openRows?: number
}

/**
 * Words in rows and columns, as editors write them. On phones short cells and choices stay columns; of longer ones the first is beside the
 * name, and the others are in the second line with the name of their column.
 */
export function PlainTable({
  caption,
  columns: [corner, ...columns],
  rows,
  isEven = false,
  openRows = rows.length,
}: PlainTableProps) {
  const areShort = columns.length <= 3 && rows.every(({ cells }) => cells.every(isShort))
  const areValues = isEven || areShort || columns.length === 1
  return (
    <DataTable
      caption={<FactText text={caption} />}
      isFacts={!areShort && !isEven}
      isEven={isEven}
      openRows={openRows}
      rows={rows}
      keyOf={({ key, label }) => key ?? label}
      head={{
        label: corner,
        cell: nameOf,
        lang: ({ original, lang }) => (original === undefined ? lang : undefined),
      }}
      columns={columns.map((column, at) => ({
        id: column,
        label: <FactText text={column} />,
        isWords: true,
        cell: ({ cells }: Row) => drawn(cells[at]),
        ...(!areValues && at > 0 && { as: 'second' as const, says: plainText(column) }),
      }))}
    />
  )
}

/** Four signs and a unit fit beside two others on a phone. */
const isShort = (cell: ReactNode) => typeof cell === 'string' && plainText(cell).length <= 5

function nameOf({ label, original, lang }: Row) {
  return (
    <>
      <FactText text={label} />
      {original !== undefined && (
        <>
          {' '}
          <small lang={lang}>{original}</small>
        </>
      )}
    </>
  )
}

const drawn = (cell: ReactNode) => (typeof cell === 'string' ? <FactText text={cell} /> : cell)

import type { ReactNode } from 'react'
import { FactText } from '@/components/facts/fact-text'
import { DataTable } from '@/components/ui/data-table'
import { WholeValues } from '@/components/ui/whole-values'
import { plainText } from '@/lib/facts/in-text'

type Row = {
  label: string
  /** The label in its original language, below it. */
  original?: string | undefined
  /** Language of the original, or of a label without one. */
  lang?: string | undefined
  cells: readonly ReactNode[]
  /** Needed when labels may repeat. */
  key?: string
}

type PlainTableProps = {
  /** Describes the table; shown above it. */
  caption: string
  /** The first one names what the rows are; empty when their names need no heading. */
  columns: readonly [string, ...string[]]
  rows: readonly Row[]
  /** For options side by side: columns of equal width. */
  isEven?: boolean
  /** Number of open rows; by default all. */
  openRows?: number
}

/**
 * A table of words, as editors write it. On phones short cells and options stay columns. With longer cells the first
 * one is beside the name, and the others are in the second line with the names of their columns.
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
      columns={({ words, detail }) =>
        columns.map((text, at) => {
          const column = [<FactText key={text} text={text} />, ({ cells }: Row) => drawn(cells[at])] as const
          return isEven && columns.length > 3
            ? words(...column, plainText(text))
            : areValues || at === 0
              ? words(...column)
              : detail(...column, plainText(text))
        })
      }
    />
  )
}

/** Four characters and a unit fit beside two other cells on a phone. */
const isShort = (cell: ReactNode) => typeof cell === 'string' && plainText(cell).length <= 5

function nameOf({ label, original, lang }: Row) {
  return (
    <>
      {label.includes('{{') ? <FactText text={label} /> : <WholeValues text={label} />}
      {original !== undefined && (
        <>
          {' '}
          <small lang={lang}>{original}</small>
        </>
      )}
    </>
  )
}

/** Text without figures of the registry goes to the table as it is, so that the table can keep its values on one line. */
const drawn = (cell: ReactNode) =>
  typeof cell === 'string' && cell.includes('{{') ? <FactText text={cell} /> : cell

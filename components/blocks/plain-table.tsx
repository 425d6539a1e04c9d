import type { ReactNode } from 'react'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './table.module.css'

type PlainTableProps = {
  /** Says what the table holds; printed above it. */
  caption: string
  /** The first names what the rows are; empty where their names need no word. */
  columns: readonly [string, ...string[]]
  rows: readonly {
    label: string
    /** The label in its own language, below it. */
    original?: string | undefined
    /** Of the original, or of a label without one. */
    lang?: string | undefined
    cells: readonly ReactNode[]
    /** Where labels may repeat. */
    key?: string
  }[]
  /** Choices side by side: columns of one width. */
  isEven?: boolean
}

/** Words in rows and columns; on narrow screens each row becomes a block that names its columns. */
export function PlainTable({ caption, columns: [corner, ...columns], rows, isEven }: PlainTableProps) {
  return (
    <table className={isEven ? `${styles.table} ${styles.even}` : styles.table}>
      <caption className={styles.caption}>
        <FactText text={caption} />
      </caption>
      <thead>
        <tr>
          {corner === '' ? <td /> : <th scope="col">{corner}</th>}
          {columns.map((column) => (
            <th key={column} scope="col">
              <FactText text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key ?? row.label}>
            <th scope="row" lang={row.original === undefined ? row.lang : undefined}>
              <FactText text={row.label} />
              {row.original !== undefined && (
                <span className={styles.original} lang={row.lang}>
                  {row.original}
                </span>
              )}
            </th>
            {columns.map((column, at) => (
              <td key={column} data-label={plainText(column)}>
                <div>{drawn(row.cells[at])}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const drawn = (cell: ReactNode) => (typeof cell === 'string' ? <FactText text={cell} /> : cell)

import type { ReactNode } from 'react'
import styles from './table.module.css'

type PlainTableProps = {
  /** Says what the table holds; printed above it. */
  caption: string
  /** The first names what the rows are. */
  columns: readonly [string, ...string[]]
  rows: readonly { label: string; cells: readonly ReactNode[] }[]
}

/** Words in rows and columns; on narrow screens each row becomes a block that names its columns. */
export function PlainTable({ caption, columns: [first, ...others], rows }: PlainTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {[first, ...others].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, at) => (
              <td key={others[at]} data-label={others[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

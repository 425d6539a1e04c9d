import type { ReactNode } from 'react'
import styles from './compact-table.module.css'

type CompactTableProps = {
  caption: ReactNode
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Many rows of a few short cells, which fit a phone as they are. */
export function CompactTable({ caption, columns, rows }: CompactTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {columns.slice(1).map((column, at) => (
              <td key={column}>{others[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

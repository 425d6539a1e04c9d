import type { ReactNode } from 'react'
import { each } from '@/components/ui/each'
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
          {each(columns, (column) => (
            <th scope="col">{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, ({ cells: [first, ...others] }) => (
          <tr>
            <th scope="row">{first}</th>
            {each(others, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Fold } from './fold'
import { Link } from './link'

type Head<Row> = {
  /** What the rows are: 院校. Empty where their names need no word. */
  label: ReactNode
  cell: (row: Row) => ReactNode
  /** Makes the whole row lead there. */
  href?: (row: Row) => string | null | undefined
  lang?: (row: Row) => string | undefined
  /** After the link, such as the name in its own language. */
  below?: (row: Row) => ReactNode
}

/** What a row says beside its name. A column that is empty in all rows is not drawn. */
export type DataColumn<Row> = {
  id: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * `lead`: short, before the name, such as a place. `value`: beside the name on every screen, two on a phone or three short ones. `second`: in the second line of the row on a phone.
   */
  as?: 'lead' | 'value' | 'second'
  /** Words begin at the start of the column; numbers end at its end. */
  isWords?: boolean
  /** Said before the value where the head of the column does not stand above it. */
  says?: string
  /** Holds buttons of its own, which the link of the row leaves free. */
  isControl?: boolean
}

type DataTableProps<Row> = {
  /** Says what the table holds, and once what is the same in all rows: year, country. */
  caption: ReactNode
  /** For screen readers only, where the heading above says the same. */
  isCaptionHidden?: boolean
  rows: readonly Row[]
  keyOf: (row: Row) => string
  head: Head<Row>
  columns: readonly DataColumn<Row>[]
  /** Of the element of a row: an id for links to it, marks for scripts and tests. */
  attributesOf?: (row: Row) => { id?: string; [mark: `data-${string}`]: string | undefined }
  /** No head row in sight: the values speak for themselves. */
  isHeadHidden?: boolean
  /** Names of rows are muted labels, values are what is read: 语言 · 雅思 6.5. */
  isFacts?: boolean
  /** Choices side by side in columns of one width; on phones the name of a row is above them. */
  isEven?: boolean
  /** How many rows are open; the others are in a fold below, as the same table. */
  openRows?: number
  /** Label of that fold. */
  rest?: ReactNode
  /** Sources, notes and years of the whole table, once. */
  foot?: ReactNode
  /** Over the whole width of its place; otherwise 760 px at most. */
  isWide?: boolean
  /** The first row answers the question of the page. */
  isAnswer?: boolean
}

/**
 * Rows that stay rows: on phones a name, its values, and the rest in a second line, never a card of labelled lines. Roles are written
 * out since a row drawn as a flex box loses its own.
 */
export function DataTable<Row>({ rows, openRows = rows.length, rest, foot, ...table }: DataTableProps<Row>) {
  const columns = table.columns.filter(({ cell }) => rows.some((row) => isSaid(cell(row))))
  const [open, folded] = [rows.slice(0, openRows), rows.slice(openRows)]
  return (
    <div className={table.isWide === true ? styles.wide : styles.whole}>
      <Rows {...table} rows={open} columns={columns} />
      {folded.length > 0 && (
        <Fold label={rest ?? `其余 ${folded.length} 行`}>
          <Rows {...table} rows={folded} columns={columns} isCaptionHidden isAnswer={false} />
        </Fold>
      )}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

/** The roles that elements of a table have by themselves while they are drawn as one. */
const drawnAs = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const isSaid = (cell: ReactNode) => cell !== null && cell !== undefined && cell !== '' && cell !== false

function Rows<Row>({
  caption,
  isCaptionHidden = false,
  rows,
  keyOf,
  attributesOf,
  head,
  columns,
  isHeadHidden = false,
  isFacts = false,
  isEven = false,
  isAnswer = false,
}: Omit<DataTableProps<Row>, 'openRows' | 'rest' | 'foot' | 'isWide'>) {
  const values = columns.filter(({ as = 'value', isControl }) => as === 'value' && !isControl).length
  const leads = columns.filter(({ as }) => as === 'lead')
  const others = columns.filter(({ as }) => as !== 'lead')
  return (
    <table
      {...drawnAs.table}
      className={[
        styles.table,
        isFacts && styles.facts,
        isEven && styles.even,
        isHeadHidden && styles.headless,
      ]
        .filter(Boolean)
        .join(' ')}
      data-values={values}
    >
      <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead {...drawnAs.rowgroup}>
        <tr {...drawnAs.row}>
          {leads.map((column) => (
            <th key={column.id} scope="col" {...drawnAs.columnheader} className={classOf(column)}>
              {column.label}
            </th>
          ))}
          {head.label === '' ? (
            <td {...drawnAs.cell} className={styles.name} />
          ) : (
            <th scope="col" {...drawnAs.columnheader} className={styles.name}>
              {head.label}
            </th>
          )}
          {others.map((column) => (
            <th key={column.id} scope="col" {...drawnAs.columnheader} className={classOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...drawnAs.rowgroup}>
        {rows.map((row, at) => {
          const href = head.href?.(row)
          return (
            <tr
              key={keyOf(row)}
              {...drawnAs.row}
              {...attributesOf?.(row)}
              className={href ? styles.linked : undefined}
              data-answer={isAnswer && at === 0 ? '' : undefined}
            >
              {leads.map((column) => (
                <td key={column.id} {...drawnAs.cell} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
              <th scope="row" {...drawnAs.rowheader} className={styles.name} lang={head.lang?.(row)}>
                {href ? (
                  <Link href={href} className={styles.link}>
                    {head.cell(row)}
                  </Link>
                ) : (
                  head.cell(row)
                )}
                {head.below?.(row)}
              </th>
              {others.map((column) => (
                <td key={column.id} {...drawnAs.cell} className={classOf(column)} data-says={column.says}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const classOf = <Row,>({ as = 'value', isWords = false, isControl = false }: DataColumn<Row>) =>
  [styles[as], isWords && styles.words, isControl && styles.control].filter(Boolean).join(' ')

import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Fold } from './fold'
import { Link } from './link'
import { openRowsOf } from './open-rows'
import { WholeDays, WholeValues } from './whole-values'

type Sorted = { sort?: 'ascending' | 'descending' }

type Head<Row> = Sorted & {
  /** What the rows are: 院校. Empty when the names need no heading. */
  label: ReactNode
  cell: (row: Row) => ReactNode
  /** Links the whole row to this address. */
  href?: (row: Row) => string | null | undefined
  lang?: (row: Row) => string | undefined
  /** After the link, such as the name in its original language. */
  below?: (row: Row) => ReactNode
}

type DataColumn<Row> = Sorted & {
  label: ReactNode
  cell: (row: Row) => ReactNode
  as: 'lead' | 'value' | 'second'
  /** Words are aligned to the start of the column, numbers to its end. */
  isWords: boolean
  mobileLabel?: string | undefined
  /** Contains buttons of its own, which the link of the row must not cover. */
  isControl?: boolean
}

const columnAs =
  (as: DataColumn<unknown>['as'], isWords: boolean) =>
  <Row,>(label: ReactNode, cell: (row: Row) => ReactNode, mobileLabel?: string): DataColumn<Row> => ({
    label,
    cell,
    as,
    isWords,
    mobileLabel,
  })

const column = {
  /** Short, before the name, such as a rank. */
  lead: columnAs('lead', false),
  /** Beside the name on every screen; a phone has space for two, or for three short ones. */
  value: columnAs('value', false),
  words: columnAs('value', true),
  /** In the second line of the row on a phone, where the head of the column is not above it. */
  figure: columnAs('second', false),
  detail: columnAs('second', true),
}

/** Makes the columns of a table. The last value of each is its label on phones, before the value. */
export type Columns<Row> = Record<
  keyof typeof column,
  (label: ReactNode, cell: (row: Row) => ReactNode, mobileLabel?: string) => DataColumn<Row>
>

type DataTableProps<Row> = {
  /** Describes the table, with everything that is equal in all rows: year, country. */
  caption: ReactNode
  /** Only for screen readers, when the heading above has the same words. */
  isCaptionHidden?: boolean
  rows: readonly Row[]
  keyOf: (row: Row) => string
  head: Head<Row>
  /** Those that are empty in all rows are left out. */
  columns: (column: Columns<Row>) => readonly DataColumn<Row>[]
  /** Attributes of a row: an id for links to it, data attributes for scripts and tests. */
  attributesOf?: (row: Row) => { id?: string; [mark: `data-${string}`]: string | undefined }
  /** Hides the head row when the values need no explanation. */
  isHeadHidden?: boolean
  /** Names of rows are muted labels, and values are emphasised: 语言 · 雅思 6.5. */
  isFacts?: boolean
  /** For options side by side: columns of equal width; on phones the name of a row is above them. */
  isEven?: boolean
  /** Number of open rows. The others are in a fold below, as the same table, if there are at least three. */
  openRows?: number
  /** Label of that fold. */
  rest?: ReactNode
  /** Sources, notes and years of the whole table, once. */
  foot?: ReactNode
  /** The first row answers the question of the page. */
  isAnswer?: boolean
}

/**
 * A table whose rows stay rows on phones: a name, its values, and the rest in a second line, never a card of labelled
 * lines. Roles are explicit because a row that is shown as a flex box loses its implicit role.
 */
export function DataTable<Row>({ rows, openRows = rows.length, rest, foot, ...table }: DataTableProps<Row>) {
  const columns = table
    .columns(column)
    .map((one, id) => ({ ...one, id }))
    .filter(({ cell }) => rows.some((row) => hasContent(cell(row))))
  const openCount = openRowsOf(rows.length, openRows)
  const [open, folded] = [rows.slice(0, openCount), rows.slice(openCount)]
  return (
    <div>
      <Rows {...table} rows={open} columns={columns} />
      {folded.length > 0 && (
        <Fold isWide label={rest ?? `其余 ${folded.length} 项`}>
          <Rows {...table} rows={folded} columns={columns} isCaptionHidden isAnswer={false} />
        </Fold>
      )}
      {foot !== undefined && (
        <div className="pt-2 text-muted text-quiet leading-normal">{sentence(foot)}</div>
      )}
    </div>
  )
}

/** The roles that table elements have by themselves while they are displayed as a table. */
export const drawnAs = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const hasContent = (cell: ReactNode) => cell !== null && cell !== undefined && cell !== '' && cell !== false

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
}: Omit<DataTableProps<Row>, 'columns' | 'openRows' | 'rest' | 'foot'> & {
  columns: readonly (DataColumn<Row> & { id: number })[]
}) {
  const values = columns.filter(({ as, isControl }) => as === 'value' && !isControl).length
  const leads = columns.filter(({ as }) => as === 'lead')
  const others = columns.filter(({ as }) => as !== 'lead')
  return (
    <table
      {...drawnAs.table}
      className={[styles.table, isFacts && styles.facts, isEven && styles.even].filter(Boolean).join(' ')}
      data-values={values}
    >
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{sentence(caption)}</caption>
      <thead {...drawnAs.rowgroup} className={isHeadHidden ? 'sr-only' : undefined}>
        <tr {...drawnAs.row}>
          {leads.map((column) => (
            <ColumnHead key={column.id} {...column} className={classOf(column)} />
          ))}
          {head.label === '' ? (
            <td {...drawnAs.cell} className={styles.name} />
          ) : (
            <ColumnHead {...head} className={styles.name} />
          )}
          {others.map((column) => (
            <ColumnHead key={column.id} {...column} className={classOf(column)} />
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
              {...(href && { className: `${styles.linked} relative` })}
              {...(isAnswer && at === 0 && { 'data-answer': '' })}
            >
              {leads.map((column) => (
                <td key={column.id} {...drawnAs.cell} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
              <th scope="row" {...drawnAs.rowheader} {...langOf(head.lang?.(row))}>
                {href ? (
                  <Link href={href} className={styles.link}>
                    {drawn(head.cell(row))}
                  </Link>
                ) : (
                  drawn(head.cell(row))
                )}
                {head.below?.(row)}
              </th>
              {others.map((column) => (
                <td key={column.id} {...drawnAs.cell} className={classOf(column)} {...mobileLabelOf(column)}>
                  {drawn(column.cell(row))}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const ColumnHead = ({ label, sort, className }: Sorted & { label: ReactNode; className?: string }) => (
  <th scope="col" {...drawnAs.columnheader} className={className} aria-sort={sort}>
    {label}
  </th>
)

const langOf = (lang: string | undefined) => (lang === undefined ? {} : { lang })

/** Without an undefined attribute, which the payload would repeat in each cell. */
const mobileLabelOf = <Row,>({ mobileLabel }: DataColumn<Row>) =>
  mobileLabel === undefined ? {} : { 'data-mobile-label': mobileLabel }

const drawn = (cell: ReactNode) => (typeof cell === 'string' ? <WholeValues text={cell} /> : cell)

const sentence = (text: ReactNode) => (typeof text === 'string' ? <WholeDays text={text} /> : text)

const classOf = <Row,>({ as, isWords, isControl = false }: DataColumn<Row>) =>
  [styles[as], isWords && styles.words, isControl && styles.control].filter(Boolean).join(' ')

import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { statusWords } from '@/lib/tools/conditions/condition'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import type { DecisionSheet, SheetRow } from '@/lib/tools/decision/sheet'
import type { SheetLine } from '@/lib/tools/decision/sheet-line'
import styles from './decision-sheet.module.css'

type Columns = DecisionSheet['columns']

type FirstTableProps = {
  columns: Columns
  rows: readonly SheetRow[]
  options: readonly DecisionOption[]
  answers: ConditionInput
}

/** The first questions, with what each option is, and how to calculate or remove it. */
export function FirstTable({ columns, rows, options, answers }: FirstTableProps) {
  return (
    <table className={`${styles.table} full-width`} data-columns={columns.length}>
      <caption className="visually-hidden">先看的八问</caption>
      <thead>
        <tr>
          <td className={styles.label} />
          {columns.map((column, at) => (
            <OptionHead
              key={`${column.title} ${column.detail}`}
              column={column}
              country={options[at]?.input.country.value ?? ''}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={row.label} row={row} columns={columns} isAnswer={at === 0} />
        ))}
        <ChangeRow columns={columns} options={options} answers={answers} />
      </tbody>
    </table>
  )
}

function OptionHead({ column, country }: { column: Columns[number]; country: string }) {
  const { title, detail, href, notes } = column
  return (
    <th scope="col">
      <span className={`${styles.name} row middle gap-2 dark large strong`}>
        <Flag code={country} width={20} />
        {href === null ? (
          title
        ) : (
          <Link href={href} className="inline-row target">
            {title}
          </Link>
        )}
      </span>
      <span className={`${styles.detail} block muted small`}>{detail}</span>
      {notes.map((note) => (
        <span key={note} className={`${styles.detail} block muted small`}>
          {note}
        </span>
      ))}
    </th>
  )
}

function ChangeRow({ columns, options, answers }: Omit<FirstTableProps, 'rows'>) {
  const without = (removed: number) => options.filter((_, at) => at !== removed).map(({ choice }) => choice)
  return (
    <tr className="no-print">
      <th scope="row" className={styles.label}>
        改或换
      </th>
      {columns.map(({ title, detail, costHref }, at) => (
        <td key={`${title} ${detail}`} data-label={title} className="small">
          <div className="row gap-0-4">
            <Link href={costHref} className="inline-row target">
              逐项算<span className="visually-hidden">：{title}</span>
            </Link>
            <Link className="inline-row target" href={decisionHref(without(at), answers)}>
              移出<span className="visually-hidden">：{title}</span>
            </Link>
          </div>
        </td>
      ))}
    </tr>
  )
}

/** Further questions; the options are named in each cell. */
export function FurtherTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: Columns
  rows: readonly SheetRow[]
}) {
  return (
    <table className={`${styles.table} full-width`} data-columns={columns.length}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <td />
          {columns.map(({ title, detail }) => (
            <th key={`${title} ${detail}`} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, columns, isAnswer = false }: { row: SheetRow; columns: Columns; isAnswer?: boolean }) {
  return (
    <tr data-main={row.isMain || undefined} data-answer={isAnswer ? '' : undefined}>
      <th scope="row" className={styles.label}>
        {row.label}
      </th>
      {row.cells.map((lines, at) => (
        <td key={columns[at]?.title} data-label={columns[at]?.title}>
          {lines.length === 0 && <span className="muted">—</span>}
          {lines.map((line) => (
            <Line key={line.text} line={line} />
          ))}
        </td>
      ))}
    </tr>
  )
}

function Line({ line: { text, status, href, sources } }: { line: SheetLine }) {
  return (
    <p>
      {status !== null && (
        <strong className={`${styles.status} muted tiny strong rounded-sm outlined`} data-status={status}>
          {statusWords[status]}
        </strong>
      )}
      {href === null ? <WholeValues text={text} /> : <Link href={href}>{text}</Link>}
      {sources.length > 0 && (
        <span className={`${styles.refs} muted tiny figures`}> [{sources.join('、')}]</span>
      )}
    </p>
  )
}

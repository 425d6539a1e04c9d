import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { stateWords } from '@/lib/tools/conditions/condition'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import type { DecisionSheet, SheetRow } from '@/lib/tools/decision/sheet'
import type { SheetLine } from '@/lib/tools/decision/sheet-line'
import './decision-sheet.css'

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
    <table data-sheet="table" className="w-full table-fixed" data-columns={columns.length}>
      <caption className="sr-only">先看的八问</caption>
      <thead>
        <tr>
          <td data-sheet="label" />
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
      <span
        data-sheet="name"
        className="flex flex-wrap items-center gap-2 text-heading text-lg font-semibold print:text-[10pt]"
      >
        <Flag code={country} width={20} />
        {href === null ? (
          title
        ) : (
          <Link href={href} className="inline-flex items-center min-h-target max-lg:min-w-target">
            {title}
          </Link>
        )}
      </span>
      <span className="block text-muted text-sm print:text-[8pt] print:leading-snug">{detail}</span>
      {notes.map((note) => (
        <span key={note} className="block text-muted text-sm print:text-[8pt] print:leading-snug">
          {note}
        </span>
      ))}
    </th>
  )
}

function ChangeRow({ columns, options, answers }: Omit<FirstTableProps, 'rows'>) {
  const without = (removed: number) => options.filter((_, at) => at !== removed).map(({ choice }) => choice)
  return (
    <tr className="print:hidden!">
      <th scope="row" data-sheet="label">
        改或换
      </th>
      {columns.map(({ title, detail, costHref }, at) => (
        <td key={`${title} ${detail}`} data-label={title} className="text-sm">
          <div className="flex flex-wrap gap-x-4">
            <Link href={costHref} className="inline-flex items-center min-h-target max-lg:min-w-target">
              逐项算<span className="sr-only">：{title}</span>
            </Link>
            <Link
              className="inline-flex items-center min-h-target max-lg:min-w-target"
              href={decisionHref(without(at), answers)}
            >
              移出<span className="sr-only">：{title}</span>
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
    <table data-sheet="table" className="w-full table-fixed" data-columns={columns.length}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
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
      <th scope="row" data-sheet="label">
        {row.label}
      </th>
      {row.cells.map((lines, at) => (
        <td key={columns[at]?.title} data-label={columns[at]?.title}>
          {lines.length === 0 && <span className="text-muted">—</span>}
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
        <strong
          data-sheet="status"
          className="text-muted text-xs font-semibold rounded-sm border border-line-strong inline-block me-2 px-2 print:text-[7pt]"
          data-status={status}
        >
          {stateWords[status]}
        </strong>
      )}
      {href === null ? <WholeValues text={text} /> : <Link href={href}>{text}</Link>}
      {sources.length > 0 && (
        <span data-sheet="refs" className="text-muted text-xs tabular-nums print:text-[7pt] print:p-0">
          {' '}
          [{sources.join('、')}]
        </span>
      )}
    </p>
  )
}

import { DataTable } from '@/components/ui/data-table'
import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import { datedPeriod } from '@/lib/facts/marks'
import type { Figure, Statement } from '@/lib/facts/registry'
import { SourceLink } from './source-link'

/** Figures as rows: name, value, period, source. */
export function FactTable({
  caption,
  isCaptionHidden = false,
  facts,
  openRows,
}: {
  caption: string
  isCaptionHidden?: boolean
  facts: readonly Figure[]
  /** Number of open rows; by default all. */
  openRows?: number
}) {
  return (
    <SourcedTable
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      openRows={openRows}
      columns={['数值', '适用期间']}
      rows={facts.map((fact) => ({ fact, text: formatFigure(fact), time: datedPeriod(fact.period) }))}
    />
  )
}

type StatementTableProps = { caption: string; statements: readonly Statement[] }

/** Rules and statements as rows: name, text, date, source. */
export function StatementTable({ caption, statements }: StatementTableProps) {
  return (
    <SourcedTable
      caption={caption}
      columns={['内容', '日期']}
      isText
      rows={statements.map((fact) => ({ fact, text: fact.text, time: datedPeriod(fact.asOf) }))}
    />
  )
}

type SourcedTableProps = {
  caption: string
  /** Headings of the columns with texts and periods. */
  columns: [string, string]
  /** The values are sentences, not figures. */
  isText?: boolean
  isCaptionHidden?: boolean
  openRows?: number | undefined
  rows: readonly { fact: Figure | Statement; text: string; time: string | null }[]
}

function SourcedTable({
  caption,
  isCaptionHidden = false,
  columns: [what, when],
  isText = false,
  openRows,
  rows,
}: SourcedTableProps) {
  return (
    <DataTable
      isWide
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      {...(openRows !== undefined && { openRows })}
      rows={rows}
      keyOf={({ fact }) => fact.id}
      attributesOf={({ fact }) => ({ id: fact.id })}
      isFacts={isText}
      head={{ label: '项目', cell: ({ fact }) => fact.label }}
      columns={(column) => [
        column[isText ? 'words' : 'value'](what, ({ text }) => text),
        column.detail(when, ({ time }) => time),
        column.detail('来源', ({ fact }) => <SourceCell fact={fact} />),
      ]}
    />
  )
}

function SourceCell({ fact }: { fact: Figure | Statement }) {
  const notes = readingNotes(fact)
  return (
    <>
      <SourceLink source={fact.source} />
      {notes.length > 0 && <span className="ms-[0.5em]">{notes.join('，')}</span>}
    </>
  )
}

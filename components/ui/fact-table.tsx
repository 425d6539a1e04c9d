import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import { datedPeriod } from '@/lib/facts/marks'
import type { Figure, Statement } from '@/lib/facts/registry'
import styles from './fact-table.module.css'
import { SourceLink } from './source-link'

/** Figures as rows: what, how much, for when, where from. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly Figure[] }) {
  return (
    <SourcedTable
      caption={caption}
      columns={['数值', '适用期间']}
      className={styles.value}
      rows={facts.map((fact) => ({ fact, text: formatFigure(fact), time: datedPeriod(fact.period) ?? '—' }))}
    />
  )
}

type StatementTableProps = { caption: string; statements: readonly Statement[] }

/** Rules and statements as rows: which, what it says, as of when, where from. */
export function StatementTable({ caption, statements }: StatementTableProps) {
  return (
    <SourcedTable
      caption={caption}
      columns={['内容', '日期']}
      className={styles.text}
      rows={statements.map((fact) => ({ fact, text: fact.text, time: datedPeriod(fact.asOf) ?? '—' }))}
    />
  )
}

type SourcedTableProps = {
  caption: string
  /** What the texts and the times are. */
  columns: [string, string]
  /** Of the texts. */
  className: string | undefined
  rows: readonly { fact: Figure | Statement; text: string; time: string }[]
}

function SourcedTable({ caption, columns: [what, when], className, rows }: SourcedTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">{what}</th>
          <th scope="col">{when}</th>
          <th scope="col">来源</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, text, time }) => (
          <tr key={fact.id} id={fact.id}>
            <th scope="row">{fact.label}</th>
            <td data-label={what} className={className}>
              {text}
            </td>
            <td data-label={when}>{time}</td>
            <td data-label="来源">
              <SourceCell fact={fact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SourceCell({ fact }: { fact: Figure | Statement }) {
  const notes = readingNotes(fact)
  return (
    <>
      <SourceLink source={fact.source} />
      {notes.length > 0 && <span className={styles.caution}>{notes.join('，')}</span>}
    </>
  )
}

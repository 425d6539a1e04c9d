import { each } from '@/components/ui/each'
import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import type { Figure, Statement } from '@/lib/facts/registry'
import styles from './fact-table.module.css'
import { SourceLink } from './source-link'

type FactTableProps = {
  caption: string
  facts: readonly Figure[]
}

/** Figures as rows: what, how much, for when, where from. */
export function FactTable({ caption, facts }: FactTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">数值</th>
          <th scope="col">适用期间</th>
          <th scope="col">来源</th>
        </tr>
      </thead>
      <tbody>
        {each(facts, (fact) => (
          <tr id={fact.id}>
            <th scope="row">{fact.label}</th>
            <td data-label="数值" className={styles.value}>
              {formatFigure(fact)}
            </td>
            <td data-label="适用期间">{fact.period}</td>
            <td data-label="来源">
              <SourceCell fact={fact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Rules and statements as rows: which, what it says, as of when, where from. */
export function StatementTable({
  caption,
  statements,
}: {
  caption: string
  statements: readonly Statement[]
}) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">内容</th>
          <th scope="col">日期</th>
          <th scope="col">来源</th>
        </tr>
      </thead>
      <tbody>
        {each(statements, (fact) => (
          <tr id={fact.id}>
            <th scope="row">{fact.label}</th>
            <td data-label="内容" className={styles.text}>
              {fact.text}
            </td>
            <td data-label="日期">{fact.asOf}</td>
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

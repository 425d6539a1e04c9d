import { formatFigure } from '@/lib/facts/format'
import { type Figure, figure, type Source, type Statement } from '@/lib/facts/registry'
import styles from './fact.module.css'

/** One figure with its period and source beside it. An id that is unknown or may not be printed stops the build. */
export function Fact({ id, withLabel = false }: { id: string; withLabel?: boolean }) {
  const fact = figure(id)
  return (
    <span className={styles.fact}>
      {withLabel && <span className={styles.label}>{fact.label}：</span>}
      <strong className={styles.value}>{formatFigure(fact)}</strong>
      <FactSource fact={fact} />
    </span>
  )
}

/** Where and for when a figure was read, and what to mind about it. */
export function FactSource({ fact }: { fact: Figure }) {
  const { period, source, caution } = fact
  return (
    <small className={styles.source}>
      （{period}，
      <SourceLink source={source} />
      {caution !== null && `；${caution}`}）
    </small>
  )
}

/** Figures in small print: what, how much, for when, where from; nothing when there are none. */
export function SourceList({ facts }: { facts: readonly Figure[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.sources}>
      {facts.map((fact) => (
        <li key={fact.id}>
          {fact.label}：{formatFigure(fact)}
          <FactSource fact={fact} />
        </li>
      ))}
    </ul>
  )
}

type FactTableProps = {
  caption: string
  facts: readonly Figure[]
  /** Prints each id, by which the content of a campaign page refers to the figure. */
  withIds?: boolean
}

/** Figures as rows: what, how much, for when, where from. */
export function FactTable({ caption, facts, withIds = false }: FactTableProps) {
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
        {facts.map((fact) => (
          <tr key={fact.id} id={fact.id}>
            <th scope="row">
              {fact.label}
              {withIds && <code className={styles.id}>{fact.id}</code>}
            </th>
            <td data-label="数值" className={styles.value}>
              {formatFigure(fact)}
            </td>
            <td data-label="适用期间">{fact.period}</td>
            <td data-label="来源">
              <SourceLink source={fact.source} />
              {fact.caution !== null && <span className={styles.caution}>{fact.caution}</span>}
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
  withIds = false,
}: {
  caption: string
  statements: readonly Statement[]
  withIds?: boolean
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
        {statements.map(({ id, label, text, asOf, source }) => (
          <tr key={id} id={id}>
            <th scope="row">
              {label}
              {withIds && <code className={styles.id}>{id}</code>}
            </th>
            <td data-label="内容" className={styles.text}>
              {text}
            </td>
            <td data-label="日期">{asOf}</td>
            <td data-label="来源">
              <SourceLink source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SourceLink({ source }: { source: Source }) {
  return (
    <a href={source.url} rel="noreferrer">
      {source.name}
    </a>
  )
}

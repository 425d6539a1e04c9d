import { formatFigure } from '@/lib/facts/format'
import { type Figure, figure } from '@/lib/facts/registry'
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
      <a href={source.url} rel="noreferrer">
        {source.name}
      </a>
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

/** Figures as rows: what, how much, for when, where from. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly Figure[] }) {
  return (
    <div className={styles.scroll}>
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
              <th scope="row">{fact.label}</th>
              <td className={styles.value}>{formatFigure(fact)}</td>
              <td>{fact.period}</td>
              <td>
                <a href={fact.source.url} rel="noreferrer">
                  {fact.source.name}
                </a>
                {fact.caution !== null && <span className={styles.caution}>{fact.caution}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

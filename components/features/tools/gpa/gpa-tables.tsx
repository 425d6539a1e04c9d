import { SourceLink } from '@/components/ui/source-link'
import { statement } from '@/lib/facts/registry'
import { algorithms, boundaryRule, type GpaAlgorithm, leftOut } from '@/lib/tools/gpa/algorithms'
import styles from './gpa-tables.module.css'

/** Every conversion with its table and source, and those that are missing for want of one. */
export function GpaTables() {
  return (
    <section className={styles.tables} aria-labelledby="tables">
      <header className={styles.header}>
        <h2 id="tables">每种算法的分段与来源</h2>
        <p>{boundaryRule}</p>
      </header>
      <div className={styles.grid}>
        {algorithms.map((algorithm) => (
          <AlgorithmCard key={algorithm.id} algorithm={algorithm} />
        ))}
      </div>
      <section className={styles.missing} aria-labelledby="left-out">
        <h3 id="left-out">没有收进来的算法</h3>
        <p>下面几种常被问到，但没有查到可以引用的出处，所以不算，也不猜：</p>
        <ul>
          {leftOut.map(({ name, why }) => (
            <li key={name}>
              <strong>{name}</strong>：{why}。
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}

function AlgorithmCard({ algorithm }: { algorithm: GpaAlgorithm }) {
  const { id, name, note, fact, steps, curve } = algorithm
  const { source, asOf } = statement(fact)
  return (
    <article className={styles.card} id={id}>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">分数</th>
            <th scope="col">绩点</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, points }, at) => (
            <tr key={from}>
              <td>{rangeOf(from, steps[at - 1]?.from)}</td>
              <td>{from === curve?.from ? curve.formula : points.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
      <p className={styles.source}>
        来源：
        <SourceLink source={source} />，{asOf}
      </p>
    </article>
  )
}

function rangeOf(from: number, above: number | undefined): string {
  if (from === 0) return `${above ?? 100} 以下`
  const last = above === undefined ? 100 : above - 1
  return from === last ? String(from) : `${from}–${last}`
}

import { Fragment } from 'react'
import { drawnAs } from '@/components/ui/data-table'
import { WholeWords } from '@/components/ui/whole-words'
import styles from './plan-chart.module.css'

/** The person or office that does the work of a bar. */
type PlanActor = 'student' | 'together' | 'school'

type PlanBar = {
  /** First column of the bar, counted from 0 across all parts of all terms. */
  start: number
  /** Number of columns that it covers. */
  span: number
  /** The work in phrases; lines break between them. */
  text: readonly string[]
  by: PlanActor
}

export type Plan = {
  title: string
  /** A note that the reader needs to understand the plan. */
  note: string
  terms: readonly { name: string; parts: readonly string[] }[]
  /** The most important column, with its name. */
  focus: { column: number; label: string }
  /** The bars of a track are in order and do not overlap. */
  tracks: readonly { name: string; bars: readonly PlanBar[] }[]
}

const actorNames: Record<PlanActor, string> = {
  student: '学生自己完成',
  together: '与顾问一起完成',
  school: '等学校答复',
}
const actors: readonly PlanActor[] = ['student', 'together', 'school']

/**
 * An application plan as a table: one row per task, one column per half year, a bar for the time of the work. It is a
 * real table, so that it can be read without the picture. On phones, where a column is narrower than a word, each bar
 * is a line with its time.
 */
export function PlanChart({ plan }: { plan: Plan }) {
  const columns = plan.terms.flatMap((term) => term.parts).length
  return (
    <figure
      className={`${styles.sheet} border border-line bg-card [box-shadow:var(--shadow-md)] text-body rounded-md`}
      data-surface="paper"
      aria-label={plan.title}
    >
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="text-heading font-semibold">{plan.title}</span>
        <ul className="flex flex-wrap gap-x-4 text-muted text-xs">
          {actors.map((actor) => (
            <li key={actor} className="flex items-center gap-2">
              <span className={`${styles.key} ${styles[actor]}`} aria-hidden="true" />
              {actorNames[actor]}
            </li>
          ))}
        </ul>
      </figcaption>
      <table className={`${styles.table} w-full`} {...drawnAs.table}>
        <caption className="sr-only">{plan.title}：各项准备落在哪个学期、由谁完成</caption>
        <colgroup>
          <col className={styles.nameColumn} />
          <col span={columns} />
        </colgroup>
        <thead>
          <tr>
            <td rowSpan={2} />
            {plan.terms.map((term) => (
              <th
                key={term.name}
                scope="colgroup"
                colSpan={term.parts.length}
                rowSpan={term.parts.length > 1 ? 1 : 2}
              >
                {term.name}
              </th>
            ))}
          </tr>
          <tr className={styles.parts}>
            {plan.terms.map((term, termIndex) =>
              term.parts.length > 1 ? (
                <Fragment key={term.name}>
                  {term.parts.map((part, partIndex) => {
                    const isFocus = columnBefore(plan, termIndex) + partIndex === plan.focus.column
                    return (
                      <th key={part} scope="col" {...(isFocus && { className: styles.focusHead })}>
                        <span className="sr-only">{term.name}</span>
                        {part}
                        {isFocus && <span className="block font-normal">{plan.focus.label}</span>}
                      </th>
                    )
                  })}
                </Fragment>
              ) : null,
            )}
          </tr>
        </thead>
        <tbody {...drawnAs.rowgroup}>
          {plan.tracks.map((track) => (
            <tr key={track.name} {...drawnAs.row}>
              <th scope="row" {...drawnAs.rowheader}>
                {track.name}
              </th>
              {cellsOf(track.bars, columns).map((cell) => (
                <td key={cell.start} colSpan={cell.span} {...drawnAs.cell}>
                  {cell.bar !== null && (
                    <span className={styles.when}>
                      <WholeWords text={timeOf(plan, cell)} />
                    </span>
                  )}
                  {cell.bar !== null && (
                    <span
                      className={`${styles.bar} ${styles[cell.bar.by]} flex items-center justify-center text-center`}
                    >
                      <span>
                        {cell.bar.text.map((phrase, index) => (
                          <Fragment key={phrase}>
                            {index > 0 && <wbr />}
                            {phrase}
                          </Fragment>
                        ))}
                      </span>
                      <span className="sr-only">（{actorNames[cell.bar.by]}）</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-xs mt-3">{plan.note}</p>
    </figure>
  )
}

const columnBefore = (plan: Plan, termIndex: number) =>
  plan.terms.slice(0, termIndex).reduce((sum, term) => sum + term.parts.length, 0)

/** The time of a bar in words: 大四秋（首批）–大四冬. */
function timeOf({ terms, focus }: Plan, { start, span }: Cell): string {
  const columns = terms.flatMap(({ name, parts }) =>
    parts.map((part) => (parts.length > 1 ? `${name}${part}` : name)),
  )
  const first = `${columns[start]}${start === focus.column ? `（${focus.label}）` : ''}`
  return span === 1 ? first : `${first}–${columns[start + span - 1]}`
}

type Cell = { start: number; span: number; bar: PlanBar | null }

/** Fills the gaps between bars with single empty cells, so that the column lines continue. */
function cellsOf(bars: readonly PlanBar[], columns: number): Cell[] {
  const cells: Cell[] = []
  let next = 0
  const fillUntil = (column: number) => {
    for (; next < column; next += 1) cells.push({ start: next, span: 1, bar: null })
  }
  for (const bar of bars) {
    fillUntil(bar.start)
    cells.push({ start: bar.start, span: bar.span, bar })
    next = bar.start + bar.span
  }
  fillUntil(columns)
  return cells
}

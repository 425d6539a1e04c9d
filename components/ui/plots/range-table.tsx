import type { CSSProperties, PropsWithChildren } from 'react'
import { drawnAs } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { type Axis, percent, placeOn } from './axis'
import { AxisWords } from './axis-words'
import styles from './range-table.module.css'
import { placeRange, type Range } from './ranges'

export type RangeTableRow = {
  key: string
  label: string
  href?: string | undefined
  /** Null when it is not known; the names of such rows are below the others, by what is missing. */
  range: Range | null
  /** The range in words, or what is missing. */
  text: string
  /** What the range depends on, beside the name. */
  note?: string | undefined
  /** The row that the page is about. */
  isOwn?: boolean
}

type RangeTableProps = {
  /** What is measured, in which unit and of which year. */
  caption: string
  /** Heads of the names and of the ranges in words. */
  heads: readonly [name: string, range: string]
  rows: readonly RangeTableRow[]
  axis: Axis
  /** Values with a line between the ends; by default those of the axis. */
  lines?: readonly number[]
  /** A value of the axis in words: 20 万. */
  write: (value: number) => string
  /** The visitor's own limit. Without `value` the element around the plot has its place as `--own`. */
  own?: { value?: number; label: string } | undefined
  /** Lower rows, for rows without notes. */
  isDense?: boolean
  /** Names of schools, which are longer than those of countries. */
  isWideName?: boolean
}

/**
 * Ranges on one axis, as a table: a name, a bar with a tick at its middle, the range in words; on narrow screens the bar is below both.
 * What is beyond the visitor's limit is pale.
 */
export function RangeTable({
  caption,
  heads,
  rows,
  axis,
  lines,
  write,
  own,
  isDense,
  isWideName,
}: RangeTableProps) {
  const shown = [axis.low, ...(lines ?? axis.lines), axis.high]
  const known = rows.flatMap((row) => (row.range === null ? [] : [{ ...row, range: row.range }]))
  const unknown = rows.filter(({ range }) => range === null)
  const longest = isWideName === true ? 9 : 4
  /** A name that needs two lines on a phone ends the first one between words. */
  const nameOf = (label: string) => (label.length > longest ? <WholeValues text={label} /> : label)
  const limit =
    own?.value === undefined ? undefined : percent(Math.min(1, Math.max(0, placeOn(axis, own.value))))
  return (
    <>
      <div
        className={styles.plot}
        {...(own !== undefined && { 'data-own': '' })}
        {...(isDense === true && { 'data-dense': '' })}
        {...((isWideName === true || rows.some(({ note }) => note)) && { 'data-wide-name': '' })}
        style={limit === undefined ? undefined : ({ '--own': limit } as CSSProperties)}
      >
        <Layer>
          {shown.map((value) => (
            <span key={value} className={styles.line} style={at(placeOn(axis, value))} />
          ))}
        </Layer>
        <table {...drawnAs.table} className={`${styles.table} w-full table-fixed`}>
          <caption className="sr-only">{caption}</caption>
          <thead {...drawnAs.rowgroup}>
            <tr {...drawnAs.row}>
              <th scope="col" {...drawnAs.columnheader} className={styles.name}>
                {heads[0]}
              </th>
              <th scope="col" {...drawnAs.columnheader}>
                <span className="sr-only">图示</span>
                <AxisWords axis={axis} values={shown} write={write} />
              </th>
              <th scope="col" {...drawnAs.columnheader} className={styles.words}>
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody {...drawnAs.rowgroup}>
            {known.map(({ key, label, href, range, text, note, isOwn }) => (
              <tr key={key} {...drawnAs.row} data-own={isOwn === true ? '' : undefined}>
                <th scope="row" {...drawnAs.rowheader} className={styles.name}>
                  {href === undefined ? nameOf(label) : <Link href={href}>{nameOf(label)}</Link>}
                  {note !== undefined && note !== '' && (
                    <span className="text-muted text-xs lg:block max-lg:ms-2">{note}</span>
                  )}
                </th>
                <td {...drawnAs.cell}>
                  <Bar axis={axis} range={range} />
                </td>
                <td {...drawnAs.cell} className={styles.words}>
                  {text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {own !== undefined && (
          <Layer>
            <span className={styles.own}>
              <span>{own.label}</span>
            </span>
          </Layer>
        )}
      </div>
      {[...Map.groupBy(unknown, ({ text }) => text)].map(([text, own]) => (
        <p key={text} className="text-quiet">
          <span className="text-muted">{text}：</span>
          {own.map(({ key, label, href }, at) => (
            <span key={key}>
              {at > 0 && '、'}
              {href === undefined ? label : <Link href={href}>{label}</Link>}
            </span>
          ))}
        </p>
      ))}
    </>
  )
}

/** Lines through all rows; the words in the cells say the same. */
const Layer = ({ children }: PropsWithChildren) => (
  <div className={styles.layer} aria-hidden="true">
    {children}
  </div>
)

function Bar({ axis, range }: { axis: Axis; range: Range }) {
  const { from, to, middle, isBelow, isAbove } = placeRange(axis, range)
  return (
    <span
      className={styles.bar}
      aria-hidden="true"
      style={{ '--low': percent(from), '--high': percent(to) } as CSSProperties}
      data-below={isBelow || undefined}
      data-above={isAbove || undefined}
    >
      {middle !== null && <span style={at(middle)} />}
    </span>
  )
}

const at = (share: number): CSSProperties => ({ insetInlineStart: percent(share) })

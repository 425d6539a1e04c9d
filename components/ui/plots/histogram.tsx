import { Link } from '@/components/ui/link'
import { grouped } from '@/lib/core/numbers'
import { WholeValues } from '../whole-values'
import { PlotTitle } from './plot-title'

type Bin = {
  /** Below the column, at most five characters: 10–15. */
  label: string
  count: number
  /** The list up to this bin. */
  href: string
  /** Beyond what the visitor asks for. */
  isBeyond: boolean
}

type HistogramProps = {
  /** What the picture shows, as a sentence with its figures. */
  title: string
  bins: readonly Bin[]
  /** What is counted: 所. */
  unit: string
  /** The unit of the labels, read out only: the title says it to those who see the columns. */
  labelUnit?: string
  /** The visitor's own limit, written at the end of the last bin within it. */
  limit?: string | undefined
}

/**
 * How many of a list have a value of each size: columns with their numbers, each a link that narrows the list to it.
 * What is beyond the visitor's limit is pale.
 */
export function Histogram({ title, bins, unit, labelUnit, limit }: HistogramProps) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const last = bins.findLastIndex(({ isBeyond }) => !isBeyond)
  const hasLimit = limit !== undefined && last >= 0 && last < bins.length - 1
  return (
    <figure
      className="grid grid-cols-1 gap-x-[2.5rem] gap-y-3 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:items-end"
      aria-label={title}
    >
      <PlotTitle>
        <WholeValues text={title} />
      </PlotTitle>
      <ol className="grid grid-flow-col auto-cols-fr">
        {bins.map(({ label, count, href, isBeyond }, at) => (
          <li key={label} className="relative">
            <Link href={href} className="group block text-center text-inherit no-underline">
              <span
                className={`flex flex-col justify-end border-b border-line-strong ${hasLimit ? 'h-[6.75rem] pt-[2.75rem]' : 'h-[5.5rem] pt-6'}`}
              >
                <span className="text-heading text-sm leading-snug tabular-nums">
                  {grouped(count)}
                  <span className="sr-only"> {unit}，</span>
                </span>
                <span
                  className={`flex-none mx-px forced-color-adjust-none [print-color-adjust:exact] ${isBeyond ? beyond : 'bg-mark'}`}
                  style={{ height: heightOf(count, most) }}
                />
              </span>
              <span className="block pt-1 text-muted text-xs leading-heading whitespace-nowrap group-hover:underline">
                {label}
                {labelUnit !== undefined && <span className="sr-only"> {labelUnit}</span>}
              </span>
            </Link>
            {hasLimit && at === last && (
              <span className="absolute top-0 bottom-5 start-full border-s-2 border-own ps-1.5 text-accent text-sm font-semibold leading-snug whitespace-nowrap pointer-events-none">
                {limit}
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Paler, or grey where colours are forced. */
const beyond = 'bg-mark opacity-30 forced-colors:bg-axis forced-colors:opacity-100'

/** A bin with one entry is still seen, and an empty one has no height. */
const heightOf = (count: number, most: number) =>
  count === 0 ? '0' : `max(2px, ${Math.round((count / most) * 100)}%)`

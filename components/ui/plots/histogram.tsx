import { Link } from '@/components/ui/link'
import styles from './histogram.module.css'

type Bin = {
  /** Below the column, at most five characters: 10–15. */
  label: string
  /** The same in words: 10–15 万元. */
  name: string
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
  /** The visitor's own limit, written at the end of the last bin within it. */
  limit?: string | undefined
}

/**
 * How many of a list have a value of each size: columns with their numbers, each a link that narrows the list to it.
 * What is beyond the visitor's limit is pale.
 */
export function Histogram({ title, bins, unit, limit }: HistogramProps) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const last = bins.findLastIndex(({ isBeyond }) => !isBeyond)
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ol className={styles.bins}>
        {bins.map(({ label, name, count, href, isBeyond }, at) => (
          <li key={label} data-beyond={isBeyond ? '' : undefined}>
            <Link href={href} className={styles.bin} aria-label={`${name}，${count} ${unit}`}>
              <span className={styles.space}>
                <span className={styles.count}>{count}</span>
                <span className={styles.bar} style={{ height: heightOf(count, most) }} />
              </span>
              <span className={styles.label}>{label}</span>
            </Link>
            {limit !== undefined && at === last && last < bins.length - 1 && (
              <span className={styles.limit}>{limit}</span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** A bin with one entry is still seen, and an empty one has no height. */
const heightOf = (count: number, most: number) =>
  count === 0 ? '0' : `max(2px, ${Math.round((count / most) * 100)}%)`

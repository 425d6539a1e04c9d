import styles from './rank-spread.module.css'

type RankSpreadProps = {
  /** Ranks of the schools shown, each between 1 and `upTo`. */
  places: readonly number[]
  upTo: number
}

/**
 * A ruler from rank 1 to `upTo` with a mark at each school's rank. Decorative: a sentence beside it must describe the
 * same.
 */
export function RankSpread({ places, upTo }: RankSpreadProps) {
  const x = (place: number) => Math.round(((place - 1) / (upTo - 1)) * 1e4) / 100
  return (
    <div className={styles.spread} aria-hidden="true">
      <svg
        className={`${styles.ruler} block w-full`}
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        <path className={styles.base} d="M0 15.5H100" />
        <path className={styles.mark} d={places.map((place) => `M${x(place)} 2V15`).join('')} />
      </svg>
      <div className={`${styles.ends} flex justify-between text-muted tabular-nums leading-normal`}>
        <span>1</span>
        <span>{upTo}</span>
      </div>
    </div>
  )
}

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
    <div className="px-px" aria-hidden="true">
      <svg
        className="block w-full h-[18px] overflow-visible *:fill-none *:[vector-effect:non-scaling-stroke]"
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        <path className="stroke-axis stroke-1" d="M0 15.5H100" />
        <path className="stroke-mark stroke-2" d={places.map((place) => `M${x(place)} 2V15`).join('')} />
      </svg>
      <div className={`text-[0.75rem] flex justify-between text-muted tabular-nums leading-normal`}>
        <span>1</span>
        <span>{upTo}</span>
      </div>
    </div>
  )
}

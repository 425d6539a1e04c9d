import { hueOf } from '@/components/blocks/country-hue'
import { CountryScene } from '@/components/blocks/country-scene'
import { Flag } from '@/components/ui/flag'
import { grouped } from '@/lib/core/numbers'
import { countryRulerEnd } from '@/lib/schools/rankings'

export type CountryLibrary = {
  code: string
  name: string
  /** Number of universities in the library; null when it could not be read. */
  total: number | null
  /** Ranks of those within `countryRulerEnd`. */
  places: readonly number[]
}

type CountryPictureProps = {
  library: CountryLibrary
  ranking: string
  /** The words are beside the picture: above the answer of one of two countries. */
  isRow?: boolean
}

/** The picture of a country and a ruler with the ranks of its universities. */
export function CountryPicture({ library, ranking, isRow = false }: CountryPictureProps) {
  const { code, name, total, places } = library
  return (
    <figure
      className={`rounded-lg overflow-hidden border border-line bg-card [box-shadow:var(--shadow-md)] ${isRow ? 'grid grid-cols-2 items-center' : ''}`}
      data-hue={hueOf(code)}
      data-surface="paper"
    >
      <CountryScene code={code} />
      <figcaption className="pt-4 px-6 pb-3 text-sm">
        <p className="flex items-center gap-2 text-heading font-semibold">
          <Flag code={code} width={21} />
          {name}
          {total !== null && (
            <span className="ms-auto text-muted font-normal tabular-nums">院校库 {grouped(total)} 所</span>
          )}
        </p>
        {places.length > 0 && (
          <>
            <p className="mt-2 mb-1 text-muted">
              {ranking} 前 {countryRulerEnd} 名 <b className="text-heading">{places.length}</b> 所
            </p>
            <RankSpread places={places} upTo={countryRulerEnd} />
          </>
        )}
      </figcaption>
    </figure>
  )
}

type RankSpreadProps = {
  /** Ranks of the schools shown, each between 1 and `upTo`. */
  places: readonly number[]
  upTo: number
}

/**
 * A ruler from rank 1 to `upTo` with a mark at each school's rank. Decorative: a sentence beside it must describe the
 * same.
 */
function RankSpread({ places, upTo }: RankSpreadProps) {
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

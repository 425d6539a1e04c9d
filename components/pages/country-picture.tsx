import { hueOf } from '@/components/blocks/country-hue'
import { CountryScene } from '@/components/blocks/country-scene'
import { Flag } from '@/components/ui/flag'
import { grouped } from '@/lib/core/numbers'
import { countryRulerEnd } from '@/lib/schools/rankings'
import { RankSpread } from './rank-spread'

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

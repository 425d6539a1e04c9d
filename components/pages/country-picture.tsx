import { hueOf } from '@/components/blocks/country-hue'
import { CountryScene } from '@/components/blocks/country-scene'
import { Flag } from '@/components/ui/flag'
import { grouped } from '@/lib/core/numbers'
import { countryRulerEnd } from '@/lib/schools/rankings'
import styles from './country-picture.module.css'
import { RankSpread } from './rank-spread'

export type CountryLibrary = {
  code: string
  name: string
  /** Number of universities in the library; null when it could not be read. */
  total: number | null
  /** Ranks of those within `countryRulerEnd`. */
  places: readonly number[]
}

/** The picture of each country above a ruler with the ranks of its universities. */
export function CountryPicture({
  libraries,
  ranking,
}: {
  libraries: readonly CountryLibrary[]
  ranking: string
}) {
  return (
    <div
      className={libraries.length > 1 ? `grid grid-cols-1 gap-4 ${styles.several}` : 'grid grid-cols-1 gap-4'}
    >
      {libraries.map(({ code, name, total, places }) => (
        <figure
          key={code}
          className={`${styles.picture} overflow-hidden border border-line bg-card shadow-md`}
          data-hue={hueOf(code)}
          data-surface="paper"
        >
          <CountryScene code={code} />
          <figcaption className={`${styles.caption} text-sm`}>
            <p className="flex items-center gap-2 text-heading font-semibold">
              <Flag code={code} width={21} />
              {name}
              {total !== null && (
                <span className="ms-auto text-muted font-normal tabular-nums">
                  院校库 {grouped(total)} 所
                </span>
              )}
            </p>
            {places.length > 0 && (
              <>
                <p className={`${styles.text} text-muted`}>
                  {ranking} 前 {countryRulerEnd} 名 <b className="text-heading">{places.length}</b> 所
                </p>
                <RankSpread places={places} upTo={countryRulerEnd} />
              </>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

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
      className={libraries.length > 1 ? `stack one-column gap-4 ${styles.several}` : 'stack one-column gap-4'}
    >
      {libraries.map(({ code, name, total, places }) => (
        <figure
          key={code}
          className={`${styles.picture} clipped box card raised`}
          data-hue={hueOf(code)}
          data-surface="paper"
        >
          <CountryScene code={code} />
          <figcaption className={`${styles.caption} small`}>
            <p className="flex middle gap-2 dark strong">
              <Flag code={code} width={21} />
              {name}
              {total !== null && (
                <span className="to-right muted regular figures">院校库 {grouped(total)} 所</span>
              )}
            </p>
            {places.length > 0 && (
              <>
                <p className={`${styles.text} muted`}>
                  {ranking} 前 {countryRulerEnd} 名 <b className="dark">{places.length}</b> 所
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

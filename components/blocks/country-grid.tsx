import { Card, CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { CountryScene } from '@/components/ui/illustrations/country-scene'
import { RankSpread } from '@/components/ui/illustrations/rank-spread'
import styles from './country-grid.module.css'

export type Destination = {
  code: string
  name: string
  href: string
  hue: string
  /** What the reader should know of this way before any other; one sentence. */
  text: string
  /** Schools of the library and the places some of them hold; null when the library could not be read. */
  library: { total: number; places: readonly number[] } | null
}

type CountryGridProps = {
  items: readonly Destination[]
  /** What `places` are places of. */
  ranking: { name: string; upTo: number }
}

/** Destinations as cards: a picture, a sentence, and where their universities stand. */
export function CountryGrid({ items, ranking }: CountryGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <Card key={item.code} as="li" hue={item.hue} linked className={styles.card}>
          <CountryScene code={item.code} crop />
          <div className={styles.body}>
            <h3 className={styles.name}>
              <Flag code={item.code} />
              <CardLink href={item.href}>{item.name}留学</CardLink>
            </h3>
            <p className={styles.text}>{item.text}</p>
            {item.library !== null && (
              <div className={styles.library}>
                <p>
                  {ranking.name} 前 {ranking.upTo} 名 <b>{item.library.places.length}</b> 所
                  <span className={styles.total}>院校库 {item.library.total} 所</span>
                </p>
                <RankSpread places={item.library.places} upTo={ranking.upTo} />
              </div>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}

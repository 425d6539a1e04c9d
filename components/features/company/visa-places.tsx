import type { NameOf } from '@/components/blocks/listing/names'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { CityGuide } from '@/lib/contract/city-guide'
import styles from './visa-places.module.css'

/** Where someone of this city applies for a visa, with the page that decides. */
export function VisaPlaces({
  places,
  countryOf,
}: {
  places: CityGuide['visas']['places']
  countryOf: NameOf
}) {
  return (
    <ul className={styles.places}>
      {places.map(({ country, name, text, site }) => (
        <li key={name} className={styles.place}>
          <h3 className={styles.name}>
            {country !== null && <Flag code={country} width={27} />}
            {country !== null && !name.includes(countryOf(country)) && (
              <span className="visually-hidden">{countryOf(country)}：</span>
            )}
            {name}
          </h3>
          <p>{text}</p>
          <p>
            <Link className={styles.site} href={site.url} rel="noreferrer">
              {site.name}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}

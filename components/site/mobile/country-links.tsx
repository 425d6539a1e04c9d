import { Flag } from '@/components/ui/flag'
import type { Country } from '@/lib/api/countries'
import { toMobilePath } from '@/lib/routing/mobile'
import { hotlineHref } from '@/lib/site'
import styles from './mobile.module.css'

/** Countries with a page of their own; the others are answered by phone. */
export function CountryLinks({ countries }: { countries: Country[] }) {
  return (
    <ul className={styles.countries}>
      {countries.map((country) => (
        <li key={country.code}>
          <a href={country.consultOnly ? hotlineHref : toOwnMobile(country.href)}>
            <Flag code={country.code} />
            {country.name}
            {country.consultOnly ? <small>电话咨询</small> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Sister sites have addresses of their own. */
const toOwnMobile = (href: string) => (href.startsWith('/') ? toMobilePath(href) : href)

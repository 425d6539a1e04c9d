import { ConsultButton } from '@/components/site/widget/consult-button'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { Country } from '@/lib/api/countries'
import styles from './other-destinations.module.css'

/** Countries without a card: those with a page of theirs are links, the others open the consult prompt. */
export function OtherDestinations({
  pages,
  consult,
}: {
  pages: readonly Country[]
  consult: readonly Country[]
}) {
  return (
    <div className={styles.others}>
      {pages.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>专题页</h3>
          <ul className={styles.list}>
            {pages.map((country) => (
              <li key={country.code}>
                <Link href={country.href} className={styles.item}>
                  <Flag code={country.code} width={21} />
                  {country.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {consult.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>在线咨询</h3>
          <ul className={styles.list}>
            {consult.map((country) => (
              <li key={country.code}>
                <ConsultButton topic={`${country.name}留学`} className={styles.item}>
                  <Flag code={country.code} width={21} />
                  {country.name}
                </ConsultButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

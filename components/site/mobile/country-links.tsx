import { ConsultButton } from '@/components/site/widget/consult-button'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { orEmpty } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { listTuitionSpans } from '@/lib/api/tuition'
import { toMobilePath } from '@/lib/routing/mobile'
import { type Conditioned, yearInBrief } from '@/lib/tools/cost/span'
import styles from './mobile.module.css'

/** Number of tiles; the other countries are in a fold. */
const tiles = 8

/** Countries with the cost of one undergraduate year. Those without a page open the consult prompt, as in the menu. */
export async function CountryLinks() {
  const [countries, spans] = await Promise.all([orEmpty(listCountries()), orEmpty(listTuitionSpans())])
  if (countries.length === 0) return null
  const others = countries.slice(tiles)
  return (
    <section aria-labelledby="countries">
      <h2 id="countries" className="large below-2">
        按国家看<small className="muted quiet regular after-2">本科一年，学费加生活，人民币</small>
      </h2>
      <ul className={`${styles.countries} stack gap-2 below-2`}>
        {countries.slice(0, tiles).map((country) => (
          <li key={country.code} className={`${styles.tile} row baseline spread relative box rounded paper`}>
            <CountryLink country={country} />
            <Yearly of={yearInBrief(country.code, 'undergraduate', spans)} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Fold label={`其他 ${others.length} 个国家和地区`}>
          <ul className={`${styles.others} row gap-0-4`}>
            {others.map((country) => (
              <li key={country.code}>
                <CountryLink country={country} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

/** The cost of a year with its main condition, which has a line of its own. */
function Yearly({ of }: { of: Conditioned | null }) {
  return (
    <>
      <span className="muted quiet figures">{of === null ? '看学校' : of.amount}</span>
      {of?.condition != null && (
        <small className={`${styles.condition} muted quiet figures tight`}>{of.condition}</small>
      )}
    </>
  )
}

function CountryLink({ country: { code, name, href, consultOnly } }: { country: Country }) {
  const className = `${styles.country} inline-row dark small strong plain no-wrap`
  if (!consultOnly) {
    return (
      <a href={toOwnMobile(href)} className={className}>
        <Flag code={code} width={18} />
        {name}
      </a>
    )
  }
  return (
    <ConsultButton topic={`${name}留学`} className={className}>
      <Flag code={code} width={18} />
      {name}
      <Icon of="message-circle" size={16} />
      <span className="visually-hidden">，在线咨询</span>
    </ConsultButton>
  )
}

/** Sister sites have addresses of their own, which are not changed. */
const toOwnMobile = (href: string) => (href.startsWith('/') ? toMobilePath(href) : href)

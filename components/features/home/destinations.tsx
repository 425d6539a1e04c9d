import { CountryScene } from '@/components/blocks/country-scene'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import styles from './home.module.css'
import type { Home } from './load-home'

/** The countries with a page as tiles with the cost of a year; the others in one line. */
export function Destinations({
  destinations,
  otherPages,
  consultCountries,
  ranking,
}: Pick<Home, 'destinations' | 'otherPages' | 'consultCountries' | 'ranking'>) {
  return (
    <>
      <ul className={`${styles.countries} stack halves gap-4`}>
        {destinations.map(({ code, name, href, hue, yearly, ranked }) => (
          <li
            key={code}
            className={`${styles.country} row-link box rounded card relative clipped`}
            data-hue={hue}
          >
            <CountryScene code={code} />
            <h3 className="flex middle gap-2 normal">
              <Flag code={code} width={21} />
              <Link href={href} className="plain inherits row-name covers">
                {name}
              </Link>
            </h3>
            <p className="row spread dark small figures">
              {yearly === null ? '学费看学校' : <>本科一年约 {yearly.amount}</>}
              {ranked !== null && ranked > 0 && <span className="muted">前 200 名 {ranked} 所</span>}
            </p>
            {yearly?.condition != null && <p className="muted tiny">{yearly.condition}</p>}
          </li>
        ))}
      </ul>
      <p className="row middle gap-0-4 above-2">
        其他国家：
        {otherPages.map(({ code, name, href }) => (
          <Link key={code} href={href} className="inline-row target">
            {name}
          </Link>
        ))}
        {consultCountries.map(({ code, name }) => (
          <ConsultButton key={code} topic={`${name}留学`} className="inline-row target">
            {name}
          </ConsultButton>
        ))}
      </p>
      <p className="muted quiet">
        本科一年：学费加生活，低到高，人民币，按全程平均；不含机票，部分国家不含医疗保险和签证费。逐项的年份和来源在
        <Link href={paths.cost}>费用计算器</Link>。{ranking !== null && `前 200 名按 QS ${ranking.year}。`}
      </p>
      <Fold label={`${destinations.length} 个国家和地区，先看什么`}>
        <dl className="stack gap-2-6">
          {destinations.map(({ code, name, text, total }) => (
            <div key={code}>
              <dt className="dark strong">{name}</dt>
              <dd>
                {text}
                {total !== null && (
                  <Link href={`${paths.schools}?country=${code}`} className="inline-row target after-3">
                    院校库 {total} 所院校
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  )
}

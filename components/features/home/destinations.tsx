import { CountryScene } from '@/components/blocks/country-scene'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
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
      <ul className="grid grid-cols-2 md:grid-cols-4 gap-4">
        {destinations.map(({ code, name, href, hue, yearly, ranked }) => (
          <li
            key={code}
            className="[&_p]:px-3 [&_p]:pb-2 group border border-line rounded-md bg-card relative overflow-hidden"
            data-hue={hue}
          >
            <CountryScene code={code} />
            <h3 className="flex items-center gap-2 px-3 pt-2 text-base">
              <Flag code={code} width={21} />
              <Link
                href={href}
                className="no-underline text-inherit group-hover:underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h3>
            <p className="flex flex-wrap justify-between gap-x-2 text-heading text-sm tabular-nums">
              {yearly === null ? '学费看学校' : <>本科一年约 {yearly.amount}</>}
              {ranked !== null && ranked > 0 && <span className="text-muted">前 200 名 {ranked} 所</span>}
            </p>
            {yearly?.condition != null && <p className="text-muted text-xs">{yearly.condition}</p>}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4 mt-2">
        其他国家：
        {otherPages.map(({ code, name, href }) => (
          <Link key={code} href={href} className="press">
            {name}
          </Link>
        ))}
        {consultCountries.map(({ code, name }) => (
          <ConsultButton key={code} topic={`${name}留学`} className="press">
            {name}
          </ConsultButton>
        ))}
      </p>
      <p className="text-muted text-quiet">
        学费加生活，不含机票，部分国家不含医疗保险和签证费
        {ranking !== null && `；前 200 名按 QS ${ranking.year}`} · <Link href={paths.budget}>怎么算的</Link>
      </p>
      <Fold label={`${destinations.length} 个国家和地区，先看什么`}>
        <dl className="grid gap-x-8 gap-y-2">
          {destinations.map(({ code, name, text, total }) => (
            <div key={code}>
              <dt className="text-heading font-semibold">{name}</dt>
              <dd>
                {text}
                {total !== null && (
                  <Link href={`${paths.schools}?country=${code}`} className="press ms-3">
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

import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { NewsCountry } from '@/lib/api/country-news'
import { articleChannels } from './channels'

/** Links to the countries with articles, with their counts. Each country is a list of its own. */
export function CountryTabs({
  countries,
  current,
}: {
  countries: readonly NewsCountry[]
  /** Code of the selected country; undefined for all. */
  current: string | undefined
}) {
  const { path } = articleChannels.country
  const total = countries.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label="按国家和地区查看">
      <Fold label={`按国家和地区看（${countries.length} 个，${total} 篇）`}>
        <ul className="no-print row gap-2">
          <li>
            <Link
              href={path}
              className="option inline-row gap-2 plain target box rounded-sm paper text"
              {...(current === undefined && { 'aria-current': 'page' })}
            >
              全部 <span className="muted small figures">{total}</span>
            </Link>
          </li>
          {countries.map(({ code, name, count }) => (
            <li key={code}>
              <Link
                href={`${path}?country=${code}`}
                className="option inline-row gap-2 plain target box rounded-sm paper text"
                {...(current === code && { 'aria-current': 'page' })}
              >
                <Flag code={code} width={21} />
                {name} <span className="muted small figures">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}

import { OptionLink } from '@/components/blocks/listing/option-link'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
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
        <ul className="print:hidden! flex flex-wrap gap-2">
          <li>
            <OptionLink href={path} isCurrent={current === undefined}>
              全部 <span className="text-muted text-sm tabular-nums">{total}</span>
            </OptionLink>
          </li>
          {countries.map(({ code, name, count }) => (
            <li key={code}>
              <OptionLink href={`${path}?country=${code}`} isCurrent={current === code}>
                <Flag code={code} width={21} />
                {name} <span className="text-muted text-sm tabular-nums">{count}</span>
              </OptionLink>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}

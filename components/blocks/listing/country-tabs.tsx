import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { listHref } from '@/lib/listing'
import { OptionLink } from './option-link'

type CountryTabsProps = {
  countries: readonly { code: string; name: string; count: number }[]
  path: string
  /** The current filters; all except the country are kept. */
  values: Record<string, string>
  label: string
}

/** Links to the countries of a list, with their counts; on phones in a fold. */
export function CountryTabs({ countries, path, values, label }: CountryTabsProps) {
  const { country: current, ...others } = values
  return (
    <nav aria-label="按国家和地区查看" className="[--open-fold-end:0]">
      <Fold label={label} isOpenWide>
        <ul className="print:hidden! flex flex-wrap gap-2">
          <li>
            <OptionLink href={listHref(path, others)} isCurrent={current === undefined}>
              全部
            </OptionLink>
          </li>
          {countries.map(({ code, name, count }) => (
            <li key={code}>
              <OptionLink href={listHref(path, { ...others, country: code })} isCurrent={current === code}>
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

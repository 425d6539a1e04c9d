import { ConsultButton } from '@/components/site/widget/consult-button'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { orEmpty } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { listTuitionSpans } from '@/lib/api/tuition'
import { toMobilePath } from '@/lib/routing/mobile'
import { yearInBrief } from '@/lib/tools/cost/span'

/** Number of tiles; the other countries are in a fold. */
const tiles = 8

/** Countries with the cost of one undergraduate year. Those without a page open the consult prompt, as in the menu. */
export async function CountryLinks() {
  const [countries, spans] = await Promise.all([orEmpty(listCountries()), orEmpty(listTuitionSpans())])
  if (countries.length === 0) return null
  const others = countries.slice(tiles)
  const shown = countries
    .slice(0, tiles)
    .map((country) => ({ country, year: yearInBrief(country.code, 'undergraduate', spans) }))
  const shared = mostShared(shown.flatMap(({ year }) => year?.condition ?? []))
  return (
    <section aria-labelledby="countries">
      <h2 id="countries" className="text-lg mb-2">
        按国家看<small className="text-muted text-quiet font-normal ms-2">本科一年，学费加生活，人民币</small>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 mb-2 [&_a]:after:absolute [&_a]:after:inset-0">
        {shown.map(({ country, year }) => (
          <li
            key={country.code}
            className="px-2 py-1 gap-x-2 flex flex-wrap items-baseline content-center justify-between min-h-12 relative border border-line rounded-md bg-white"
          >
            <CountryLink country={country} />
            <span className="text-muted text-quiet tabular-nums">
              {year === null ? '看学校' : year.amount}
            </span>
            {year?.condition != null && year.condition !== shared && (
              <small className="text-muted text-quiet tabular-nums leading-tight flex-[0_0_100%]">
                {year.condition}
              </small>
            )}
          </li>
        ))}
      </ul>
      {shared !== null && <p className="text-muted text-quiet">没注明的：{shared}</p>}
      {others.length > 0 && (
        <Fold label={`其他 ${others.length} 个国家和地区`}>
          <ul className="flex flex-wrap gap-x-4 [&_a]:min-h-target [&_a]:min-w-target">
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

/** The condition of most tiles, which stands once below them; null when each has its own. */
function mostShared(conditions: readonly string[]): string | null {
  const [most] = [...Map.groupBy(conditions, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)
  return most !== undefined && most[1].length > 1 ? most[0] : null
}

function CountryLink({ country: { code, name, href, consultOnly } }: { country: Country }) {
  const className =
    'inline-flex items-center text-heading text-sm font-semibold no-underline whitespace-nowrap gap-1'
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
      <span className="sr-only">，在线咨询</span>
    </ConsultButton>
  )
}

/** Sister sites have addresses of their own, which are not changed. */
const toOwnMobile = (href: string) => (href.startsWith('/') ? toMobilePath(href) : href)

import { Link } from '@/components/ui/link'
import type { SearchFacet } from '@/lib/api/search'
import type { SearchType } from '@/lib/contract/search'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { searchValues } from './search-state'

type FacetLinksProps = {
  keyword: string
  facets: readonly SearchFacet[]
  /** The selected type; undefined for all. */
  current: SearchType | undefined
}

/** The types with results, with their counts, as links. A type without results is left out, unless it is selected. */
export function FacetLinks({ keyword, facets, current }: FacetLinksProps) {
  const total = facets.reduce((sum, { count }) => sum + count, 0)
  const shown = facets.filter(({ type, count }) => count > 0 || type === current)
  return (
    <nav aria-label="按类别查看结果">
      <ul className="print:hidden! flex flex-wrap gap-x-4 border-b border-line">
        <Facet
          href={listHref(paths.searchPage, searchValues(keyword))}
          isCurrent={current === undefined}
          count={total}
        >
          全部
        </Facet>
        {shown.map(({ type, label, count }) => (
          <Facet
            key={type}
            href={listHref(paths.searchPage, searchValues(keyword, type))}
            isCurrent={type === current}
            count={count}
          >
            {label}
          </Facet>
        ))}
      </ul>
    </nav>
  )
}

type FacetProps = { href: string; isCurrent: boolean; count: number; children: string }

function Facet({ href, isCurrent, count, children }: FacetProps) {
  return (
    <li>
      <Link
        href={href}
        className={`flex items-center gap-1 no-underline min-h-target border-b-2 ${isCurrent ? 'border-b-ink-900 text-heading font-semibold' : 'border-b-transparent text-body'}`}
        {...(isCurrent && { 'aria-current': 'page' })}
        rel="nofollow"
      >
        {children} <span className="text-muted text-sm font-normal tabular-nums">{grouped(count)}</span>
      </Link>
    </li>
  )
}

import { Link } from '@/components/ui/link'
import type { SearchFacet } from '@/lib/api/search'
import type { SearchType } from '@/lib/contract/search'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import styles from './facet-links.module.css'
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
      <ul className="no-print row gap-0-4 line-below">
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
        className={`${styles.facet} flex middle gap-1 plain target text`}
        {...(isCurrent && { 'aria-current': 'page' })}
        rel="nofollow"
      >
        {children} <span className="muted small regular figures">{grouped(count)}</span>
      </Link>
    </li>
  )
}

import type { ReactNode } from 'react'
import type { SearchFacet, SearchResult } from '@/lib/api/search'
import type { SearchType } from '@/lib/contract/search'
import { grouped } from '@/lib/core/numbers'
import { FacetLinks } from './facet-links'
import { NearestNames } from './nearest-names'

type SearchResultsProps = {
  keyword: string
  facets: readonly SearchFacet[]
  current: SearchType | undefined
  whole: boolean
  nearest: SearchResult['nearest']
  children: ReactNode
}

/** Results below their types. When no page contains all the words, a note says so above the results. */
export function SearchResults({ keyword, facets, current, whole, nearest, children }: SearchResultsProps) {
  const all = `${grouped(facets.reduce((sum, { count }) => sum + count, 0))} 条结果`
  const chosen = facets.find(({ type }) => type === current)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-8 lg:*:col-span-full">
      <p className="text-muted text-quiet tabular-nums lg:col-2! lg:row-1! lg:self-center" role="status">
        {!whole && '没有完全符合的内容，下面是部分符合的。'}
        {chosen === undefined
          ? `共 ${all}`
          : `${chosen.label} ${grouped(chosen.count)} 条，全部类别共 ${all}`}
      </p>
      <div className="lg:col-1! lg:row-1!">
        <FacetLinks keyword={keyword} facets={facets} current={current} />
      </div>
      <NearestNames names={nearest} />
      {children}
    </div>
  )
}

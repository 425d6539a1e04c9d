import { searchByType } from '@/lib/api/search'
import { NothingFound } from './nothing-found'
import { ResultGroups } from './result-groups'
import { SearchPage } from './search-page'
import { SearchResults } from './search-results'
import { type SearchState, shortened } from './search-state'

/** Results of each type that a visitor sees before choosing one. */
const perGroup = 4

/** Everything found: what fits best, then by type. */
export async function FoundByType({ state }: { state: SearchState }) {
  const { keyword, notes } = state
  const { total, facets, whole, nearest, best, groups } = await searchByType(keyword, perGroup)
  if (total === 0) return <NothingFound keyword={keyword} notes={notes} nearest={nearest} />
  return (
    <SearchPage title={`搜索“${shortened(keyword, 40)}”`} keyword={keyword} notes={notes}>
      <SearchResults keyword={keyword} facets={facets} current={undefined} whole={whole} nearest={nearest}>
        <ResultGroups keyword={keyword} whole={whole} best={best} groups={groups} />
      </SearchResults>
    </SearchPage>
  )
}

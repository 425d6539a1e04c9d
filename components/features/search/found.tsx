import { AnswerCard } from '@/components/blocks/answer-card'
import { Pagination } from '@/components/blocks/listing/pagination'
import { Link } from '@/components/ui/link'
import { searchSite } from '@/lib/api/search'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { HitList } from './hit-list'
import { NothingFound } from './nothing-found'
import { SearchPage } from './search-page'
import { SearchResults } from './search-results'
import { type SearchState, searchValues, shortened } from './search-state'

/** The results, of all types or of one: the answer if there is one, then one list by relevance, in pages. */
export async function Found({ state }: { state: SearchState }) {
  const { keyword, type, page, notes } = state
  const { list, total, limit, facets, whole, nearest, answer } = await searchSite({
    keyword,
    page,
    ...(type !== undefined && { type }),
  })
  const isEmpty = facets.every(({ count }) => count === 0)
  if (isEmpty && answer === null) return <NothingFound keyword={keyword} notes={notes} nearest={nearest} />
  const label = facets.find((facet) => facet.type === type)?.label
  const values = searchValues(keyword, type)
  const title = `搜索“${shortened(keyword, 40)}”${label === undefined ? '' : `：${label}`}`
  return (
    <SearchPage
      title={title}
      keyword={keyword}
      notes={notes}
      answer={answer && <AnswerCard answer={answer} />}
    >
      <SearchResults keyword={keyword} facets={facets} current={type} whole={whole} nearest={nearest}>
        {list.length > 0 && <HitList hits={list} level={2} />}
        {list.length === 0 && total === 0 && !isEmpty && (
          <p>
            这一类里没有符合的内容，可以换一个类别，或者
            <Link href={listHref(paths.searchPage, searchValues(keyword))}>看全部类别</Link>。
          </p>
        )}
        {list.length === 0 && total > 0 && (
          <p>
            这一页没有结果，<Link href={listHref(paths.searchPage, values)}>回到第 1 页</Link>。
          </p>
        )}
        <Pagination path={paths.searchPage} values={values} page={page} limit={limit} total={total} />
      </SearchResults>
    </SearchPage>
  )
}

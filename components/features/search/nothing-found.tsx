import type { SearchResult } from '@/lib/api/search'
import { NearestNames } from './nearest-names'
import { listPopularPages } from './popular-pages'
import { SearchHelp } from './search-help'
import { SearchPage } from './search-page'
import { shortened } from './search-state'

type NothingFoundProps = { keyword: string; notes: readonly string[]; nearest: SearchResult['nearest'] }

/** The page when nothing fits: names that come close, how to search, where else to look. */
export async function NothingFound({ keyword, notes, nearest }: NothingFoundProps) {
  return (
    <SearchPage title={`没有找到“${shortened(keyword, 40)}”`} keyword={keyword} notes={notes}>
      <p role="status">
        院校、专业、课程、资讯和服务页面里都没有符合的内容。
        {nearest.length > 0 && '有几个名称读音或写法相近：'}
      </p>
      <NearestNames names={nearest} />
      <SearchHelp popular={await listPopularPages()} />
    </SearchPage>
  )
}

import { Link } from '@/components/ui/link'
import { orNull } from '@/lib/api/client'
import { listSchools } from '@/lib/api/schools'
import type { SearchResult } from '@/lib/api/search'
import type { SchoolLevel } from '@/lib/contract/schools'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { NearestNames } from './nearest-names'
import { listPopularPages } from './popular-pages'
import { SearchHelp } from './search-help'
import { SearchPage } from './search-page'
import { shortened } from './search-state'

type NothingFoundProps = { keyword: string; notes: readonly string[]; nearest: SearchResult['nearest'] }

/** The page when nothing matches: similar names, how to search, where else to look. */
export async function NothingFound({ keyword, notes, nearest }: NothingFoundProps) {
  const [popular, universities, highSchools] = await Promise.all([
    listPopularPages(),
    countSchools('university', keyword),
    countSchools('hischool', keyword),
  ])
  return (
    <SearchPage title={`没有找到“${shortened(keyword, 40)}”`} keyword={keyword} notes={notes}>
      <p role="status">
        站内搜索收进的院校、专业、课程、资讯和服务页面里没有符合的内容。
        {nearest.length > 0 && '有几个名称读音或写法相近：'}
      </p>
      <NearestNames names={nearest} />
      <p>
        只在美国签证学校名单（SEVP）上的中学没有收进站内搜索，在中学库里。要找一所学校，可以
        <LibraryLink level="university" keyword={keyword} count={universities} />
        ，或
        <LibraryLink level="hischool" keyword={keyword} count={highSchools} />。
      </p>
      <SearchHelp popular={popular} />
    </SearchPage>
  )
}

const libraries = {
  university: { path: paths.schools, label: '在院校库查' },
  hischool: { path: paths.highSchools, label: '在中学库查' },
} as const satisfies Record<SchoolLevel, unknown>

/** The number of schools in a library that match the words; 0 also when the request fails. */
const countSchools = async (level: SchoolLevel, q: string): Promise<number> =>
  (await orNull(listSchools({ level, q, limit: 1 })))?.total ?? 0

type LibraryLinkProps = { level: SchoolLevel; keyword: string; count: number }

/** A link to one of the two libraries with the same words. */
function LibraryLink({ level, keyword, count }: LibraryLinkProps) {
  const { path, label } = libraries[level]
  return (
    <>
      <Link href={listHref(path, { q: keyword })} rel="nofollow">
        {label}“{shortened(keyword, 40)}”
      </Link>
      {count > 0 && `（${grouped(count)} 所）`}
    </>
  )
}

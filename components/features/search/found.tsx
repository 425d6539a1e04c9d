import type { ReactNode } from 'react'
import { AnswerCard } from '@/components/blocks/answer-card'
import { Pagination } from '@/components/blocks/listing/pagination'
import { SampleTag } from '@/components/blocks/sample-tag'
import { CardLink } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { WholeDays } from '@/components/ui/whole-values'
import { orNull } from '@/lib/api/client'
import { listSchools } from '@/lib/api/schools'
import { type SearchFacet, type SearchHit, type SearchResult, searchSite } from '@/lib/api/search'
import type { SchoolLevel } from '@/lib/contract/schools'
import { type HitRange, type SearchType, searchTypeLabels } from '@/lib/contract/search'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { listPopularPages } from './popular-pages'
import { SearchHelp } from './search-help'
import { SearchPage } from './search-page'
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

/** Results one below the other, in their order. */
export function HitList({ hits, level }: { hits: readonly SearchHit[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ol className="grid grid-cols-1">
      {hits.map(({ type, title, title_hits, excerpt, href, sample, closed }) => (
        <li
          key={href}
          className="group/hit grid content-start gap-x-4 border-b border-line py-3 relative lg:grid-cols-[6rem_minmax(0,1fr)] lg:items-baseline"
        >
          <p className="text-muted text-sm">{searchTypeLabels[type]}</p>
          <div className="grid gap-1">
            <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base group-first/hit:text-lg">
              <CardLink href={href}>
                <MarkedText text={title} hits={title_hits} />
              </CardLink>
              {sample && <SampleTag />}
              {closed && <Tag>已停止受理</Tag>}
            </Heading>
            {excerpt.text !== '' && (
              <p className="line-clamp-2 lg:not-group-first/hit:line-clamp-1 max-w-184 text-muted text-quiet [&_mark]:text-body">
                <MarkedText {...excerpt} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A text with a line below its matches, which keep their own colour and contrast. Its content never becomes markup. */
export function MarkedText({ text, hits }: { text: string; hits: readonly HitRange[] }) {
  return partsOf(text, hits).map(({ start, part, isHit }) =>
    isHit ? (
      <mark
        key={start}
        className="bg-transparent bg-[linear-gradient(transparent_58%,var(--color-ink-100)_58%)] text-inherit"
      >
        {part}
      </mark>
    ) : (
      <span key={start}>
        <WholeDays text={part} />
      </span>
    ),
  )
}

type Part = { start: number; part: string; isHit: boolean }

/**
 * Splits a text at its ranges. Ranges of another host may overlap or be too long; what cannot be marked stays plain.
 */
function partsOf(text: string, hits: readonly HitRange[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const cut = (end: number, isHit: boolean) => {
    if (end > at) parts.push({ start: at, part: text.slice(at, end), isHit })
    at = Math.max(at, end)
  }
  for (const [start, end] of hits.toSorted((a, b) => a[0] - b[0])) {
    cut(Math.min(start, text.length), false)
    cut(Math.min(end, text.length), true)
  }
  cut(text.length, false)
  return parts
}

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

type FacetLinksProps = {
  keyword: string
  facets: readonly SearchFacet[]
  /** The selected type; undefined for all. */
  current: SearchType | undefined
}

/** The types with results, with their counts, as links. A type without results is left out, unless it is selected. */
function FacetLinks({ keyword, facets, current }: FacetLinksProps) {
  const total = facets.reduce((sum, { count }) => sum + count, 0)
  const shown = facets.filter(({ type, count }) => count > 0 || type === current)
  return (
    <nav aria-label="按类别查看结果">
      <ul className="print:hidden! flex lg:flex-wrap gap-x-4 border-b border-line overflow-x-auto whitespace-nowrap max-lg:pe-12 max-lg:[mask-image:linear-gradient(to_left,transparent,black_3rem)]">
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

/** Links to names that look or sound like the words; nothing when there are none. */
export function NearestNames({ names }: { names: SearchResult['nearest'] }) {
  if (names.length === 0) return null
  return (
    <nav
      aria-label="相近的名称"
      className="border-s-3 border-s-ink-200 bg-ink-50 flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3"
    >
      <p>您要找的是不是：</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map(({ title, href }) => (
          <li key={href}>
            <Link className="press font-semibold" href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

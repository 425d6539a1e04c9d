import { JsonLd } from '@/components/blocks/json-ld'
import { countryNames } from '@/components/blocks/listing/names'
import { Pagination } from '@/components/blocks/listing/pagination'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { ToolWays } from '@/components/features/tools/tool-ways'
import { queryRoute } from '@/components/site/routes'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { universityCountries } from '@/lib/schools/places'
import { absoluteUrl, type JsonLd as JsonLdData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import type { RankEntry } from '@/lib/tools/rankings/entries'
import { listRankEntries } from '@/lib/tools/rankings/load'
import { type RankPage, rankPage, rankPages } from '@/lib/tools/rankings/pages'
import { isOfficialOrder, rankHref, rankValues, readRankState, toRows } from '@/lib/tools/rankings/view'
import { RankingsControls } from './rankings-controls'
import { RankingsTable } from './rankings-table'
import { countWords } from './rankings-words'

const perPage = 50

/** The exports of the route of a ranking page. Filtered, sorted and paged addresses are not indexed. */
export const rankingRoute = (id: string) =>
  queryRoute(
    (params) => ({ id, params }),
    ({ params }) => {
      const { seoTitle, description, scope } = rankPage(id)
      return pageMetadata({
        title: seoTitle,
        description,
        path: scope.path,
        isIndexed: Object.keys(params).length === 0,
      })
    },
    RankingsPage,
  )

/** One ranking page: what the list measures, the table with its filters, and further links. */
async function RankingsPage({ id, params }: { id: string; params: SearchParams }) {
  const page = rankPage(id)
  const { scope } = page
  const [entries, countryList] = await Promise.all([listRankEntries(), orEmpty(listCountries())])
  const nameOf = countryNames(countryList)
  const codes = scope.countries.length > 0 ? scope.countries : universityCountries
  const state = readRankState(scope, codes, params)
  const rows = toRows(entries, scope, state)
  const last = Math.max(1, Math.ceil(rows.length / perPage))
  const current = Math.min(state.page, last)
  const shown = rows.slice((current - 1) * perPage, current * perPage)
  const isClean = Object.values(rankValues(scope, state)).every((value) => value === '')
  const href = rankHref(scope, state, { page: current })
  // The page of a publisher whose list is not available here has a note above the lists that are.
  const isOfOtherLists = id === 'the' || id === 'usnews'
  const crumbs = [
    { label: '首页', href: paths.home },
    ...(id === 'all' ? [] : [{ label: '世界大学排名', href: paths.ranking }]),
    { label: page.title },
  ]
  return (
    <article data-hue={page.hue}>
      <Container>
        <div className="grid grid-cols-1 gap-4 pb-12">
          <div>
            <PageHead crumbs={crumbs} title={page.title} scene="elite" />
          </div>
          {isOfOtherLists && (
            <p className="text-muted text-quiet tabular-nums max-w-measure">
              {page.intro}
              {page.links.slice(0, 1).map(({ name, url }) => (
                <Link key={url} href={url}>
                  {name}
                </Link>
              ))}
            </p>
          )}
          <section className="grid grid-cols-1 gap-3" aria-label={page.tableHeading} id="table">
            {isOfOtherLists && <h2>{page.tableHeading}</h2>}
            <RankingsControls
              scope={scope}
              state={state}
              countries={codes.map((code) => ({ code, name: nameOf(code) }))}
            />
            {state.notes.map((note) => (
              <p key={note} className="px-4 py-3 noted" role="status">
                {note}
              </p>
            ))}
            <p className="text-muted text-quiet tabular-nums max-w-240" role="status">
              {countWords(scope, state, rows.length)}{' '}
              <a href="#lists" className="whitespace-nowrap">
                换一张榜
              </a>
            </p>
            {rows.length === 0 ? (
              <p className="border border-dashed border-line-strong p-6 rounded-md">
                这些条件下没有学校。可以
                <Link href={rankHref(scope, state, { band: null })}>去掉名次的限制</Link>
                ，或
                <Link href={scope.path}>清除全部条件</Link>。
              </p>
            ) : (
              <RankingsTable scope={scope} state={state} rows={shown} nameOf={nameOf} />
            )}
            <Pagination
              path={scope.path}
              values={rankValues(scope, state)}
              page={current}
              limit={perPage}
              total={rows.length}
            />
          </section>
          <OpenParts>
            <PageLinks current={id} />
            <OpenPart label="怎么读这张表">
              {!isOfOtherLists && <p>{page.intro}</p>}
              <Legend />
            </OpenPart>
            <OfficialLinks links={page.links} />
            <Texts texts={page.texts} />
            <ToolWays
              path={scope.path}
              address={absoluteUrl(href)}
              form={{
                source: `排名·${page.name}`,
                title: '拿着这张表问顾问',
                text: '说说您的成绩和想读的专业，顾问会从这张表开始，指出哪些名次与您的专业无关。',
                tool: href,
              }}
              isFolded
            />
          </OpenParts>
          {page.isOfficialList && isClean && isOfficialOrder(scope, state) && (
            <JsonLd data={itemList(page, shown, (current - 1) * perPage, rows.length)} />
          )}
        </div>
      </Container>
    </article>
  )
}

function PageLinks({ current }: { current: string }) {
  return (
    <OpenPart id="lists" label={`换一张榜：各张榜与各国排名（${rankPages.list().length}）`}>
      <ul className="flex flex-wrap gap-x-6">
        {rankPages.list().map(({ id, name, scope }) => (
          <li key={id}>
            <Link
              href={scope.path}
              {...(id === current && { 'aria-current': 'page', className: 'text-hue-text font-semibold' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </OpenPart>
  )
}

function Legend() {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-3 text-sm">
      <div>
        <dt className="text-heading font-semibold">名次不连续</dt>
        <dd>这里没有列出的学校，占的名次空着。</dd>
      </div>
      <div>
        <dt className="text-heading font-semibold">未上榜</dt>
        <dd>这一版 QS 没有列出这所学校。</dd>
      </div>
      <div>
        <dt className="text-heading font-semibold">没有上一版</dt>
        <dd>QS 上一版没有查到它的名次：新上榜、由几所学校合并，或名单没有抄到。</dd>
      </div>
      <div>
        <dt className="text-heading font-semibold">无数据</dt>
        <dd>软科三百名以后本站没有收，不等于没有上榜。</dd>
      </div>
      <div>
        <dt className="text-heading font-semibold">区间</dt>
        <dd>官方只给区间的，按区间排，区间内不分先后。</dd>
      </div>
      <div>
        <dt className="text-heading font-semibold">并列</dt>
        <dd>本站收录的学校里，有不止一所是这个名次。</dd>
      </div>
    </dl>
  )
}

function Texts({ texts }: Pick<RankPage, 'texts'>) {
  return (
    <>
      {texts.map(({ heading, paragraphs, list }) => (
        <OpenPart key={heading} label={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list.length > 0 && (
            <ul className="grid gap-2 list-disc ps-[1.25em]">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </OpenPart>
      ))}
    </>
  )
}

function OfficialLinks({ links }: Pick<RankPage, 'links'>) {
  return (
    <OpenPart label="到官方页核对">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link href={url}>{name}</Link>
          </li>
        ))}
        <li>
          <Link href="/yxk/sources">本站院校数据的出处与许可</Link>
        </li>
      </ul>
    </OpenPart>
  )
}

/**
 * The first ten of the rows shown in the publisher's own order, as structured data: the rows themselves say the rest, and a document has
 * all of this twice. Positions count the entries of the list.
 */
function itemList(page: RankPage, rows: readonly RankEntry[], offset: number, total: number): JsonLdData {
  return {
    '@type': 'ItemList',
    name: page.title,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: total,
    itemListElement: rows.slice(0, 10).map((row, at) => ({
      '@type': 'ListItem',
      position: offset + at + 1,
      name: row.name,
      url: absoluteUrl(row.href),
    })),
  }
}

import { z } from 'zod'
import { collectionOf } from '@/lib/collections/collection'
import { refuseClaims } from '@/lib/collections/fields'
import { byOrder, orderField } from '@/lib/collections/known-id'
import { countryCodeSchema, prose, proseList, sourceSchema } from '@/lib/contract/fields'
import { paths } from '@/lib/routing/paths'
import { rankings, rankingValues } from '@/lib/schools/rankings'
import type { RankScope } from './view'

/** The publishers' own pages, to which several pages link. */
const officialLinks = {
  qs: { name: 'QS 官方榜单与方法', url: rankings.qs.url },
  // The publisher's Chinese page of the same list.
  arwu: {
    name: '软科官方榜单与方法',
    url: `https://www.shanghairanking.cn/rankings/arwu/${rankings.arwu.edition}`,
  },
  the: {
    name: '泰晤士高等教育官方榜单',
    url: 'https://www.timeshighereducation.com/world-university-rankings',
  },
  usnews: {
    name: 'U.S. News 全球大学排名官方页',
    url: 'https://www.usnews.com/education/best-global-universities',
  },
}

const linkName = z.enum(['qs', 'arwu', 'the', 'usnews'], '写 qs、arwu、the、usnews 之一，或写 name 和 url')

const pageSchema = z.strictObject({
  ...orderField,
  /** Countries of its table; all when it is not written. */
  countries: z.array(countryCodeSchema).min(1).default([]),
  /** Short name, for breadcrumbs and the links between the pages. */
  name: prose,
  hue: z.string().optional(),
  title: prose,
  seoTitle: prose,
  description: prose,
  intro: prose,
  tableHeading: prose,
  /** Whether structured data may present the table as this list: it must be the publisher's own. */
  isOfficialList: z.boolean().default(false),
  texts: z
    .array(z.strictObject({ heading: prose, paragraphs: proseList, list: z.array(prose).default([]) }))
    .min(1),
  /** Official pages with more details. */
  links: z.array(z.union([linkName, sourceSchema.strict()])).min(1),
})

/** Its address is below /special/ranking, that of the page `all`, which compares the lists, is /special/ranking itself. */
function scopeOf(id: string, countries: readonly string[]): RankScope {
  return {
    path: id === 'all' ? paths.ranking : `${paths.ranking}/${id}`,
    main: id === 'arwu' ? 'arwu' : 'qs',
    countries,
    isListedOnly: id === 'arwu' || id === 'qs',
  }
}

/** A page for each list and destination, in the order of the links between them. */
export const rankPages = collectionOf({
  name: 'ranking-page',
  folder: 'lib/content/rankings',
  title: '排名页',
  schema: pageSchema,
  values: rankingValues,
  refuse: refuseClaims,
  record: ({ order: _, countries, links, ...written }, id) => ({
    id,
    ...written,
    scope: scopeOf(id, countries),
    links: links.map((link) => (typeof link === 'string' ? officialLinks[link] : link)),
  }),
  compare: byOrder,
})

export type RankPage = ReturnType<typeof rankPages.list>[number]

/** @throws Error when there is no such page */
export function rankPage(id: string): RankPage {
  const page = rankPages.find(id)
  if (page === null) throw new Error(`lib/content/rankings/${id}.yaml is missing`)
  return page
}

import { paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import type { RankScope } from './view'

/** A part of a page's own text. */
type RankText = { heading: string; paragraphs: readonly string[]; list?: readonly string[] }

export type RankPage = {
  scope: RankScope
  /** Short name, for breadcrumbs and the links between the pages. */
  name: string
  title: string
  seoTitle: string
  description: string
  intro: string
  hue?: string
  /** Heading of the table. */
  tableHeading: string
  /** Whether structured data may present the table as this list: it must be the publisher's own. */
  isOfficialList: boolean
  texts: readonly RankText[]
  /** Official pages with more details. */
  links: readonly { name: string; url: string }[]
}

export const qsLink = {
  name: 'QS 官方榜单与方法',
  url: rankings.qs.url,
}
export const arwuLink = {
  name: '软科官方榜单与方法',
  // The publisher's Chinese page of the same list.
  url: `https://www.shanghairanking.cn/rankings/arwu/${rankings.arwu.edition}`,
}
export const theLink = {
  name: '泰晤士高等教育官方榜单',
  url: 'https://www.timeshighereducation.com/world-university-rankings',
}
export const usNewsLink = {
  name: 'U.S. News 全球大学排名官方页',
  url: 'https://www.usnews.com/education/best-global-universities',
}

/** @param slug last part of the address; empty for the page that compares the lists */
export const scopeOf = (slug: string, countries: readonly string[] = []): RankScope => ({
  path: slug === '' ? paths.ranking : `${paths.ranking}/${slug}`,
  main: slug === 'arwu' ? 'arwu' : 'qs',
  countries,
  isListedOnly: slug === 'arwu' || slug === 'qs',
})

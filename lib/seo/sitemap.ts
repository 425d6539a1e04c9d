import { listAdvisors } from '@/lib/api/advisors'
import { listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { listCases } from '@/lib/api/cases'
import { listCountryNews } from '@/lib/api/country-news'
import { everyPage } from '@/lib/api/every-page'
import { listExamCourses } from '@/lib/api/exam-courses'
import { listMajors } from '@/lib/api/majors'
import { listMentors } from '@/lib/api/mentors'
import { listNews } from '@/lib/api/news'
import { listProducts } from '@/lib/api/products'
import { listSchools } from '@/lib/api/schools'
import { listSiteMap, type SiteMapLink, type SiteMapSection } from '@/lib/api/site-map'
import { listStories } from '@/lib/api/stories'
import { paths } from '@/lib/routing/paths'
import { hasFigures } from '@/lib/schools/provenance'
import { isProgrammePageIndexed, programmesPath } from '@/lib/schools/school-ids'
import { absoluteUrl } from './json-ld'
import { handheld, mobileAddress } from './metadata'
import { element, escapeXml, xmlDeclaration } from './xml'

/** A page for search engines. `updated`: ISO day of its content, null when no true one is known. */
type SitemapEntry = { path: string; updated: string | null }

export const sitemapNames = [
  'pages',
  'campaigns',
  'articles',
  'schools',
  'programmes',
  'majors',
  'courses',
  'background',
  'products',
] as const

type SitemapName = (typeof sitemapNames)[number]

const sources: Record<SitemapName, () => Promise<SitemapEntry[]>> = {
  pages: listPageEntries,
  campaigns: async () => (await listIndexedLinks()).filter(isCampaign).map(toEntry),
  articles: async () => {
    const lists = [
      await everyPage((paging) => listNews(paging)),
      await everyPage((paging) => listCountryNews(paging)),
    ]
    return lists.flat().map(({ href, date, updated }) => ({ path: href, updated: updated ?? date }))
  },
  schools: async () => [
    ...(await listedAt(
      paths.schools,
      (paging) => listSchools({ level: 'university', ...paging }),
      hasFigures,
    )),
    ...(await listedAt(
      paths.highSchools,
      (paging) => listSchools({ level: 'hischool', ...paging }),
      hasFigures,
    )),
  ],
  programmes: async () => {
    const universities = await everyPage((paging) => listSchools({ level: 'university', ...paging }))
    return universities
      .filter(({ programmeCount }) => isProgrammePageIndexed(programmeCount))
      .map(({ id }) => ({ path: programmesPath(id), updated: null }))
  },
  majors: () => listedAt(paths.majorList, (paging) => listMajors(paging)),
  courses: () => listedAt(paths.courses, (paging) => listExamCourses(paging)),
  background: () => listedAt(paths.backgroundProgrammes, (paging) => listBackgroundProgrammes(paging)),
  products: async () => {
    const products = await everyPage((paging) => listProducts(paging))
    return products.map((product) => ({
      path: product.href,
      updated: null,
    }))
  },
}

/**
 * The pages of one sitemap.
 * @throws ApiError when a list cannot be read: an incomplete sitemap would mean that pages were removed.
 */
export const listSitemap = (name: SitemapName): Promise<SitemapEntry[]> => sources[name]()

/** The addresses in all sitemaps, one a line, as search engines take them from an operator. */
export async function listUrls(): Promise<string> {
  const lists = await Promise.all(sitemapNames.map(listSitemap))
  return lists.flatMap((entries) => entries.map(({ path }) => `${absoluteUrl(path)}\n`)).join('')
}

/** `/sitemap/schools.xml` */
const sitemapPath = (name: SitemapName): string => `/sitemap/${name}.xml`

/** The document at /sitemap.xml, which lists the sitemaps. */
export function toSitemapIndex(): string {
  const sitemaps = sitemapNames.map(
    (name) => `<sitemap>${element('loc', absoluteUrl(sitemapPath(name)))}</sitemap>`,
  )
  return toDocument('sitemapindex', sitemaps)
}

/** One sitemap. Addresses are absolute; a page without a true date gets none. */
export function toUrlSet(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, updated }) => {
    const date = updated === null ? '' : element('lastmod', updated)
    const twin = `<xhtml:link rel="alternate" media="${handheld}" href="${escapeXml(mobileAddress(path))}"/>`
    return `<url>${element('loc', absoluteUrl(path))}${date}${twin}</url>`
  })
  return toDocument('urlset', urls, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"')
}

const toDocument = (root: string, children: readonly string[], names = '') =>
  [
    xmlDeclaration,
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>`,
    ...children,
    `</${root}>`,
    '',
  ].join('\n')

const listIndexedLinks = async (): Promise<SiteMapLink[]> =>
  (await listIndexedSections()).flatMap(({ links }) => links)

/** The site map without pages that ask not to be indexed: samples, and the lists that show them. */
export async function listIndexedSections(): Promise<SiteMapSection[]> {
  const [sections, { lists }] = await Promise.all([listSiteMap(), listPeopleAndCases()])
  const isIndexed = ({ href, isIndexed }: SiteMapLink) =>
    isIndexed && !lists[href]?.some(({ sample }) => sample)
  return sections
    .map(({ links, ...section }) => ({ ...section, links: links.filter(isIndexed) }))
    .filter(({ links }) => links.length > 0)
}

const isCampaign = ({ href }: SiteMapLink) => href.startsWith('/special/')

const toEntry = ({ href, updated }: SiteMapLink): SitemapEntry => ({ path: href, updated })

/**
 * Records without a date of their own get the date of their list.
 * @param isIndexed the decision of the record's page; when missing, all are indexed
 */
async function listedAt<T extends { href: string }>(
  listPath: string,
  fetchPage: Parameters<typeof everyPage<T>>[0],
  isIndexed: (record: T) => boolean = () => true,
): Promise<SitemapEntry[]> {
  const list = (await listIndexedLinks()).find(({ href }) => href === listPath)
  const records = await everyPage(fetchPage)
  return records.filter(isIndexed).map(({ href }) => ({ path: href, updated: list?.updated ?? null }))
}

type Sampled = { href: string; sample: boolean }

/** People, cases and good news, and the records on each list of them. */
async function listPeopleAndCases() {
  const [advisors, mentors, cases, stories] = await Promise.all([
    everyPage<Sampled>((paging) => listAdvisors(paging)),
    everyPage((paging) => listMentors(paging)),
    everyPage<Sampled>((paging) => listCases(paging)),
    everyPage<Sampled>((paging) => listStories(paging)),
  ])
  const lists: Readonly<Record<string, readonly Sampled[]>> = {
    [paths.advisors]: advisors,
    '/advisor/index1': advisors,
    '/team/zsg': mentors.filter(({ kind }) => kind === 'officer'),
    '/team/daoshi': mentors.filter(({ kind }) => kind === 'mentor'),
    [paths.cases]: cases,
    '/chanel/case': cases,
    [paths.goodNews]: stories,
  }
  return { records: [...advisors, ...mentors, ...cases, ...stories], lists }
}

/** Our own pages, and the real people, cases and good news. */
async function listPageEntries(): Promise<SitemapEntry[]> {
  const [links, { records }] = await Promise.all([listIndexedLinks(), listPeopleAndCases()])
  return [
    ...links.filter((link) => !isCampaign(link)).map(toEntry),
    ...records.filter(({ sample }) => !sample).map(({ href }) => ({ path: href, updated: null })),
  ]
}

import { articleChannels } from '@/components/features/articles/channels'
import { listAdvisors } from '@/lib/api/advisors'
import { listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { listCases } from '@/lib/api/cases'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listCountryNews, listNewsCountries } from '@/lib/api/country-news'
import { listExamCourses } from '@/lib/api/exam-courses'
import { listMajors } from '@/lib/api/majors'
import { listMentors } from '@/lib/api/mentors'
import { listNews } from '@/lib/api/news'
import { listProducts } from '@/lib/api/products'
import { listSchools } from '@/lib/api/schools'
import { listSiteMap } from '@/lib/api/site-map'
import { listStories } from '@/lib/api/stories'
import type { PageOf } from '@/lib/contract/envelope'
import { grouped } from '@/lib/core/numbers'
import { paths } from '@/lib/routing/paths'

/** `note`: number of records in a list; `flag`: country code. */
export type MapLink = { name: string; href: string; note?: string; flag?: string }

export type MapSection = { id: string; title: string; links: MapLink[] }

/** One record of a list is enough, because the answer contains the total. */
const one = { limit: 1 } as const

type Count = { unit: string; read: () => Promise<PageOf<unknown>> }

const counts: Record<string, Count> = {
  [paths.schools]: { unit: '所', read: () => listSchools({ level: 'university', ...one }) },
  [paths.highSchools]: { unit: '所', read: () => listSchools({ level: 'hischool', ...one }) },
  [paths.majorList]: { unit: '个', read: () => listMajors(one) },
  [paths.courses]: { unit: '门', read: () => listExamCourses(one) },
  [paths.backgroundProgrammes]: { unit: '个', read: () => listBackgroundProgrammes(one) },
  [paths.products]: { unit: '项', read: () => listProducts({ kind: 'study', ...one }) },
  [paths.immigrationProducts]: { unit: '个', read: () => listProducts({ kind: 'immigration', ...one }) },
  [paths.headlines]: { unit: '篇', read: () => listNews({ type: 'headlines', ...one }) },
  [paths.industry]: { unit: '篇', read: () => listNews({ type: 'industry', ...one }) },
  [articleChannels.country.path]: { unit: '篇', read: () => listCountryNews(one) },
  [paths.advisors]: { unit: '位', read: () => listAdvisors(one) },
  '/team/zsg': { unit: '位', read: () => listMentors({ kind: 'officer', ...one }) },
  '/team/daoshi': { unit: '位', read: () => listMentors({ kind: 'mentor', ...one }) },
  [paths.cases]: { unit: '个', read: () => listCases(one) },
  [paths.goodNews]: { unit: '则', read: () => listStories(one) },
}

/** Every public page in sections, like the sitemap, with the size of the lists and links into them by country. */
export async function loadSiteMap(): Promise<{ sections: MapSection[] }> {
  const sections = await listSiteMap()
  const own = await Promise.all(
    sections.map(async ({ id, title, links }) => ({
      id,
      title,
      links: await Promise.all(
        links.map(
          async ({ name, href }): Promise<MapLink> => ({
            name: shortName(name, links),
            href,
            ...(await noteOf(href)),
          }),
        ),
      ),
    })),
  )
  const known = new Set(sections.flatMap(({ links }) => links).map(({ href }) => href))
  const byCountry = await Promise.all([newsByCountry(), known.has(paths.schools) ? schoolsByCountry() : []])
  const more: MapSection[] = [
    { id: 'news-by-country', title: '按国家看资讯', links: byCountry[0] },
    { id: 'schools-by-country', title: '按国家看院校（部分国家和地区）', links: byCountry[1] },
    { id: 'feeds', title: '订阅', links: feeds },
  ]
  return { sections: [...own, ...more.filter(({ links }) => links.length > 0)] }
}

/** The words before the colon, where no other page begins with them. */
function shortName(name: string, beside: readonly { name: string }[]): string {
  const [short = name] = name.split('：')
  return beside.filter((other) => other.name.startsWith(`${short}：`)).length > 1 ? name : short
}

const feeds: MapLink[] = Object.values(articleChannels).flatMap(({ title, feed }) =>
  feed === null ? [] : [{ name: `${title} RSS`, href: feed }],
)

/** The number of records in a list; nothing for other pages, and when the list cannot be read. Samples are marked. */
async function noteOf(href: string): Promise<{ note?: string }> {
  const count = counts[href]
  if (count === undefined) return {}
  const page = await orNull(count.read())
  if (page === null || page.total === 0) return {}
  const amount = `${grouped(page.total)} ${count.unit}`
  return { note: page.list.some(isSample) ? `${amount}示例` : amount }
}

const isSample = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'sample' in record && record.sample === true

async function newsByCountry(): Promise<MapLink[]> {
  const countries = await orEmpty(listNewsCountries())
  return countries.map(({ code, name, count }) => ({
    name,
    href: `${articleChannels.country.path}?country=${code}`,
    note: `${count} 篇`,
    flag: code,
  }))
}

async function schoolsByCountry(): Promise<MapLink[]> {
  const countries = await orEmpty(listCountries())
  const links = await Promise.all(
    countries.map(async ({ code, name }) => {
      const page = await orNull(listSchools({ level: 'university', country: code, ...one }))
      if (page === null || page.total === 0) return []
      const note = `${grouped(page.total)} 所`
      return [{ name, href: `${paths.schools}?country=${code}`, note, flag: code }]
    }),
  )
  return links.flat()
}

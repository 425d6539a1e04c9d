import { beforeAll, describe, expect, it } from 'vitest'
import { schoolMetadata } from '@/components/features/schools/metadata'
import { everyPage } from '@/lib/api/every-page'
import { listMajors } from '@/lib/api/majors'
import { getSchool, listSchools } from '@/lib/api/schools'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { listSitemap, listUrls, sitemapNames, toSitemapIndex, toUrlSet } from '@/lib/seo/sitemap'
import { isKnownPath } from '../../support/known-routes'

// The limit of an API request is meant for visitors. Reading all contents for the first time takes longer here than
// in a build.
beforeAll(everyCampaign)
const twin = (path: string) =>
  `<xhtml:link rel="alternate" media="only screen and (max-width: 640px)" href="http://localhost:3000${path}"/>`

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

it('the index lists every sitemap by its absolute address', () => {
  const xml = toSitemapIndex()
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  )
  expect(locations(xml)).toEqual(sitemapNames.map((name) => `http://localhost:3000/sitemap/${name}.xml`))
})

it('a sitemap contains absolute addresses, and dates only where they are true', () => {
  const xml = toUrlSet([
    { path: '/', updated: null },
    { path: '/headlines/a', updated: '2026-11-20' },
    { path: '/x&y', updated: null },
  ])
  expect(xml).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>http://localhost:3000/</loc>${twin('/m')}</url>`,
      `<url><loc>http://localhost:3000/headlines/a</loc><lastmod>2026-11-20</lastmod>${twin('/m/headlines/a')}</url>`,
      `<url><loc>http://localhost:3000/x&amp;y</loc>${twin('/m/x&amp;y')}</url>`,
      '</urlset>',
      '',
    ].join('\n'),
  )
})

describe('the sitemaps of the embedded content', () => {
  it.each(sitemapNames)('%s lists pages of the site', async (name) => {
    const entries = await listSitemap(name)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(50_000)
    expect(entries.filter(({ path }) => !isKnownPath(path))).toEqual([])
    expect(entries.filter(({ updated }) => updated !== null && !/^\d{4}-\d\d-\d\d$/.test(updated))).toEqual(
      [],
    )
  })

  it('have no page in common', async () => {
    const lists = await Promise.all(sitemapNames.map((name) => listSitemap(name)))
    const paths = lists.flat().map(({ path }) => path)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
    expect(await listUrls()).toBe(paths.map((path) => `http://localhost:3000${path}\n`).join(''))
  })

  it('contain schools and majors whose pages have data, and no others', async () => {
    const schools = (await listSitemap('schools')).map(({ path }) => path)
    expect(schools).toContain('/yxk/us-stanford-university')
    const [universities, highSchools] = await Promise.all([
      listSchools({ level: 'university', limit: 1 }),
      listSchools({ level: 'hischool', limit: 1 }),
    ])
    expect(schools.length).toBeGreaterThan(1500)
    expect(schools.length).toBeLessThan(universities.total + highSchools.total)

    // The list has both kinds: pages with published values, and pages with almost none.
    const listed = new Set(schools)
    const { list: unranked } = await listSchools({ level: 'university', band: 'unranked', limit: 60 })
    const { list: pupils } = await listSchools({ level: 'hischool', country: 'us', limit: 60 })
    const records = await Promise.all([...unranked, ...pupils].map(({ id }) => getSchool(id)))
    const pages = records
      .flatMap((school) => (school === null ? [] : [school]))
      .map((school) => ({
        href: school.href,
        isIndexed: schoolMetadata(school, '').robots === undefined,
      }))
    expect(new Set(pages.map(({ isIndexed }) => isIndexed))).toEqual(new Set([true, false]))
    expect(pages.filter(({ href, isIndexed }) => listed.has(href) !== isIndexed)).toEqual([])

    const majors = await everyPage((paging) => listMajors(paging))
    expect((await listSitemap('majors')).map(({ path }) => path)).toEqual(majors.map(({ href }) => href))
  })

  it('give every article the day of its text, and products no day, because the day of a source is not that of a page', async () => {
    const articles = await listSitemap('articles')
    expect(articles.filter(({ updated }) => updated === null)).toEqual([])
    expect(articles.map(({ path }) => path)).toContain('/countrylines/uk-conditional-offer')
    const products = await listSitemap('products')
    expect(products.some(({ path }) => path.startsWith('/product/ym_product/'))).toBe(true)
    expect(products.filter(({ updated }) => updated !== null)).toEqual([])
  })
})

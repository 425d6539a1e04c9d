import { expect, test } from '@playwright/test'
import { forAll, get, readPage } from './plain-request'

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box of the header gives the answer, then results by relevance', async ({ page }) => {
    await page.goto('/privacy')
    await page.getByLabel('站内搜索').fill('UCL')
    await page.getByLabel('站内搜索').press('Enter')
    await expect(page).toHaveURL(/\/search\?Keyword=UCL$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索“UCL”')
    const answer = page.getByRole('region', { name: '伦敦大学学院' })
    await expect(answer.getByText(/英镑/).first()).toBeVisible()
    const first = page.getByRole('main').locator('ol').getByRole('link').first()
    await expect(first).toHaveText('伦敦大学学院')
    await expect(first).toHaveAttribute('href', '/yxk/uk-university-college-london')
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('UCL')
  })
})

test.describe('the sitemap', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL((url ?? '').replaceAll('&amp;', '&')))

  async function readSitemaps(): Promise<Map<string, URL[]>> {
    const sitemaps = new Map<string, URL[]>()
    for (const { pathname } of locations((await get('/sitemap.xml')).body)) {
      const { status, body } = await get(pathname)
      expect(status, pathname).toBe(200)
      sitemaps.set(pathname, locations(body))
    }
    return sitemaps
  }

  test('its pages answer, may be indexed and are their own canonical address', async () => {
    test.setTimeout(600_000)
    for (const [name, urls] of await readSitemaps()) {
      const all = name === '/sitemap/pages.xml' || name === '/sitemap/campaigns.xml'
      const chosen = all ? urls : [urls[0], urls[Math.floor(urls.length / 2)], urls.at(-1)]
      await forAll(
        chosen.flatMap((url) => url?.pathname ?? []),
        async (path) => {
          const read = { ...(await readPage(path)), types: [] }
          expect.soft(read, path).toMatchObject({ status: 200, canonical: path, isIndexed: true })
        },
      )
    }
  })

  test('the site map page links the pages of the sitemap', async () => {
    const { document } = await readPage('/map')
    const links = Array.from(document.querySelectorAll('main a'))
    const hrefs = new Set(links.map((link) => link.getAttribute('href')))
    const sitemaps = await readSitemaps()
    const pages = ['pages', 'campaigns'].flatMap((name) => sitemaps.get(`/sitemap/${name}.xml`) ?? [])
    expect(pages.length).toBeGreaterThan(100)
    expect(pages.map(({ pathname }) => pathname).filter((pathname) => !hrefs.has(pathname))).toEqual([])
  })
})

test('a page links its Markdown, which has the same content', async ({ page, request }) => {
  await page.goto('/headlines/au-student-visa-checklist')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const address = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')
  const answer = await request.get(new URL(address ?? '').pathname)
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(answer.headers().link).toContain('/headlines/au-student-visa-checklist>; rel="canonical"')
  expect(await answer.text()).toContain(`# ${heading}`)
  for (const path of ['/index.md', '/us.md']) expect((await request.get(path)).status()).toBe(200)
  for (const none of [
    '/nothing.md',
    '/search.md',
    '/m/chanel/uk.md',
    '/receipt/x.md',
    '/apipc/v1/schools.md',
  ])
    expect((await request.get(none)).status(), none).toBe(404)
})

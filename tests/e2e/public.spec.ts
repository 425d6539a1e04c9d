import { expect, type Page, test } from '@playwright/test'
import { listPages } from './pages'

/** Each kind of sample record: its address and the name that visitors would search for. */
const samples = [
  { path: '/advisor/bj-zhou', list: '/apipc/v1/service-team', name: '周老师' },
  { path: '/team/officer-a', list: '/apipc/v1/mst', name: 'A 老师' },
  { path: '/caselist/us-phd-2025', list: '/apipc/v1/cases', name: '博士申请：八所里一所录取' },
  { path: '/goodnews/us-2026-04-z', list: '/apipc/v1/story', name: 'Z同学从候补名单转为录取' },
]

/** Some of the pages that show one record each. */
const records = ['/company/bj', '/company/xjp', '/product/ym_product/us-niw', '/headlines/gpa-conversion']

const recordPath = /^\/(?:advisor\/(?!index1$)|team\/(?!zsg$|daoshi$)|caselist\/|goodnews\/)/

/** The words of a page, hidden ones included, without the content of its scripts. */
function shownText(body: HTMLElement | SVGElement): string {
  const copy = document.createElement('div')
  copy.append(body.cloneNode(true))
  for (const script of copy.querySelectorAll('script, style, template')) script.remove()
  return copy.textContent ?? ''
}

/** Headings without content, and lists and tables without entries. */
const emptyBands = (page: Page) =>
  page.evaluate(() => {
    const holds = (element: Element): boolean =>
      element.querySelector('img, svg, form, input, table, video') !== null ||
      (element.textContent ?? '').trim() !== ''
    const sections = [...document.querySelectorAll('main section, main article')].filter((section) => {
      const copy = document.createElement('div')
      copy.append(...[...section.childNodes].map((node) => node.cloneNode(true)))
      for (const heading of copy.querySelectorAll('h1, h2, h3, h4')) heading.remove()
      return section.querySelector('h1, h2, h3, h4') !== null && !holds(copy)
    })
    const lists = [...document.querySelectorAll('main :is(ul, ol, dl, tbody)')].filter((list) => !holds(list))
    return [...sections, ...lists].map((element) => element.outerHTML.slice(0, 120))
  })

test.describe('without samples', () => {
  // The content of a page is in its first HTML. Without scripts and pictures the whole site is read in minutes.
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ page }) =>
    page.route(/\.(?:avif|webp|png|jpe?g|svg|woff2?)(?:\?|$)/, (route) => route.abort()),
  )

  // The pages for developers, which no public site has, show parts and plots without content on purpose.
  const pages = listPages().filter((path) => !path.startsWith('/preview/'))
  for (const path of [...pages, ...records]) {
    test(`${path} is complete`, async ({ page }) => {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(200)
      expect(await page.locator('body').evaluate(shownText)).not.toContain('示例')
      expect(await page.locator('main h1').count()).toBe(1)
      expect(await emptyBands(page)).toEqual([])
      const links = await page
        .locator('main a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
      expect(links.filter((href) => recordPath.test(href))).toEqual([])
    })
  }

  for (const { path, list, name } of samples) {
    test(`${path} does not exist`, async ({ page, request }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      const { data } = await (await request.get(list)).json()
      expect(Array.isArray(data) ? data : data.list).toEqual([])
      const found = await request.get('/apipc/v1/search', { params: { Keyword: name, limit: '60' } })
      expect(found.status()).toBe(200)
      const hits: { data: { list: { href: string; sample: boolean }[] } } = await found.json()
      expect(hits.data.list.filter(({ href, sample }) => sample || recordPath.test(href))).toEqual([])
    })
  }

  test('no sitemap, feed or list for programs contains a sample', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text()
    const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '')
    expect(maps.length).toBeGreaterThan(5)
    for (const address of [...maps, '/llms.txt']) {
      const text = await (await request.get(address)).text()
      const paths = [...text.matchAll(/https?:\/\/[^/<)"]+(\/[^<)\s"]*)/g)].map(([, path]) => path ?? '')
      expect(paths.filter((path) => recordPath.test(path.replace(/^\/m(?=\/)|\.md$/g, '')))).toEqual([])
    }
  })

  test('the pages of advisers explain how to find one', async ({ page }) => {
    for (const path of ['/advisor', '/advisor/index1']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '现在没有可以公开的顾问资料' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('共 0')
      await expect(page.getByRole('heading', { name: '想先和顾问谈一次' })).toBeVisible()
    }
  })
})

import { expect, test } from '@playwright/test'
import { expectSound } from './soundness'
import { openPage } from './support'

const desk = [
  '/headlines/changes',
  '/headlines/changes?country=uk',
  '/special/ym_us_bulletin?category=EB-2&filed=2021-03-01',
  '/special/ym_ca_rounds?score=500',
  '/special/ym_cn_school',
  '/special/qz_uk',
  '/product/ym_product/ie-investor',
]

for (const url of desk) {
  test(`${url} has no error, no serious axe fault and fits every width`, async ({ page }) => {
    await expectSound(page, url)
  })

  test(`${url} explains what it does not provide`, async ({ page }) => {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: '这一页能不能当法律意见' })).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('changes are filtered by country, and each names its source', async ({ page }) => {
    await page.goto('/headlines/changes')
    const counted = async () =>
      Number((await page.getByText(/^\d+ 条变动，/).textContent())?.match(/\d+/)?.[0])
    const all = await counted()
    expect(all).toBeGreaterThanOrEqual(60)
    await page.getByRole('combobox', { name: '国家和地区', exact: true }).selectOption('uk')
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/country=uk/)
    expect(await counted()).toBeLessThan(all)
    for (const change of await page.locator('main ol > li:has(time)').all()) {
      await expect(change.getByText('出处')).toBeVisible()
      await expect(change.locator('a[href^="http"]').first()).toBeVisible()
    }
  })

  test('the bulletin marks a priority date, and never a forecast', async ({ page }) => {
    await page.goto('/special/ym_us_bulletin')
    await page.getByLabel('您的优先日').fill('2021-03-01')
    await page.getByRole('button', { name: '看这一类' }).click()
    await expect(page).toHaveURL(/filed=2021-03-01/)
    await expect(
      page
        .locator('main')
        .getByText(/2021-03-01|2021 年 3 月 1 日/)
        .first(),
    ).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/预计(?!不)|预测您/)
  })

  test("the rounds mark the visitor's own score", async ({ page }) => {
    await page.goto('/special/ym_ca_rounds')
    await page.getByLabel('您的 CRS 分数').fill('500')
    await page.getByRole('button', { name: '看这一类' }).click()
    await expect(page).toHaveURL(/score=500/)
    await expect(
      page
        .locator('main')
        .getByText(/500 分/)
        .first(),
    ).toBeVisible()
  })
})

for (const url of ['/product/ym_product', '/special/ym_us_bulletin', '/special/ym_ca_rounds']) {
  test(`移民资讯 of ${url} leads to the news about immigration`, async ({ page }) => {
    await openPage(page, url)
    const band = page
      .getByRole('region', { name: /移民/ })
      .filter({ has: page.locator('#immigration-news-title') })
    await expect(band).not.toBeInViewport()
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '移民资讯', exact: true })
      .click()
    await expect(band).toBeInViewport()
    await expect(page).toHaveURL(url)
  })
}

test('tables, feed and calendar of the desk can be downloaded', async ({ request }) => {
  for (const [url, type] of [
    ['/special/ym_us_bulletin/table.csv', 'text/csv'],
    ['/special/ym_ca_rounds/table.csv', 'text/csv'],
    ['/headlines/changes/rss.xml', 'application/rss+xml'],
    ['/headlines/changes/calendar.ics', 'text/calendar'],
  ] as const) {
    const response = await request.get(url)
    expect(response.status(), url).toBe(200)
    expect(response.headers()['content-type'], url).toContain(type)
  }
})

/** The state of programmes on a page. */
const badge = /data-programme="([\w-]+)" data-state="(\w+)"/g

test('no programme has different states on different pages', async ({ request }) => {
  test.slow()
  const list = await (await request.get('/apipc/v1/product_list?kind=immigration&limit=60')).json()
  const ids: string[] = list.data.list.map(({ id }: { id: string }) => id)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/(?:special\/ym|chanel|countrylines|product|$)/.test(path))
  const said = new Map<string, Map<string, string[]>>()
  for (const address of new Set([...addresses, ...ids.map((id) => `/product/ym_product/${id}`)])) {
    const html = await (await request.get(address)).text()
    for (const [, programme = '', state = ''] of html.matchAll(badge)) {
      const own = said.get(programme) ?? new Map<string, string[]>()
      own.set(state, [...(own.get(state) ?? []), address])
      said.set(programme, own)
    }
  }
  expect(ids.filter((id) => !said.has(id))).toEqual([])
  const torn = [...said].filter(([, own]) => own.size > 1)
  expect(torn.map(([id, own]) => [id, Object.fromEntries(own)])).toEqual([])
})

test('charts and tables are printed, forms and floating parts are not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const url of ['/special/ym_us_bulletin', '/special/ym_ca_rounds']) {
    await page.goto(url)
    await expect(page.locator('main figure svg').first()).toBeVisible()
    await expect(page.locator('main table').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '看这一类' })).toBeHidden()
  }
})

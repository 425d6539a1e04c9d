import { expect, test } from '@playwright/test'

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
})

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

test('charts and tables are printed, forms and floating parts are not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const url of ['/special/ym_us_bulletin', '/special/ym_ca_rounds']) {
    await page.goto(url)
    await expect(page.locator('main figure svg').first()).toBeVisible()
    await expect(page.locator('main table').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '看这一类' })).toBeHidden()
  }
})

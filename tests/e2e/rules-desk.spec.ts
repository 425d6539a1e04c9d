import { expect, test } from '@playwright/test'

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

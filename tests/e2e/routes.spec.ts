import { expect, test } from '@playwright/test'
import { listPages } from './pages'
import { expectSound } from './soundness'

const pages = listPages()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const url of pages) {
    test(`${url} is a whole page`, async ({ page }) => {
      const response = await page.goto(url)
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page).toHaveTitle(/美世|About|Academic/)
      await expect(page.locator('html')).toHaveAttribute('lang', /zh-CN/)
    })
  }

  test('titles and descriptions are unique', async ({ request }) => {
    const seen = new Map<string, string>()
    for (const url of pages) {
      const html = await (await request.get(url)).text()
      for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
        const text = pattern.exec(html)?.[1]
        if (text === undefined) continue
        expect(seen.get(text), `"${text}" of ${url}`).toBeUndefined()
        seen.set(text, url)
      }
    }
  })
})

for (const url of pages) {
  test(`${url} shows no error, no serious axe fault and fits every width`, async ({ page }) => {
    await expectSound(page, url)
  })
}

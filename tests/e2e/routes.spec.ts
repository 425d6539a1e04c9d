import { expect, test } from '@playwright/test'
import { listCampaignPages, listPages } from './pages'
import { expectSound } from './soundness'

const pages = listPages()
const campaigns = listCampaignPages()

for (const url of pages) {
  test(`${url} is a whole page in its first HTML`, async ({ request }) => {
    const response = await request.get(url)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<html lang="zh-CN"/)
    expect(html).toMatch(/<title>[^<]*(美世|About|Academic)/)
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

// Campaign pages share one renderer: campaigns.spec.ts takes one of each layout.
for (const url of pages.filter((page) => !campaigns.includes(page))) {
  test(`${url} shows no error, no serious axe fault and fits every width`, async ({ page }) => {
    await expectSound(page, url)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('every campaign page fits the smallest phone', async ({ page }) => {
    test.setTimeout(180_000)
    const wide: string[] = []
    for (const url of campaigns) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      if (overflow > 0) wide.push(`${url}: ${overflow} px`)
    }
    expect(wide).toEqual([])
  })
})

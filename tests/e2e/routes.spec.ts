import { expect, test } from '@playwright/test'
import { listCampaignPages, listPages } from './pages'
import { expectSound } from './soundness'

const pages = listPages()
const campaigns = listCampaignPages()

// Campaign pages share one renderer. campaigns.spec.ts covers one of each layout.
for (const url of pages.filter((page) => !campaigns.includes(page))) {
  test(`${url} has no error, no axe fault and fits every width`, async ({ page }) => {
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

import { expect, test } from '@playwright/test'
import { ownSite } from './own-site'
import { isBehindFront } from './run'

const heading = '版块与布局一览'
const addresses = ['/preview/blocks', '/m/preview/blocks']
const kept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

for (const address of addresses) {
  test(`${address} shows its examples where the process allows it`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    expect(response?.headers()).toMatchObject(kept)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  })
}

test.describe('the same build without the variable', () => {
  test.skip(isBehindFront, 'a site of its own, without the front')
  const site = ownSite(() => ({ PREVIEW_COMPONENTS: '' }))

  for (const address of addresses) {
    test(`${address} is not there`, async ({ request }) => {
      const response = await request.get(`${site.origin}${address}`)
      expect(response.status()).toBe(404)
      expect(response.headers()).toMatchObject(kept)
      const html = await response.text()
      expect(html).toContain('您访问的页面出国留学了')
      expect(html).not.toContain(heading)
      expect(html).not.toContain('lib/campaigns')
    })
  }
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@/tests/support/free-port'
import { type SiteProcess, startBuiltSite } from '@/tests/support/processes'
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
  let site: SiteProcess | undefined
  let dataDir: string
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    dataDir = mkdtempSync(path.join(tmpdir(), 'developer-pages-'))
    const port = await freePort()
    site = await startBuiltSite(port, { DATA_DIR: dataDir, PORT: String(port), PREVIEW_COMPONENTS: '' })
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  for (const address of addresses) {
    test(`${address} is not there`, async ({ request }) => {
      const response = await request.get(`http://127.0.0.1:${site?.port}${address}`)
      expect(response.status()).toBe(404)
      expect(response.headers()).toMatchObject(kept)
      const html = await response.text()
      expect(html).toContain('您访问的页面出国留学了')
      expect(html).not.toContain(heading)
      expect(html).not.toContain('lib/campaigns')
    })
  }
})

import { expect, test } from '@playwright/test'
import { quietVisit, scriptsRun } from './support'

test.beforeEach(({ page }) => quietVisit(page))

test('a page is loaded while the mouse is over its link, and the visit is counted once', async ({ page }) => {
  await page.goto('/privacy')
  await scriptsRun(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: '院校库' })
  const ahead = page.waitForRequest(
    (request) => request.headers()['next-router-prefetch'] !== undefined && request.url().includes('/yxk'),
  )
  const history = await page.evaluate(() => window.history.length)
  await link.hover()
  await ahead
  await expect(page).toHaveURL(/\/privacy$/)
  expect(await page.evaluate(() => window.history.length)).toBe(history)
  await link.click()
  await expect(page).toHaveURL(/\/yxk$/)
})

test('the mobile site has speculation rules that the browser accepts', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  const rules = new Promise<{ ruleSet: { errorType?: string; url?: string } }>((resolve) =>
    client.on('Preload.ruleSetUpdated', resolve),
  )
  await client.send('Preload.enable')
  await page.goto('/m')
  const { ruleSet } = await rules
  expect(ruleSet.errorType).toBeUndefined()
  expect(ruleSet.url).toMatch(/\/speculation-rules$/)
})

test('only the mobile site has them', async ({ request }) => {
  expect((await request.get('/m')).headers()['speculation-rules']).toBe('"/speculation-rules"')
  expect((await request.get('/m/yxk')).headers()['speculation-rules']).toBe('"/speculation-rules"')
  expect((await request.get('/yxk')).headers()['speculation-rules']).toBeUndefined()
})

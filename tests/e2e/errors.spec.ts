import { expect, test } from '@playwright/test'

test('an unknown address went abroad to study and leads home after five seconds', async ({ page }) => {
  await page.clock.install()
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '您访问的页面出国留学了' })).toBeVisible()
  await expect(page.getByText('5 秒后自动返回首页')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page.getByText('2 秒后自动返回首页')).toBeVisible()
  await page.clock.runFor(2000)
  await page.waitForURL('/')
})

test('its back button goes where the visitor came from', async ({ page }) => {
  await page.goto('/privacy')
  await page.goto('/no/such/page')
  await page.getByRole('button', { name: '返回上一页' }).click()
  await page.waitForURL('/privacy')
})

test('a visitor may stay on it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/no/such/page')
  await page.getByRole('button', { name: '停留在本页' }).click()
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/no/such/page')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the unknown address still leads home', async ({ request }) => {
    const html = await (await request.get('/no/such/page')).text()
    expect(html).toContain('<meta http-equiv="refresh" content="5;url=/"')
  })
})

for (const path of ['/headlines/no-such-article', '/yxk/no-such-school']) {
  test(`${path}: a missing record is a 404 of its own`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

test('a chunk that fails to load reloads the page once, not for ever', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/privacy') loads += 1
  })
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  const fail = () =>
    page.evaluate(() => {
      const error = Object.assign(new Error('Failed to load chunk /_next/static/chunks/gone.js'), {
        name: 'ChunkLoadError',
      })
      setTimeout(() => Promise.reject(error))
    })
  await Promise.all([page.waitForEvent('load'), fail()])
  expect(loads).toBe(2)
  await fail()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
})

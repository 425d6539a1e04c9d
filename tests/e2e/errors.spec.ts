import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { hotlineHref, site } from '@/lib/site'
import { currentFolder } from '@/tests/support/processes'
import { openPage, quietVisit, scriptsRun, stopClock } from './support'

test('an unknown address shows the 404 text and redirects home after five seconds', async ({ page }) => {
  await stopClock(page)
  const response = await openPage(page, '/no/such/page')
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

test('a visitor may stay on it before its own code has arrived', async ({ page, request }) => {
  const html = await (await request.get('/no/such/page')).text()
  const pressed = Promise.withResolvers<void>()
  const heldBack: string[] = []
  await page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!html.includes(`<script src="${pathname}`)) {
      heldBack.push(pathname)
      await pressed.promise
    }
    await route.continue()
  })
  await page.goto('/no/such/page', { waitUntil: 'commit' })
  await expect.poll(() => heldBack).not.toEqual([])
  await page.getByRole('button', { name: '停留在本页' }).click()
  pressed.resolve()
  await expect(page.getByText('已停留在本页。')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the unknown address redirects home too', async ({ request }) => {
    const html = await (await request.get('/no/such/page')).text()
    expect(html).toContain('<meta http-equiv="refresh" content="5;url=/"')
  })
})

/** Every kind of page for a record that may not exist. */
const missingRecords = [
  '/advisor/nope',
  '/bjts_list/nope',
  '/caselist/nope',
  '/company/xx',
  '/countrylines/nope',
  '/goodnews/nope',
  '/headlines/nope',
  '/industry/nope',
  '/product/nope',
  '/product/ym_product/nope',
  '/team/nope',
  '/yxk/nope',
  '/yxk/nope/programmes',
  '/yxk/hischool/nope',
  // A school of the other kind.
  '/yxk/hs-us-cate-school',
  '/yxk/hischool/us-massachusetts-institute-of-technology',
  '/yylist/nope',
  '/zylist/nope',
  '/zylist/nope/schools',
]

test('a missing record of every kind is a 404 whose first HTML is a whole page', async ({ request }) => {
  for (const address of missingRecords) {
    const response = await request.get(address)
    expect.soft(response.status(), address).toBe(404)
    const [, head = '', body = ''] = /^(.*?)(<body.*)$/s.exec(await response.text()) ?? []
    expect.soft(head, address).toMatch(/<title>您要看的内容不存在 · /)
    expect.soft(head, address).toContain('<meta name="robots" content="noindex"')
    const main = /<main id="main">.*<\/main>/s.exec(body)?.[0] ?? ''
    expect.soft(main, address).toMatch(/<h1[^>]*><span lang="en">This page could not be found/)
    expect.soft(main, address).toContain('您要看的内容不存在，或已经下架')
    expect.soft(main, address).toContain('action="/search"')
    expect.soft(body, address).toContain('<footer')
  }
})

test('an unknown receipt is a 404 whose first HTML is a whole page, and is not cached', async ({
  request,
}) => {
  for (const [address, heading] of [
    ['/receipt/abc', '没有这张回执'],
    [`/receipt/${'A'.repeat(32)}`, '没有这张回执'],
    ['/receipt/call/abc', '这个链接打不开了'],
  ] as const) {
    const response = await request.get(address)
    expect.soft(response.status(), address).toBe(404)
    expect.soft(response.headers()['cache-control'], address).toContain('no-store')
    expect.soft(response.headers()['x-robots-tag'], address).toContain('noindex')
    const main = /<main id="main">.*<\/main>/s.exec(await response.text())?.[0] ?? ''
    expect.soft(main, address).toMatch(new RegExp(`<h1[^>]*>${heading}`))
  }
})

test('missing records store nothing on the disk, however many are requested', async ({ request }) => {
  const served = path.join(currentFolder, '.next/server')
  const mark = `none-${Date.now()}`
  for (const address of missingRecords) expect((await request.get(`${address}-${mark}`)).status()).toBe(404)
  // Other tests open pages meanwhile, and those are stored.
  const files = readdirSync(served, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes(mark))).toEqual([])
})

test('a missing record does not change when the scripts start', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto('/yxk/oxford')
  await scriptsRun(page)
  // Wait for late requests too, because the framework reports some errors late.
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'This page could not be found' })).toHaveCount(1)
  await expect(main.getByRole('navigation', { name: '相近的内容' }).getByRole('link').first()).toBeVisible()
  await expect(page).toHaveTitle(/^您要看的内容不存在/)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(problems).toEqual([])
})

test("when the error page cannot be shown either, the site's own document is", async ({ request }) => {
  const html = await (await request.get('/_global-error')).text()
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">返回首页</a>')
  expect(html).toContain(`<a href="${hotlineHref}">致电 ${site.hotline}</a>`)
})

test('a chunk that fails to load reloads the page once, not again and again', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/privacy') loads += 1
  })
  await page.goto('/privacy')
  // The code that handles such failures is active only when the page's scripts run.
  await scriptsRun(page)
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

test('a panel whose code was removed by a release is opened after one reload', async ({ page }) => {
  await quietVisit(page)
  await page.goto('/privacy')
  await scriptsRun(page)
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/_next/static/chunks/**', (route) => (isGone ? route.abort() : route.continue()))
  await page.getByRole('button', { name: '留学方案', exact: true }).click()
  await expect(page.getByRole('group', { name: '留学方案评估' })).toBeVisible()
  expect(isGone).toBe(false)
  await expect(page).toHaveURL('/privacy')
})

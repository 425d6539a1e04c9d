import { expect, type Page, test } from '@playwright/test'
import { freshAddress, holdScripts, openPage, quietVisit } from './support'

/** Opens a page and waits for everything that loads by itself. */
async function open(page: Page, path: string) {
  await openPage(page, path)
  await page.waitForLoadState('networkidle')
}

/** Opens a page as on a slow line: its scripts wait until the returned function is called. */
async function openBeforeScripts(page: Page, path: string) {
  const letScriptsCome = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return letScriptsCome
}

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // The longest pages, where React would hide content in a Suspense boundary until a script runs.
  for (const path of [
    '/',
    '/chanel/us',
    '/chanel/uk',
    '/yxk',
    '/data-sources',
    '/map',
    '/special/study_cost',
  ]) {
    test(`${path} has all its parts in their final place, including the footer`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('template, [hidden][id^="S:"]')).toHaveCount(0)
      await expect(page.locator('header').getByRole('link', { name: '院校库' }).first()).toBeVisible()
      const order = await page.evaluate(() =>
        [...document.body.querySelectorAll('header, main, footer')]
          .filter((part) => part.closest('main') === null || part.tagName === 'MAIN')
          .map((part) => part.tagName),
      )
      expect(order).toEqual(['HEADER', 'MAIN', 'FOOTER'])
      const end = page.getByRole('contentinfo')
      await expect(end).toBeVisible()
      const { bottom, height } = await end.evaluate((part) => ({
        bottom: part.getBoundingClientRect().bottom + scrollY,
        height: document.documentElement.scrollHeight,
      }))
      expect(Math.abs(height - bottom)).toBeLessThan(120)
    })
  }
})

test.describe('pressed before the scripts have loaded', () => {
  test('在线咨询 in the footer opens the chat', async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, '/privacy')
    await page.getByRole('contentinfo').getByRole('link', { name: '在线咨询' }).click()
    letScriptsCome()
    await expect(page.getByRole('complementary', { name: '在线咨询' })).toBeVisible()
    await expect(page).toHaveURL('/privacy')
  })

  test('a country without a page opens the chat about it', async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, '/')
    await page.getByRole('button', { name: '留学服务' }).hover()
    await page.getByRole('banner').getByRole('link', { name: '德国' }).click()
    letScriptsCome()
    await expect(page.getByRole('complementary', { name: '咨询德国留学' })).toBeVisible()
  })
})

test('going back to a page restores the scroll position', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 3_000))
  await page.getByRole('contentinfo').locator('a[href="/map"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/map')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#page-title')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3_000)
})

test.describe('the header', () => {
  const menu = (page: Page) => page.getByRole('button', { name: '留学服务' })
  const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: '英国 United Kingdom' })

  test('opens a menu under the mouse before its scripts have loaded, and keeps it open afterwards', async ({
    page,
  }) => {
    const letScriptsCome = await openBeforeScripts(page, '/')
    await menu(page).hover()
    await expect(entry(page)).toBeVisible()
    const frames = await entry(page).evaluateHandle((link) => {
      const seen = new Set<string>()
      const look = () => {
        seen.add(`${link.closest('header')?.dataset.scripts} ${getComputedStyle(link).visibility}`)
        requestAnimationFrame(look)
      }
      look()
      return seen
    })
    letScriptsCome()
    await expect(page.locator('header[data-scripts=running]')).toBeAttached()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await frames.evaluate((seen) => [...seen])).toEqual(['coming visible', 'running visible'])
    await page.mouse.move(700, 700)
    await expect(entry(page)).toBeHidden()
  })

  test('opens no menu that ends below or beside the window of a small laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto('/')
    const menus = page.getByRole('banner').locator('button[aria-expanded]:visible')
    const outside: string[] = []
    for (const button of await menus.all()) {
      await button.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const entries = page.getByRole('banner').locator('[data-open] :is(a, button):visible')
      for (const item of await entries.all()) {
        const { x = 0, y = 0, width = 0, height = 0 } = (await item.boundingBox()) ?? {}
        if (x < 0 || x + width > 1024 || y + height > 600) outside.push((await item.textContent()) ?? '')
      }
      // An open menu can cover the next button.
      await page.mouse.move(1, 599)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
    expect(await menus.count()).toBeGreaterThan(2)
    expect(outside).toEqual([])
  })

  test('opens no menu on focus alone, and reacts to the first key', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
    await page.keyboard.press('Tab')
    const branches = page.getByRole('button', { name: '全球分公司' })
    await expect(branches).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: '北京' })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(branches).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('banner').getByRole('link', { name: '北京' })).toBeFocused()
  })

  test('whose scripts were removed by a release opens its menus on hovering and focus', async ({ page }) => {
    await page.route('**/_next/static/chunks/**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('header:not([data-scripts])')).toBeAttached()
    await menu(page).focus()
    await expect(entry(page)).toBeVisible()
    await page.getByRole('searchbox', { name: '站内搜索' }).focus()
    await expect(entry(page)).toBeHidden()
    await menu(page).hover()
    await expect(entry(page)).toBeVisible()
  })

  test('of another layout appears with its page', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const missing: string[] = []
      Object.assign(window, { missing })
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent ?? ''
        if (document.querySelector('header') === null) missing.push(heading)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: '大学排名' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /排名/ })).toBeVisible()
    await expect(page).toHaveURL(/\/special\/ranking$/)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { missing: string[] }).missing)).toEqual([])
  })

  test('searches without a page load, and sends an empty search to OSSD', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    const box = page.getByLabel('站内搜索')
    await box.fill('  伦敦 ')
    await box.press('Enter')
    await expect(page).toHaveURL(/\?Keyword=%E4%BC%A6%E6%95%A6$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索“伦敦”')
    await expect(page.getByLabel('站内搜索')).toHaveValue('伦敦')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    await expect(box).toBeFocused()
    await box.fill('')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/special\/ossd$/)
  })
})

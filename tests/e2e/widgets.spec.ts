import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './soundness'
import { freshAddress, openPage, quietVisit, scriptsRun, stopClock } from './support'

test.describe.configure({ mode: 'default' })

const plainPage = '/privacy'

const problems: string[] = []

test.beforeEach(async ({ page }) => {
  problems.length = 0
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.afterEach(() => expect(problems).toEqual([]))

async function openPanel(page: Page, item: string, panel: string): Promise<Locator> {
  const button = page.getByRole('button', { name: item, exact: true })
  const opened = page.getByRole('group', { name: panel })
  // A press before the scripts run has no effect, so it is repeated.
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await expect(opened).toBeVisible({ timeout: 2000 })
  }).toPass()
  return opened
}

test.describe('the floating window', () => {
  test.beforeEach(({ page }) => quietVisit(page))

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    test(`panels are accessible, fit and close at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(plainPage)
      for (const [item, panel] of [
        ['在线咨询', '在线咨询'],
        ['微信咨询', '微信咨询'],
        ['电话咨询', '电话咨询'],
        ['留学方案', '留学方案评估'],
      ] as const) {
        const opened = await openPanel(page, item, panel)
        await expectAccessible(page)
        const box = await opened.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        await page.keyboard.press('Escape')
        await expect(opened).toBeHidden()
        await expect(page.getByRole('button', { name: item, exact: true })).toBeFocused()
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  test('loads the panels only when one is opened', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await openPage(page, plainPage)
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await openPanel(page, '电话咨询', '电话咨询')
    expect(scripts.length).toBeGreaterThan(before)
  })
})

test.describe('the chat', () => {
  const chat = (page: Page, name = '在线咨询') => page.getByRole('complementary', { name, exact: true })

  test('opens by itself until it was closed, without taking the focus', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('visit-notices') === null) sessionStorage.setItem('visit-notices', 'age')
    })
    await page.goto(plainPage)
    await expect(chat(page)).toBeHidden()
    await expect(chat(page)).toBeVisible({ timeout: 10_000 })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await expectAccessible(page)
    await chat(page).getByRole('button', { name: '关闭在线咨询' }).click()
    await expect(chat(page)).toBeHidden()
    expect(await page.evaluate(() => sessionStorage.getItem('visit-notices'))).toBe('age,chat')
  })

  for (const width of [1440, 390]) {
    test(`answers from the site search and shows its message form whole at ${width}`, async ({ page }) => {
      await quietVisit(page)
      await page.setViewportSize({ width, height: 844 })
      await page.goto(plainPage)
      await openPanel(page, '在线咨询', '在线咨询')
      await page.getByRole('button', { name: '英国', exact: true }).click()
      const panel = chat(page, '咨询英国留学')
      await expect(panel.getByRole('heading', { name: '咨询英国留学' })).toBeFocused()
      await panel.getByRole('button', { name: '英国留学一年要多少钱？' }).click()
      await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible()
      await panel.getByText('留言，请顾问回电').click()
      await expect(panel.getByLabel('姓名')).toBeInViewport({ ratio: 1 })
      await expect(panel.getByRole('button', { name: '留言', exact: true })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })
  }

  test('is a message form without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(plainPage)
    await page.getByRole('contentinfo').getByRole('link', { name: '在线咨询' }).click()
    await expect(page.getByRole('heading', { name: '留一个问题' })).toBeInViewport()
    await context.close()
  })
})

test.describe('the notices', () => {
  test('open one per page load: the adult-only notice first, the test on a later one', async ({ page }) => {
    await stopClock(page, new Date('2026-07-01T12:00:00+08:00'))
    await page.addInitScript(() => {
      if (sessionStorage.getItem('visit-notices') === null) sessionStorage.setItem('visit-notices', 'chat')
    })
    await openPage(page, plainPage)
    // The notices load after the page.
    await page.waitForLoadState('networkidle')
    const notice = page.getByRole('complementary', { name: '使用提示' })
    await page.clock.runFor(6000)
    await expect(notice).toContainText('本站所有课程、服务及资料仅面向18周岁及以上成年人')
    // The check waits by timers of the page.
    await page.clock.resume()
    await expectAccessible(page)
    // The page behind stays usable.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: '网站地图' }).click({ trial: true })
    await notice.getByRole('button', { name: '我知道了' }).click()
    await expect(notice).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(page.getByRole('complementary', { name: /使用提示|性格测试/ })).toHaveCount(0)

    await page.reload()
    await scriptsRun(page)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(6000)
    const invitation = page.getByRole('complementary', { name: '性格测试' })
    await expect(invitation.getByRole('link', { name: '去做性格测试' })).toHaveAttribute(
      'href',
      '/special/test',
    )
    // Only the notice: a link of the page that it half covers at this place is no small target.
    await expectAccessible(page, '[aria-label="性格测试"]')
    await page.keyboard.press('Escape')
    await expect(invitation).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(invitation).toHaveCount(0)
  })
})

test.describe('the floating parts leave the page visible', () => {
  test('on a phone: the bar, and on the first page one line above it, until a screen is read', async ({
    page,
  }) => {
    await quietVisit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/touchus')
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(844)
    const banners = page.getByRole('list', { name: '推荐' })
    const costs = page.getByRole('link', { name: '费用计算' }).filter({ visible: true })
    await page.mouse.wheel(0, -900)
    await expect(banners).toBeHidden()
    await expect(costs).toHaveCount(0)
    await page.getByRole('button', { name: '更多' }).click()
    await expect(banners).toBeVisible()
    await expect(costs).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(banners).toBeHidden()
    await page.goto('/map')
    await expect(page.getByRole('button', { name: '更多' })).toBeVisible()
    await expect(banners).toBeHidden()
  })
})

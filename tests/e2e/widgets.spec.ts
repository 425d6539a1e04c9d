import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './soundness'
import { freshAddress, openPage, quietVisit } from './support'

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

import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { listPages } from './pages'

const pages = listPages()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const url of pages) {
    test(`${url} is a whole page`, async ({ page }) => {
      const response = await page.goto(url)
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page).toHaveTitle(/美世|About|Academic/)
      await expect(page.locator('html')).toHaveAttribute('lang', /zh-CN/)
    })
  }

  test('titles and descriptions are unique', async ({ page }) => {
    const seen = new Map<string, string>()
    for (const url of pages) {
      await page.goto(url)
      const description = await page
        .locator('meta[name="description"]')
        .getAttribute('content', { timeout: 1000 })
        .catch(() => null)
      for (const text of [
        `title: ${await page.title()}`,
        description === null ? null : `description: ${description}`,
      ]) {
        if (text === null) continue
        expect(seen.get(text), `${text} of ${url}`).toBeUndefined()
        seen.set(text, url)
      }
    }
  })
})

for (const url of pages) {
  test(`${url} shows no error, no serious axe fault and fits 320, 390 and 1440`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(url)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, { message: `horizontal overflow at ${width}` }).toBeLessThanOrEqual(0)
    }
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([])
    expect(problems).toEqual([])
  })
}

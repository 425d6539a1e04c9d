import { type BrowserContext, expect, test } from '@playwright/test'
import { pageShapes, shapeLimits } from '../support/page-shapes'
import { readAskewButtons, readCovered, readShape } from './read-shape'
import { expectAccessible, expectAccessibleOnPhone } from './soundness'
import { openUntilNotice } from './support'

// The pages share a tab, and none of their scripts runs: the server's HTML is the whole page.
test.describe('one page of each kind', () => {
  let context: BrowserContext
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({
      ignoreHTTPSErrors: true,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    })
    await context.route('**/*.js', (route) => route.abort())
    await context.newPage()
  })
  test.afterAll(() => context.close())

  for (const { kind, path, figures, limits } of pageShapes) {
    test(`${kind} (${path}) uses its width, opens its content and has no axe fault`, async ({ baseURL }) => {
      const [page] = context.pages()
      if (page === undefined) throw new Error('the tab was closed')
      await page.setViewportSize({ width: 1440, height: 900 })
      const response = await page.goto(`${baseURL}${path}`)
      expect(response?.status()).toBe(200)
      const { blank, folds, text, ...shape } = await readShape(page)
      const short = folds.filter(({ rows }) => rows < 3)
      const found = {
        blank: blank.share,
        hole: blank.longest.height,
        folds: folds.length,
        shortFolds: short.length,
        smallText: text.small / text.all,
      }
      const measured = {
        kind,
        path,
        figures: shape.figures.length,
        ...found,
        from: Math.round(blank.longest.top),
      }
      test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) })
      const labels = (of: typeof folds) => of.map(({ label }) => label).join(' | ')
      const reasons = {
        blank: 'share of rows whose right side is blank',
        hole: `longest hole at the right, from y ${measured.from}`,
        folds: `folds: ${labels(folds)}`,
        shortFolds: `folds of fewer than three rows: ${labels(short)}`,
        smallText: 'share of text of 14 px or less',
      }
      for (const column of Object.keys(found) as (keyof typeof found)[])
        expect.soft(found[column], reasons[column]).toBeLessThanOrEqual(limits[column])
      expect.soft(shape.figures.length, 'named pictures of data').toBeGreaterThanOrEqual(figures)
      expect.soft(await readAskewButtons(page), 'buttons that are not in line with their field').toEqual([])
      await expectAccessible(page)
      await expectAccessibleOnPhone(page)
    })
  }
})

for (const path of ['/', '/special/uk_yjs', '/special/study_cost']) {
  test(`what stays over ${path} leaves a phone free`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await openUntilNotice(page, path)
    const notice = page.getByRole('complementary', { name: '使用提示' })
    await expect(notice).toBeVisible()
    expect.soft(await readCovered(page), 'on the first visit').toBeLessThanOrEqual(shapeLimits.first)
    await notice.getByRole('button', { name: '我知道了' }).click()
    await expect(notice).toBeHidden()
    // The line of banners is there until one screen of the first page is read.
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(844)
    await page.mouse.wheel(0, -900)
    await expect.poll(() => readCovered(page), 'at rest').toBeLessThanOrEqual(shapeLimits.rest)
    await page.setViewportSize({ width: 360, height: 225 })
    await expect.poll(() => readCovered(page), 'at 400 %').toBeLessThanOrEqual(shapeLimits.zoom)
  })
}

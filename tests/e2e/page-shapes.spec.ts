import { type BrowserContext, expect, test } from '@playwright/test'
import { pageShapes } from '../support/page-shapes'
import { readShape } from './read-shape'

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
    test(`${kind} (${path}) uses its width and opens its content`, async ({ baseURL }) => {
      const [page] = context.pages()
      if (page === undefined) throw new Error('the tab was closed')
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
    })
  }
})

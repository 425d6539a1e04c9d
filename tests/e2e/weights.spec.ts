import { type APIRequestContext, expect, test } from '@playwright/test'
import { measurePage } from '../support/page-bytes'
import { budget, heaviestPages, pageWeights } from '../support/page-weights'

const measure = (path: string, request: APIRequestContext) =>
  measurePage(path, async (address) => {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    return await response.text()
  })

for (const [kind, { path, figure }] of Object.entries(pageWeights)) {
  test(`${kind} (${path}) has grown by less than a fifth`, async ({ request }) => {
    const bytes = await measure(path, request)
    for (const part of ['html', 'js'] as const) {
      expect(bytes[part] / 1000, `${part}, KB gzip`).toBeLessThanOrEqual(figure[part] * 1.2)
    }
  })
}

for (const path of [...Object.values(pageWeights).map((page) => page.path), ...heaviestPages]) {
  test(`${path} is within the budget of all pages`, async ({ request }) => {
    const bytes = await measure(path, request)
    expect(bytes.html / 1000, 'html, KB gzip').toBeLessThanOrEqual(budget.html)
    // With one decimal, as the figures are written.
    expect(Math.round(bytes.css / 100) / 10, 'stylesheets, KB gzip').toBeLessThanOrEqual(budget.css)
    expect(bytes.cssFiles, 'stylesheets').toBeLessThanOrEqual(budget.cssFiles)
    expect(bytes.js / 1000, 'scripts until the first touch, KB gzip').toBeLessThanOrEqual(budget.js)
  })
}

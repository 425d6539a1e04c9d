import { type APIRequestContext, expect, test } from '@playwright/test'
import { measurePage } from '../support/page-bytes'
import { budget, heaviestPages, pageWeights } from '../support/page-weights'

const measure = (path: string, request: APIRequestContext) =>
  measurePage(path, async (address) => {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    return await response.text()
  })

const grown = new Map(Object.values(pageWeights).map(({ path, figure }) => [path, figure]))

for (const path of [...grown.keys(), ...heaviestPages]) {
  test(`${path} is within the budget of all pages, and has grown by less than a fifth`, async ({
    request,
  }) => {
    const bytes = await measure(path, request)
    expect(bytes.html / 1000, 'html, KB gzip').toBeLessThanOrEqual(budget.html)
    // With one decimal, as the figures are written.
    expect(Math.round(bytes.css / 100) / 10, 'stylesheets, KB gzip').toBeLessThanOrEqual(budget.css)
    expect(bytes.cssFiles, 'stylesheets').toBeLessThanOrEqual(budget.cssFiles)
    expect(bytes.js / 1000, 'scripts until the first touch, KB gzip').toBeLessThanOrEqual(budget.js)
    for (const part of ['html', 'js'] as const)
      expect(bytes[part] / 1000, `${part}, KB gzip, by its figure`).toBeLessThanOrEqual(
        (grown.get(path)?.[part] ?? Number.POSITIVE_INFINITY) * 1.2,
      )
  })
}

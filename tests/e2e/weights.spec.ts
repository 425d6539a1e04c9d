import { expect, test } from '@playwright/test'
import { measurePage } from '../support/page-bytes'
import { pageWeights } from '../support/page-weights'

for (const [kind, { path, figure, goal }] of Object.entries(pageWeights)) {
  test(`${kind} (${path}) has grown by less than a fifth`, async ({ request }) => {
    const bytes = await measurePage(path, async (address) => {
      const response = await request.get(address)
      expect(response.status(), address).toBe(200)
      return await response.text()
    })
    for (const part of ['html', 'css', 'js'] as const) {
      expect(bytes[part] / 1000, `${part}, KB gzip`).toBeLessThanOrEqual(figure[part] * 1.2)
    }
    expect(bytes.js / 1000, 'scripts until the first touch, KB gzip').toBeLessThanOrEqual(goal.js)
  })
}

import { expect, test } from '@playwright/test'

test('a product of the other kind redirects to its own page', async ({ request }) => {
  for (const [from, to] of [
    ['/product/us-niw', '/product/ym_product/us-niw'],
    ['/product/ym_product/visa', '/product/visa'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location?.split(', ')).toContain(to)
  }
  expect((await request.get('/product/ym_product/nothing')).status()).toBe(404)
})

import { expect, test } from '@playwright/test'

for (const [alias, item] of [
  ['/us', '留学服务'],
  ['/japan', '日本留学'],
] as const) {
  test(`the header marks ${item} under the short address ${alias}`, async ({ page }) => {
    await page.goto(alias)
    const marked = page.getByRole('banner').locator('[aria-current]').filter({ hasText: item })
    await expect(marked.first()).toBeVisible()
  })
}

test('contents lead to the parts of the page', async ({ page }) => {
  await page.goto('/chanel/us')
  const links = page.getByRole('navigation', { name: '本页内容' }).getByRole('link')
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(anchors.length).toBeGreaterThan(4)
  for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1)
})

import { expect, type Page, test } from '@playwright/test'

const robotsOf = (page: Page) => page.locator('meta[name="robots"]')

const canonicalOf = async (page: Page) =>
  new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('majors are found by name, category and initial, and the address keeps the filters', async ({
    page,
  }) => {
    await page.goto('/zylist')
    await page.getByLabel('专业名称').fill('金融')
    await page.getByLabel('门类', { exact: true }).selectOption({ label: '商科' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/\/zylist\?.*q=/)
    expect(new URL(page.url()).searchParams.get('category')).toBe('business')
    await expect(page.getByRole('link', { name: '金融学', exact: true })).toBeVisible()
    await expect(robotsOf(page)).toHaveAttribute('content', 'noindex, follow')
    expect(await canonicalOf(page)).toBe('/zylist')

    await page.getByRole('link', { name: /^专业名称：金融/ }).click()
    await page
      .getByRole('navigation', { name: '按拼音首字母' })
      .getByRole('link', { name: 'K', exact: true })
      .click()
    await expect(page.getByText('共 2 个专业')).toBeVisible()
    await expect(page.getByRole('link', { name: '会计学', exact: true })).toBeVisible()
  })
})

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

test('Back restores the filters', async ({ page }) => {
  await page.goto('/zylist?category=business')
  await page.getByRole('link', { name: '金融学', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('金融学')
  await page.goBack()
  await expect(page.getByLabel('门类', { exact: true })).toHaveValue('business')
})

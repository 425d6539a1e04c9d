import { expect, test } from '@playwright/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('deadlines are filtered by country and level, and the address keeps the filters', async ({ page }) => {
    await page.goto('/deadlines')
    const filters = page.getByRole('main').getByRole('search')
    await filters.getByLabel('国家和地区').selectOption({ label: '英国' })
    await filters.getByLabel('阶段').selectOption({ label: '本科' })
    await filters.getByLabel('是否截止').selectOption({ label: '已截止' })
    await filters.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/\/deadlines\?.*country=uk.*level=undergraduate.*status=over/)
    await expect(page.getByRole('row', { name: /牛剑/ })).toContainText('已截止')
    await page.reload()
    await expect(page.getByRole('link', { name: /国家和地区：英国/ })).toBeVisible()
  })

  test('selected days are saved as a calendar', async ({ page }) => {
    await page.goto('/deadlines?country=uk')
    const row = page.getByRole('row', { name: /主轮 同等考虑截止/ })
    await row.getByRole('checkbox').check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /存成日历/ }).click(),
    ])
    expect(download.url()).toMatch(/\/deadlines\/calendar\.ics\?ids=ucas\.main$/)
  })
})

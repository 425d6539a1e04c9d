import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters of cases work', async ({ page }) => {
    await page.goto('/caselist')
    await page.getByRole('combobox', { name: '国家或地区' }).selectOption({ label: '英国' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page.getByRole('link', { name: /国家或地区：英国/ })).toBeVisible()
  })
})

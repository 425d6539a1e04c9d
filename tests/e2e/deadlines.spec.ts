import { expect, test } from '@playwright/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

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

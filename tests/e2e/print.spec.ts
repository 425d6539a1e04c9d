import { expect, type Page, test } from '@playwright/test'

/** The number of A4 sheets of the printed page, by Chromium's layout. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}

test('four schools with their offers print on two sheets', async ({ page }) => {
  const ids = [
    'uk-university-college-london',
    'us-new-york-university',
    'au-the-university-of-melbourne',
    'hk-university-of-hong-kong',
  ]
  const offers = ids.map((_, at) => `deposit${at + 1}=2000&reply${at + 1}=2027-05-01&award${at + 1}=3000`)
  await page.goto(`/yxk/compare?ids=${ids.join(',')}&${offers.join('&')}`)
  expect(await sheetsOf(page)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: /最晚哪天答复/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '写进对照' })).toBeHidden()
})

test('a school prints on two sheets', async ({ page }) => {
  for (const id of ['uk-university-college-london', 'us-harvard-university']) {
    await page.goto(`/yxk/${id}`)
    expect(await sheetsOf(page), id).toBeLessThanOrEqual(2)
  }
})

test('a result of the calculator prints on at most three sheets, with its sum on the first', async ({
  page,
}) => {
  await page.goto(
    '/special/study_cost?country=us&level=undergraduate&school=%E7%BA%BD%E7%BA%A6%E5%A4%A7%E5%AD%A6',
  )
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
  // The size of the first sheet in pixels.
  await page.setViewportSize({ width: 718, height: 1040 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: /4 年合计约/ })).toBeInViewport()
})

import { expect, type Page, test } from '@playwright/test'

const gpaResult = '/gpa?name=%E9%AB%98%E6%95%B0&credit=4&score=92&name=%E8%8B%B1%E8%AF%AD&credit=2&score=71'
const conditionsResult =
  '/special/condition_pc?level=undergraduate&ielts=5.5&budget=250000&pref=near&v=2026.3'
const comparison =
  '/yxk/compare?ids=uk-university-college-london,us-new-york-university&deposit1=2000%20%E8%8B%B1%E9%95%91&reply1=2027-05-01'
const sorted = '/special/ranking?country=uk&sort=arwu'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const resultOf = (page: Page, scale: RegExp) =>
    page.getByRole('table', { name: /按学分加权的结果/ }).getByRole('row', { name: scale })

  test('courses are added, removed and calculated', async ({ page }) => {
    await page.goto('/gpa')
    const form = page.getByRole('form', { name: '课程' })
    await form.getByRole('textbox', { name: '第 1 门：学分' }).fill('4')
    await form.getByRole('textbox', { name: '第 1 门：分数' }).fill('92')
    await form.getByRole('textbox', { name: '第 2 门：学分' }).fill('2')
    await form.getByRole('textbox', { name: '第 2 门：分数' }).fill('71')
    await expect(form.getByRole('listitem')).toHaveCount(5)
    await form.getByRole('button', { name: '加一门课' }).click()
    await expect(form.getByRole('listitem')).toHaveCount(6)
    await expect(resultOf(page, /^标准 4\.0/)).toContainText('3.33')
    await form.getByRole('button', { name: /删除\s*第 2 门/ }).click()
    await expect(form.getByRole('listitem')).toHaveCount(5)
    await expect(resultOf(page, /^标准 4\.0/)).toContainText('4.00')
    await expect(form.getByRole('textbox', { name: '第 1 门：分数' })).toHaveValue('92')
  })

  // That they stay with their schools is a rule of lib/schools/offers.
  test('offers are written into the address of a comparison', async ({ page }) => {
    await page.goto('/yxk/compare?ids=uk-university-college-london,us-new-york-university')
    await page.getByText(/^写进我的 offer/).click()
    const form = page.getByRole('form', { name: '写进我的 offer' })
    const own = form.getByRole('group', { name: '纽约大学' })
    await own.getByRole('textbox', { name: /定金/ }).fill('500 美元')
    await own.getByLabel(/最晚哪天答复/).fill('2027-05-01')
    await form.getByRole('button', { name: '写进对照' }).click()
    await expect(page).toHaveURL(/reply2=2027-05-01/)
    await expect(page.getByRole('row', { name: /定金 没写 500 美元/ })).toBeVisible()
  })
})

test('the lead contains the address of the result', async ({ page }) => {
  await page.goto(comparison)
  await expect(page.locator('#consult input[name="tool"]')).toHaveValue(/^\/yxk\/compare\?ids=.*reply1=/)
  for (const [path, tool] of [
    [gpaResult, /^\/gpa\?name=/],
    ['/special/study_cost?country=uk', /^\/special\/study_cost\?country=uk/],
    [conditionsResult, /^\/special\/condition_pc\?level=undergraduate/],
    [sorted, /^\/special\/ranking\?country=uk/],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('#tool-form input[name="tool"]')).toHaveValue(tool)
  }
})

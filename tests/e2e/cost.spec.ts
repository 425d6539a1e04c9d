import { expect, test } from '@playwright/test'
import { expectSound } from './soundness'
import { findLead, freshAddress, freshPhone } from './support'

const british =
  '/special/study_cost?country=uk&city=uk-other&level=undergraduate&years=3&test=ielts&own_flight=8000'

/** The foot of the table of lines: low, middle and high of the whole stay in yuan. */
const totals = /合计[\s\S]*1,[\d,]+/

test('gives the same totals with and without JavaScript', async ({ browser, page }) => {
  await page.goto(british)
  const table = (from: typeof page) => from.getByRole('table', { name: /各项 3 年合计/ })
  await expect(table(page)).toContainText(totals)
  const withScript = await table(page).textContent()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(british)
  expect(await table(plain).textContent()).toBe(withScript)
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is filled in, answered and shared by its address', async ({ page }) => {
    await page.goto('/special/study_cost')
    await page.getByLabel('国家或地区').selectOption({ label: '英国' })
    await page.getByLabel('城市').selectOption({ label: '伦敦以外' })
    await page.getByLabel('读几年').fill('3')
    await page.getByLabel('雅思').check()
    await page.getByRole('button', { name: '计算费用' }).click()

    await expect(page).toHaveURL(/country=uk.*city=uk-other.*years=3/)
    await expect(page.getByRole('heading', { level: 2, name: /合计约/ })).toBeVisible()
    const lines = page.getByRole('table', { name: /各项 3 年合计/ })
    await expect(lines.getByRole('row', { name: /^往返机票/ })).toContainText('暂无数据')
    await expect(lines.getByRole('row', { name: /^考试报名/ })).toContainText('1,990')
    await expect(page.getByRole('table', { name: /逐年/ }).getByRole('row')).toHaveCount(4)
    await expect(page.getByLabel('这份结果的网址')).toHaveValue(/\/special\/study_cost\?country=uk/)
    await expect(page.getByRole('button', { name: '打印这一页' })).toBeHidden()
  })

  test('counts what the visitor types and says whose figure it is', async ({ page }) => {
    await page.goto(british)
    await page.getByLabel(/^机票/).fill('6000')
    await page.getByRole('button', { name: '计算费用' }).click()
    const row = page.getByRole('table', { name: /各项 3 年合计/ }).getByRole('row', { name: /^往返机票/ })
    await expect(row).toContainText('自填')
    await expect(row).toContainText('18,000')
  })

  test('a bad value gets a message beside its field and leaves the others', async ({ page }) => {
    const response = await page.goto('/special/study_cost?country=jp&years=99&flights=2&nonsense=1')
    expect(response?.status()).toBe(200)
    await expect(page.getByLabel('读几年')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('读几年')).toHaveValue('99')
    await expect(page.getByLabel('读几年')).toHaveAccessibleDescription(/请填 1 到 8 之间的整数/)
    await expect(page.getByLabel('每年往返几次')).toHaveValue('2')
    await expect(page.getByLabel('国家或地区')).toHaveValue('jp')
  })

  test('starts over with an empty address', async ({ page }) => {
    await page.goto(british)
    await page.getByRole('link', { name: '重新开始' }).click()
    await expect(page).toHaveURL(/\/special\/study_cost$/)
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

test('is indexed empty and kept out of search engines with a state', async ({ page }) => {
  await page.goto('/special/study_cost')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.goto(british)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/special\/study_cost$/)
})

test('a result is accessible and fits narrow pages', async ({ page }) => {
  await expectSound(page, british)
})

test('prints the result without the form and the ways on', async ({ page }) => {
  await page.goto(british)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: /各项 3 年合计/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '计算费用' })).toBeHidden()
  await expect(page.getByRole('heading', { name: '接下来，四种做法' })).toBeHidden()
})

test.describe('the lead', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } })

  test('carries the address of the result', async ({ page, request }) => {
    const phone = freshPhone()
    await page.goto(british)
    const form = page.locator('#consult')
    await expect(form.locator('input[name="tool"]')).toHaveValue(/^\/special\/study_cost\?country=uk/)
    await form.getByLabel('姓名').fill('费用测试')
    await form.getByLabel('手机号').fill(phone)
    await form.getByRole('button', { name: '提交，等待回电' }).click()
    await expect(page).toHaveURL(/\/lead-result/)
    const lead = await findLead(request, phone)
    expect(lead).toMatchObject({ name: '费用测试', source: '费用计算器·结果页' })
  })
})

test.describe('a fee page', () => {
  for (const path of ['/special/feiyong/fyen', '/special/fy_zh/fy_us']) {
    test(`${path} leads into the calculator with its state`, async ({ page }) => {
      await page.goto(path)
      const link = page.getByRole('main').locator('a[href^="/special/study_cost?"]').first()
      const href = await link.getAttribute('href')
      await page.goto(href ?? '')
      await expect(page.getByRole('heading', { level: 2, name: /合计约/ })).toBeVisible()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    })
  }
})

test('the data sources list every figure with its source and lead to those of the schools', async ({
  page,
}) => {
  await page.goto('/data-sources')
  await expect(page.getByRole('heading', { level: 1, name: '数据来源' })).toBeVisible()
  const row = page.locator('#uk-visafee-2026')
  await expect(row).toContainText('558 英镑')
  await expect(row).toContainText('2026-09-12')
  await expect(row.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.gov\.uk/)
  await expect(page.getByRole('link', { name: '院校库的数据来源' })).toHaveAttribute('href', '/yxk/sources')
})

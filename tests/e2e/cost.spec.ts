import { expect, test } from '@playwright/test'
import { expectSound } from './soundness'
import { findLead, freshAddress, freshPhone, holdScripts, quietVisit, scriptsRun } from './support'

const british = '/special/study_cost?country=uk&city=uk-other&level=undergraduate&years=3&own_flight=8000'

test('gives the same amounts with and without JavaScript', async ({ browser, page }) => {
  await page.goto(british)
  const table = (from: typeof page) => from.getByRole('table', { name: /一年各项/ })
  await expect(table(page)).toContainText(/学费\s*\d+\.\d 万/)
  const withScript = await table(page).textContent()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(british)
  expect(await table(plain).textContent()).toBe(withScript)
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is filled in, calculated and shared by its address', async ({ page }) => {
    await page.goto('/special/study_cost')
    await page.getByLabel('国家或地区').selectOption({ label: '英国' })
    await page.getByRole('button', { name: '计算费用' }).click()
    await page.getByText(/^更多假设/).click()
    await page.getByLabel('城市').selectOption({ label: '伦敦以外' })
    await page.getByLabel('阶段').selectOption({ label: '本科' })
    await page.getByLabel('读几年').fill('3')
    await page.getByRole('button', { name: '计算费用' }).click()

    await expect(page).toHaveURL(/country=uk.*city=uk-other.*years=3/)
    await expect(page.getByRole('heading', { level: 2, name: /合计约/ })).toBeVisible()
    await page.getByRole('heading', { name: /^怎么算的/ }).click()
    const lines = page.getByRole('table', { name: /各项的来源，和 3 年合计的英镑/ })
    await expect(lines.getByRole('row', { name: /^医疗保险/ })).toContainText('2,716')
    await page.getByRole('heading', { name: /^逐年/ }).click()
    await expect(page.getByRole('table', { name: /逐年/ }).getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('button', { name: '打印', exact: true })).toBeHidden()
  })

  test("uses the visitor's own values and marks them", async ({ page }) => {
    await page.goto(british)
    await page.getByText(/^更多假设/).click()
    await page.getByLabel(/^机票/).fill('6000')
    await page.getByRole('button', { name: '计算费用' }).click()
    const row = page.getByRole('table', { name: /一年各项/ }).getByRole('row', { name: /^往返机票/ })
    await expect(row).toContainText('您填的')
    await expect(row).toContainText('0.6 万')
  })

  test('a wrong value gets a message beside its field and does not affect the others', async ({ page }) => {
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
    await expect(page.getByRole('table', { name: /^本科一年，学费加生活/ })).toBeVisible()
  })
})

test('gives a lower bound without tuition, and accepts a school’s own tuition', async ({ page }) => {
  await page.goto('/special/study_cost?country=us&level=master')
  await expect(page.getByRole('heading', { level: 2, name: /2 年至少 .* 万元，不含学费/ })).toBeVisible()
  await page.goto('/special/study_cost')
  await page.getByLabel('国家或地区').selectOption({ label: '英国' })
  await page.getByLabel('阶段').selectOption({ label: '硕士' })
  await expect(page.getByLabel('读几年')).toHaveAttribute('placeholder', '1')
  await expect(page.getByLabel('城市').getByRole('option')).toHaveText([/^按学校/, '伦敦', '伦敦以外'])
  await page.getByLabel(/^学校/).fill('曼彻斯特大学')
  await page.getByRole('button', { name: '计算费用' }).click()
  await expect(page).toHaveURL(/school=/)
  await expect(page.getByRole('heading', { level: 2, name: /^一年约/ })).toBeVisible()
  await expect(page.getByText('英国 · 伦敦以外 · 硕士 · 曼彻斯特大学')).toBeVisible()
  await page.getByRole('heading', { name: /^怎么算的/ }).click()
  const tuition = page
    .getByRole('table', { name: /各项的来源，和 1 年合计/ })
    .getByRole('row', { name: /^学费/ })
  await expect(tuition.getByRole('link', { name: /曼彻斯特大学/ })).toHaveAttribute('href', /manchester/)
})

test('a country that is chosen before the scripts run has its own lists and hints', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/special/study_cost', { waitUntil: 'commit' })
  await page.getByLabel('国家或地区').selectOption({ label: '英国' })
  await page.getByLabel('阶段').selectOption({ label: '硕士' })
  release()
  await expect(page.getByLabel('读几年')).toHaveAttribute('placeholder', '1')
  await expect(page.getByLabel('城市').getByRole('option')).toHaveText([/^按学校/, '伦敦', '伦敦以外'])
})

test("the fields keep the visitor's values while the lists change, and are reset for another calculation", async ({
  page,
}) => {
  await quietVisit(page)
  await page.goto('/special/study_cost?country=uk&level=master')
  await scriptsRun(page)
  const level = page.getByLabel('阶段')
  await page.getByText(/^更多假设/).click()
  await page.getByLabel('每年奖学金').fill('2000')
  await level.focus()
  await level.selectOption('undergraduate')
  await expect(page.getByLabel('读几年')).toHaveAttribute('placeholder', '3')
  await expect(level).toHaveValue('undergraduate')
  await expect(level).toBeFocused()
  await expect(page.getByLabel('每年奖学金')).toHaveValue('2000')
  await page.getByRole('link', { name: '重新开始' }).click()
  await expect(page).toHaveURL(/\/special\/study_cost$/)
  await expect(page.getByLabel('国家或地区')).toHaveValue('us')
  await expect(page.getByLabel('每年奖学金')).toHaveValue('')
})

test.describe('a school without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is found by its short name, shows its programmes, and gives an American total', async ({ page }) => {
    await page.goto('/special/study_cost?country=hk&level=master&school=HKU')
    await expect(page.getByLabel(/^学校/)).toHaveValue('香港大学')
    const programmes = page.getByLabel('课程', { exact: true })
    await programmes.selectOption({ index: 2 })
    await page.getByRole('button', { name: '计算费用' }).click()
    await expect(page).toHaveURL(/fee=hk-university-of-hong-kong\.[0-9a-f]{10}/)
    await page.getByRole('heading', { name: /^怎么算的/ }).click()
    await expect(page.getByRole('row', { name: /^学费/ }).last()).toContainText('全程学费')

    await page.goto('/special/study_cost?country=us&level=undergraduate&school=纽约大学')
    await expect(page.getByRole('heading', { level: 2, name: /4 年合计约/ })).toBeVisible()
    await page.getByRole('heading', { name: /^怎么算的/ }).click()
    await expect(page.getByRole('row', { name: /^生活费/ }).last()).toContainText('纽约大学')
  })

  test('that is unknown is reported beside its field', async ({ page }) => {
    await page.goto('/special/study_cost?country=uk&school=不存在的大学名')
    await expect(page.getByLabel(/^学校/)).toHaveAccessibleDescription(/没有找到/)
    await expect(page.getByLabel(/^学校/)).toHaveValue('不存在的大学名')
  })
})

test('is indexed without values and not indexed with them', async ({ page }) => {
  await page.goto('/special/study_cost')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.goto(british)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/special\/study_cost$/)
})

test('a result is accessible and fits narrow pages', async ({ page }) => {
  await expectSound(page, british)
})

test('prints the result without the form and further links', async ({ page }) => {
  await page.goto(british)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: /一年各项/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '计算费用' })).toBeHidden()
  await expect(page.getByRole('link', { name: '重新开始' })).toBeHidden()
})

test.describe('the lead', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } })

  test('contains the address of the result', async ({ page, request }) => {
    const phone = freshPhone()
    await page.goto(british)
    const form = page.locator('#tool-form')
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
  for (const [path, answer] of [
    ['/special/feiyong/fyen', /^一年约/],
    ['/special/fy_zh/fy_us', /4 年合计约/],
  ] as const) {
    test(`${path} links to the calculator with its values`, async ({ page }) => {
      await page.goto(path)
      const link = page.getByRole('main').locator('a[href^="/special/study_cost?"]').first()
      const href = await link.getAttribute('href')
      await page.goto(href ?? '')
      await expect(page.getByRole('heading', { level: 2, name: answer })).toBeVisible()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    })
  }
})

test('the data sources link to every figure with its source, and to the figures of schools', async ({
  page,
}) => {
  await page.goto('/data-sources')
  await expect(page.getByRole('link', { name: '院校库的数据来源' })).toHaveAttribute('href', '/yxk/sources')
  await page.getByRole('link', { name: '英国的费用与要求' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '英国的费用与要求' })).toBeVisible()
  const row = page.locator('#uk-visafee-2026')
  await expect(row).toContainText('558 英镑')
  await expect(row).toContainText('2026-04-08 起')
  await expect(row.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.gov\.uk/)
})

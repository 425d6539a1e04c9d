import { expect, test } from '@playwright/test'
import { holdScripts, quietVisit, scriptsRun } from './support'

const british = '/special/study_cost?country=uk&city=uk-other&level=undergraduate&years=3&own_flight=8000'

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

test('prints the result without the form and further links', async ({ page }) => {
  await page.goto(british)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: /一年各项/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '计算费用' })).toBeHidden()
  await expect(page.getByRole('link', { name: '重新开始' })).toBeHidden()
})

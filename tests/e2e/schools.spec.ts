import { expect, test } from '@playwright/test'
import { quietVisit, scriptsRun } from './support'

test.describe('the school library without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters by a form, keeps its state in the address and removes a filter by its chip', async ({
    page,
  }) => {
    await page.goto('/yxk')
    await page.getByLabel('国家或地区', { exact: true }).selectOption('uk')
    await page.getByText(/^更多条件/).click()
    await page.getByLabel('QS 名次段').selectOption('top50')
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/country=uk/)
    await expect(page).toHaveURL(/band=top50/)
    await expect(page.getByLabel('国家或地区', { exact: true })).toHaveValue('uk')
    await expect(page.getByRole('link', { name: '牛津大学', exact: true })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/yxk$/)
    await page.getByRole('link', { name: /国家或地区：英国/ }).click()
    await expect(page).toHaveURL(/\/yxk\?band=top50$/)
  })

  test('compares the selected schools', async ({ page }) => {
    await page.goto('/yxk')
    await page.getByRole('checkbox', { name: '对照：麻省理工学院' }).check()
    await page.getByRole('checkbox', { name: '对照：牛津大学' }).check()
    await page.getByRole('button', { name: '对照所选院校' }).click()
    await expect(page).toHaveURL(/\/yxk\/compare\?/)
    await expect(page.getByRole('columnheader', { name: /麻省理工学院/ })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /牛津大学/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /国家或地区/ })).toContainText(/美国.*英国/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })
})

test('the filters show the state of the list, after a chip, after Back and at a short address', async ({
  page,
}) => {
  const country = page.getByLabel('国家或地区', { exact: true })
  await quietVisit(page)
  await page.goto('/yxk?sort=cost')
  await scriptsRun(page)
  await country.selectOption('uk')
  await page.getByRole('button', { name: '查看结果' }).click()
  await expect(page).toHaveURL(/\/yxk\?sort=cost&country=uk$/)
  await scriptsRun(page)
  await page.getByRole('link', { name: /国家或地区：英国/ }).click()
  await expect(page).toHaveURL(/\/yxk\?sort=cost$/)
  await expect(country).toHaveValue('')
  await page.goBack()
  await expect(country).toHaveValue('uk')
  await page.goBack()
  await expect(page).toHaveURL(/\/yxk\?sort=cost$/)
  await expect(country).toHaveValue('')
})

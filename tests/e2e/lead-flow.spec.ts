import { expect, type Page, test } from '@playwright/test'
import { fetchLeads, findLead, freshAddress, freshPhone, openPage, quietVisit, readCode } from './support'

test.describe.configure({ mode: 'default' })

const form = (page: Page) => page.locator('#consult form')

async function fill(page: Page, name: string, phone: string) {
  await form(page).getByLabel('姓名').fill(name)
  await form(page).getByLabel('手机号').fill(phone)
}

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

test('a visitor takes the country test, confirms the phone, and a consultant fetches the lead', async ({
  page,
  request,
}) => {
  const phone = freshPhone()
  await openPage(page, '/?utm_source=e2e')
  await page.locator('#consult').getByRole('radio').nth(1).check({ force: true })
  await expect(page.locator('#consult').getByText('美国', { exact: true })).toBeVisible()
  await fill(page, '王小明', phone)
  await form(page).getByRole('button', { name: '获取验证码' }).click()
  await expect(form(page).getByRole('button', { name: /^\d+s后重新发送$/ })).toBeDisabled()
  await form(page)
    .getByLabel('验证码')
    .fill(await readCode(phone))
  await form(page)
    .getByRole('button', { name: /提交|领取|预约|等待/ })
    .click()

  const popup = page.getByRole('dialog')
  await expect(popup).toContainText('资料提交成功,美世留学老师将在第一时间联系您')
  await popup.getByRole('button', { name: '等待来电' }).click()
  await expect(popup).toBeHidden()
  await expect(form(page).getByLabel('姓名')).toHaveValue('')

  const lead = await findLead(request, phone)
  expect(lead).toMatchObject({
    name: '王小明',
    verified: true,
    linkurl: expect.stringContaining('utm_source=e2e'),
  })
  expect(await fetchLeads(request)).not.toContainEqual(expect.objectContaining({ phone }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form stores the lead and opens the result page; a second post is reported there', async ({
    page,
    request,
  }) => {
    const phone = freshPhone()
    for (const text of ['资料提交成功,美世留学老师将在第一时间联系您', '您已提交成功，请勿重复提交']) {
      await page.goto('/')
      await expect(form(page).getByLabel('验证码')).toBeHidden()
      await fill(page, '陈静', phone)
      await form(page).locator('button[type=submit]').click()
      await expect(page).toHaveURL(/\/lead-result\?code=(0&receipt=[\w-]{32}|1008)&proof=[\w.]+$/)
      await expect(page.getByText(text)).toBeVisible()
    }
    // The address alone, from a bookmark or another person, does not prove a submission.
    await page.goto('/lead-result?code=0')
    await expect(page.getByRole('heading', { level: 1, name: '这里没有提交结果' })).toBeVisible()
    expect(await findLead(request, phone)).toMatchObject({
      name: '陈静',
      verified: false,
      linkurl: expect.stringMatching(/\/$/),
    })
  })
})

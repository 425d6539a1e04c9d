import { expect, type Page, test } from '@playwright/test'
import { consultantKey } from './run'
import { expectSound } from './soundness'
import { freshAddress, freshPhone, quietVisit } from './support'

test.describe.configure({ mode: 'default' })

const form = (page: Page) => page.locator('#consult form')

async function fill(page: Page, name: string, phone: string) {
  await form(page).getByLabel('姓名').fill(name)
  await form(page).getByLabel('手机号').fill(phone)
}

/** The person's line in the table of consultants. */
async function rowOf(page: Page, phone: string) {
  const table = await page.request.get('/apipc/v1/lead_sheet', {
    headers: { authorization: `Bearer ${consultantKey}` },
  })
  const spaced = phone.replace(/(...)(....)/, '$1 $2 ')
  return (await table.text()).split('\r\n').find((line) => line.includes(spaced))
}

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

test('a receipt is not cached, not indexed and without faults', async ({ page, request }) => {
  const headers = { 'x-forwarded-for': freshAddress() }
  const answer = await request.post('/apipc/v1/general_form_pc', {
    form: { name: '李雷', phone: freshPhone(), source: '回执测试' },
    headers,
  })
  const { data }: { data: { receipt: string } } = await answer.json()
  const response = await request.get(data.receipt, { headers })
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
  expect(response.headers()['x-robots-tag']).toContain('noindex')
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex, ?nofollow"/)
  await expectSound(page, data.receipt)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the result page links to the receipt, where everything works, including the erasure', async ({
    page,
  }) => {
    const phone = freshPhone()
    await page.goto('/')
    await fill(page, '陈静', phone)
    await form(page).locator('button[type=submit]').click()
    await page.getByRole('link', { name: '打开回执' }).click()
    await expect(page).toHaveURL(/\/receipt\/[\w-]{32}$/)
    await expect(page.getByRole('region', { name: '回执' })).toContainText(
      `${phone.slice(0, 3)}******${phone.slice(-2)}（未经短信验证）`,
    )
    expect(await page.content()).not.toContain(phone)

    await page.getByRole('button', { name: '只用微信联系' }).click()
    await expect(page.getByText('已改为只用微信联系')).toBeVisible()
    expect(await rowOf(page, phone)).toContain('微信')

    await page.getByText('删除我的资料').click()
    await page.getByRole('checkbox', { name: '我确定要删除，知道无法恢复' }).check()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('资料已删除')
    expect(await rowOf(page, phone)).toBeUndefined()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('资料已删除')
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

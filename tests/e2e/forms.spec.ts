import { expect, type Locator, type Page, test } from '@playwright/test'
import { findLead, freshAddress, freshPhone, openPage, quietVisit, readCode } from './support'

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

const success = '资料提交成功,美世留学老师将在第一时间联系您'

type FormCase = {
  name: string
  url: string
  /** Selector of the form inside the page. */
  at: string
  hasCode: boolean
  choose: (form: Locator) => Promise<void>
  /** The fields beside name and phone that a consultant gets. */
  fields: Record<string, string>
  source: string
}

const forms: FormCase[] = [
  {
    name: 'the free study plan',
    url: '/special/yuyan',
    at: '#consult form',
    hasCode: true,
    choose: async (form) => {
      await form.getByLabel('意向国家或地区').selectOption('英国')
      await form.getByLabel('准备读的阶段').selectOption('本科')
    },
    fields: { country: '英国', education: '本科' },
    source: '语言频道底部·免费留学方案',
  },
  {
    name: 'the form of an entry page',
    url: '/special/ossd/entry',
    at: '#apply form',
    hasCode: true,
    choose: async () => {},
    fields: {},
    source: '报名:OSSD',
  },
]

async function fillIn(page: Page, { at, hasCode, choose }: FormCase, phone: string): Promise<Locator> {
  const form = page.locator(at)
  await form.getByLabel('姓名').fill('周杰')
  await form.getByLabel('手机号').fill(phone)
  await choose(form)
  if (hasCode) {
    await form.getByRole('button', { name: '获取验证码' }).click()
    await form.getByLabel('验证码').fill(await readCode(phone))
  }
  return form
}

for (const given of forms) {
  test(`${given.name} makes a lead with the chosen values`, async ({ page, request }) => {
    const phone = freshPhone()
    await openPage(page, given.url)
    const form = await fillIn(page, given, phone)
    await form.locator('button[type=submit]').click()
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText(success)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(form.getByLabel('姓名')).toHaveValue('')
    const lead = await findLead(request, phone)
    expect(lead).toMatchObject({
      name: '周杰',
      verified: given.hasCode,
      source: given.source,
      linkurl: expect.stringContaining(given.url),
      fields: expect.objectContaining(given.fields),
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const given of forms) {
    test(`${given.name} stores its lead`, async ({ page, request }) => {
      const phone = freshPhone()
      await page.goto(given.url)
      const form = await fillIn(page, { ...given, hasCode: false }, phone)
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(/\/lead-result\?/)
      await expect(page.getByText(success)).toBeVisible()
      expect(await findLead(request, phone)).toMatchObject({ verified: false, source: given.source })
    })
  }
})

test('the scripts of a form do not break the content security policy', async ({ page }) => {
  const broken: string[] = []
  await page.exposeFunction('noteBroken', (what: string) => broken.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'noteBroken')(`${violatedDirective}: ${blockedURI}`),
    ),
  )
  await openPage(page, '/special/bk_zh/bk_us')
  const form = page.locator('#consult form')
  await form.locator('[name=name]').fill('张三')
  await form.locator('[name=phone]').fill('1')
  await form.locator('[type=submit]').click()
  await expect(form.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
  expect(broken).toEqual([])
})

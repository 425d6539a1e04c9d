import { expect, test } from '@playwright/test'
import { findLead, freshAddress, freshPhone, openPage, quietVisit } from './support'

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

// What the scripts send is proven by components and the contract; here the browser posts the form by itself.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [url, at, chosen, source] of [
    ['/special/yuyan', '#consult form', { country: '英国', education: '本科' }, '语言频道底部·免费留学方案'],
    ['/special/ossd/entry', '#apply form', {}, '报名:OSSD'],
  ] as const) {
    test(`the form of ${url} makes a lead with the chosen values`, async ({ page, request }) => {
      const phone = freshPhone()
      await page.goto(url)
      const form = page.locator(at)
      await form.getByLabel('姓名').fill('周杰')
      await form.getByLabel('手机号').fill(phone)
      for (const [name, value] of Object.entries(chosen))
        await form.locator(`[name=${name}]`).selectOption(value)
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(/\/lead-result\?/)
      await expect(page.getByText('资料提交成功,美世留学老师将在第一时间联系您')).toBeVisible()
      expect(await findLead(request, phone)).toMatchObject({
        ...{ name: '周杰', verified: false, source, linkurl: expect.stringContaining(url) },
        fields: expect.objectContaining(chosen),
      })
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

import { expect, type Page, test } from '@playwright/test'
import { findLead, freshAddress, freshPhone, quietVisit, scriptsRun } from './support'

const form = (page: Page) => page.locator('#consult form')
const submit = (page: Page) => form(page).locator('button[type=submit]')

/** The page once all has come that comes by itself. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await scriptsRun(page)
  await page.waitForLoadState('networkidle')
}

/** From now on as after a deploy: no more scripts are there. */
const loseScripts = (page: Page) => page.route('**/_next/static/chunks/**', (route) => route.abort())

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

test('a page loads the code of its form when a pointer comes to the form, and not before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  await open(page, '/')
  // What the button for the code does, in the words of its code.
  const isLoaded = () => scripts.some((text) => text.includes('s后重新发送'))
  expect(isLoaded()).toBe(false)
  await form(page).getByLabel('姓名').hover()
  await expect.poll(isLoaded).toBe(true)
})

test('what is typed and sent from the keyboard at once is answered in our words', async ({ page }) => {
  await open(page, '/')
  await form(page).getByLabel('姓名').focus()
  await page.keyboard.type('王小明')
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('手机号')).toHaveAccessibleDescription('请输入您的电话号码')
  await expect(form(page).getByLabel('手机号')).toBeFocused()
  await expect(form(page).getByLabel('姓名')).toHaveValue('王小明')
})

test('a first press on the button for a code is not lost', async ({ page }) => {
  await open(page, '/')
  await form(page).getByRole('button', { name: '获取验证码' }).dispatchEvent('click')
  await expect(form(page).getByLabel('手机号')).toHaveAccessibleDescription('请输入您的电话号码')
})

test('a form whose code is gone after a deploy is sent all the same', async ({ page, request }) => {
  const phone = freshPhone()
  await open(page, '/')
  await loseScripts(page)
  await form(page).getByLabel('姓名').fill('王小明')
  await form(page).getByLabel('手机号').fill(phone)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: '资料已收到' })).toBeVisible()
  expect(await findLead(request, phone)).toMatchObject({ name: '王小明', verified: false })
})

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { ownSite } from './own-site'
import { isBehindFront } from './run'
import { expectAccessible } from './soundness'
import { quietVisit } from './support'

/** A site with the default configuration. */
const site = ownSite()
test.skip(isBehindFront, 'a site of its own, without the front')

async function openWindow(page: Page) {
  await page.goto(`${site.origin}/chanel/uk`)
  await page.getByRole('link', { name: '在线咨询' }).first().click()
  const chat = page.getByRole('complementary')
  await expect(chat.getByLabel('输入问题')).toBeVisible()
  return chat
}

async function newVisitor(browser: Browser, viewport = { width: 1366, height: 768 }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await quietVisit(page)
  return page
}

test('a visitor and a consultant talk, each in their own browser', async ({ browser }) => {
  test.setTimeout(180_000)
  const desk = await newVisitor(browser, { width: 390, height: 844 })
  await desk.goto(await site.deskAddress())
  await expect(desk.getByRole('heading', { name: '总部的在线咨询' })).toBeVisible()
  await expectAccessible(desk)

  const visitor = await newVisitor(browser)
  const chat = await openWindow(visitor)
  await ask(chat, '英国签证要什么材料，电话 13800138000')
  await expect(chat.getByRole('log')).toContainText('站内搜索自动回答，不是真人')
  // Only the window is checked, because it covers a part of the page until it is closed.
  await expectAccessible(visitor, 'aside')

  await desk.reload()
  await desk
    .getByRole('link', { name: /英国签证要什么材料/ })
    .first()
    .click()
  await expect(desk.getByRole('log')).toContainText('138******00')
  await reply(desk, '王老师', '您好，我看一下')
  await expect(desk.getByRole('log')).toContainText('您好，我看一下')
  await expect(desk.getByRole('log')).toContainText('13800138000')
  await expectAccessible(desk)

  await expect(chat.getByRole('log')).toContainText('顾问 王老师')
  await expect(chat.getByRole('log')).toContainText('您好，我看一下')

  // Another tab of the same browser, and the next page, show the same conversation.
  const tab = await visitor.context().newPage()
  await quietVisit(tab)
  const second = await openWindow(tab)
  await expect(second.getByRole('log')).toContainText('您好，我看一下')
  await ask(second, '谢谢')
  await expect(desk.getByRole('log')).toContainText('谢谢')
  await visitor.bringToFront()
  await expect(chat.getByRole('log')).toContainText('谢谢')
})

/** Sends a question to a person, and waits until it is stored. */
async function ask(chat: Locator, question: string) {
  await chat.getByLabel('输入问题').fill(question)
  await chat.getByRole('button', { name: '发送' }).click()
  await expect(chat.getByRole('log')).toContainText(question)
}

async function reply(page: Page, name: string, text: string) {
  const form = page.locator('form').filter({ has: page.getByLabel('回答') })
  await form.getByLabel(/您的姓名/).fill(name)
  await form.getByLabel('回答').fill(text)
  await form.getByRole('button', { name: '发给访客' }).click()
}

/** A consultant without scripts opens the conversation and answers. */
async function answerPlainly(
  browser: Browser,
  question: string,
  { name, text }: { name: string; text: string },
) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(await site.deskAddress())
  await page
    .getByRole('link', { name: new RegExp(question) })
    .first()
    .click()
  await reply(page, name, text)
  await expect(page.getByText('已发给访客。')).toBeVisible()
  return page
}

test('a consultant without scripts reads, answers and closes', async ({ browser }) => {
  test.setTimeout(120_000)
  const visitor = await newVisitor(browser)
  const chat = await openWindow(visitor)
  await ask(chat, '日本留学怎么申请')
  const page = await answerPlainly(browser, '日本留学怎么申请', {
    name: '李老师',
    text: '您好，请问现在读几年级',
  })
  await expect(chat.getByRole('log')).toContainText('顾问 李老师')
  await page.getByRole('button', { name: '结束会话' }).click()
  await expect(chat.getByText('这次会话已结束。再写一句，会重新请顾问。')).toBeVisible()
  await ask(chat, '还想问学费')
  await expect(chat.getByText('这次会话已结束。再写一句，会重新请顾问。')).toBeHidden()
})

test('a browser whose streams are cut gets the answer by polling', async ({ browser }) => {
  test.setTimeout(120_000)
  const visitor = await newVisitor(browser)
  await visitor.route('**/chat/stream*', (route) => route.abort())
  const chat = await openWindow(visitor)
  await ask(chat, '新加坡私立大学怎么选')
  await answerPlainly(browser, '新加坡私立大学怎么选', { name: '赵老师', text: '先看认证' })
  await expect(chat.getByRole('log')).toContainText('先看认证', { timeout: 15_000 })
})

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`an answer opens the window on the next page at ${width}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const visitor = await newVisitor(browser, { width, height })
    const question = `爱尔兰签证 ${width}`
    await ask(await openWindow(visitor), question)
    await visitor.goto(`${site.origin}/privacy`)
    await answerPlainly(browser, question, { name: '赵老师', text: '要看课程的长短' })
    const chat = visitor.getByRole('complementary', { name: '在线咨询', exact: true })
    await expect(chat).toBeVisible()
    await expect(visitor.getByRole('status').filter({ hasText: '顾问赵老师回答了您' })).toHaveCount(1)
    await expectAccessible(visitor, 'aside')
    if (width < 1024) await chat.getByRole('button', { name: '顾问回答了您，打开' }).click()
    await expect(chat.getByText('要看课程的长短')).toBeInViewport({ ratio: 1 })
    await expectAccessible(visitor, 'aside')
  })
}

test('a browser that has lost its cookie is informed that no answer can reach it', async ({ browser }) => {
  test.setTimeout(120_000)
  const visitor = await newVisitor(browser)
  await visitor.route('**/chat/stream*', (route) => route.abort())
  const chat = await openWindow(visitor)
  await ask(chat, '英国硕士要多少钱')
  await visitor.context().clearCookies()
  await expect(chat.getByText(/浏览器不保存 Cookie/)).toBeVisible({ timeout: 15_000 })
  await chat.getByRole('button', { name: '留下手机号' }).click()
  await expect(chat.getByLabel('姓名')).toBeFocused()
})

import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { freePort } from '@/tests/support/free-port'
import { type SiteProcess, startBuiltSite } from '@/tests/support/processes'
import { isBehindFront } from './run'
import { expectAccessible } from './soundness'
import { quietVisit } from './support'

/** A site with the default configuration. Only its data folder is set. */
let site: SiteProcess | undefined
let dataDir: string
let origin: string
/** The address of the consultants' page, which the site prints at its start. */
let deskAddress: string

test.describe.configure({ mode: 'default' })
test.skip(isBehindFront, 'a site of its own, without the front')
test.beforeAll(async () => {
  test.setTimeout(180_000)
  dataDir = mkdtempSync(path.join(tmpdir(), 'chat-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const output = path.join(dataDir, 'output.log')
  site = await startBuiltSite(port, { DATA_DIR: dataDir, SITE_ORIGIN: origin, PORT: String(port) }, [
    'ignore',
    openSync(output, 'w'),
    'ignore',
  ])
  const printed = /在线咨询：在这个网址回答访客 (\S+)/
  await expect.poll(() => printed.exec(readFileSync(output, 'utf8'))?.[1]).toBeDefined()
  deskAddress = printed.exec(readFileSync(output, 'utf8'))?.[1] ?? ''
})
test.afterAll(async ({ browser }) => {
  // Their streams and spare connections would keep the site from ending.
  for (const context of browser.contexts()) await context.close()
  await site?.stop()
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true })
})

async function openWindow(page: Page) {
  await page.goto(`${origin}/chanel/uk`)
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
  await desk.goto(deskAddress)
  await expect(desk.getByRole('heading', { name: '总部的在线咨询' })).toBeVisible()
  await expectAccessible(desk)

  const visitor = await newVisitor(browser)
  const chat = await openWindow(visitor)
  await chat.getByLabel('输入问题').fill('英国签证要什么材料，电话 13800138000')
  await chat.getByRole('button', { name: '发送' }).click()
  await expect(chat.getByRole('log')).toContainText('英国签证要什么材料')
  await expect(chat.getByRole('log')).toContainText('站内搜索自动回答，不是真人')
  // Only the window is checked, because it covers a part of the page until it is closed.
  await expectAccessible(visitor, 'aside')

  await desk.reload()
  await desk
    .getByRole('link', { name: /英国签证要什么材料/ })
    .first()
    .click()
  await expect(desk.getByRole('log')).toContainText('138******00')
  await desk
    .getByLabel(/您的姓名/)
    .first()
    .waitFor()
  const reply = desk.locator('form').filter({ has: desk.getByLabel('回答') })
  await reply.getByLabel(/您的姓名/).fill('王老师')
  await reply.getByLabel('回答').fill('您好，我看一下')
  await reply.getByRole('button', { name: '发给访客' }).click()
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
  await second.getByLabel('输入问题').fill('谢谢')
  await second.getByRole('button', { name: '发送' }).click()
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
  await page.goto(deskAddress)
  await page
    .getByRole('link', { name: new RegExp(question) })
    .first()
    .click()
  const reply = page.locator('form').filter({ has: page.getByLabel('回答') })
  await reply.getByLabel(/您的姓名/).fill(name)
  await reply.getByLabel('回答').fill(text)
  await reply.getByRole('button', { name: '发给访客' }).click()
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
    await visitor.goto(`${origin}/privacy`)
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

test('a phone left in the window adds the conversation to the card', async ({ browser }) => {
  test.setTimeout(120_000)
  const visitor = await newVisitor(browser, { width: 390, height: 844 })
  await visitor.goto(`${origin}/chanel/uk?pc=1`)
  const chat = await openWindow(visitor)
  await chat.getByLabel('输入问题').fill('想读一年制硕士')
  await chat.getByRole('button', { name: '发送' }).click()
  await expect(chat.getByRole('log')).toContainText('想读一年制硕士')
  await chat.getByText('留言，请顾问回电').click()
  await chat.getByLabel('姓名').fill('林晓')
  await chat.getByLabel('手机号').fill('13800138011')
  await chat.getByRole('button', { name: '留言', exact: true }).click()
  await expect(visitor.getByRole('dialog', { name: '已经收到' })).toBeVisible()
  const database = new DatabaseSync(path.join(dataDir, 'site.db'), { readOnly: true })
  const kept = database
    .prepare(
      "select text from chat_message join chat on chat.id = chat_id join lead on lead.id = lead_id where phone = '13800138011' and chat_message.by = 'visitor'",
    )
    .all()
  database.close()
  expect(kept).toEqual([{ text: '想读一年制硕士' }])
})

import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { freePort } from '@/tests/support/free-port'
import { type SiteProcess, startBuiltSite } from '@/tests/support/processes'
import { isBehindFront } from '../../playwright.config'
import { expectAccessible } from './soundness'
import { quietVisit } from './support'

/** A site of its own, as somebody has it who tries it out: nothing is configured but the place of its data. */
let site: SiteProcess | undefined
let dataDir: string
let origin: string
/** The address that the start has printed. */
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
test.afterAll(async () => {
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

test('a visitor and a consultant talk, each in a browser of their own', async ({ browser }) => {
  test.setTimeout(180_000)
  const desk = await newVisitor(browser, { width: 390, height: 844 })
  await desk.goto(deskAddress)
  await expect(desk.getByRole('heading', { name: '总部的在线咨询' })).toBeVisible()

  const visitor = await newVisitor(browser)
  const chat = await openWindow(visitor)
  await chat.getByLabel('输入问题').fill('英国签证要什么材料，电话 13800138000')
  await chat.getByRole('button', { name: '发送' }).click()
  await expect(chat.getByRole('log')).toContainText('英国签证要什么材料')
  await expect(chat.getByRole('log')).toContainText('站内搜索自动回答，不是真人')
  // The window lies over a part of the page, whose fields are smaller there until it is closed.
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

  // Another tab of the same browser has the same conversation; so has the next page.
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

test('a consultant reads and answers without scripts', async ({ browser }) => {
  test.setTimeout(120_000)
  const visitor = await newVisitor(browser)
  const chat = await openWindow(visitor)
  await chat.getByLabel('输入问题').fill('日本留学怎么申请')
  await chat.getByRole('button', { name: '发送' }).click()
  await expect(chat.getByRole('log')).toContainText('日本留学怎么申请')

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const plain = await context.newPage()
  await plain.goto(deskAddress)
  await plain
    .getByRole('link', { name: /日本留学怎么申请/ })
    .first()
    .click()
  const reply = plain.locator('form').filter({ has: plain.getByLabel('回答') })
  await reply.getByLabel(/您的姓名/).fill('李老师')
  await reply.getByLabel('回答').fill('您好，请问现在读几年级')
  await reply.getByRole('button', { name: '发给访客' }).click()
  await expect(plain.getByText('已发给访客。')).toBeVisible()
  await expect(chat.getByRole('log')).toContainText('顾问 李老师')
})

test('a phone left in the window puts the conversation on the card', async ({ browser }) => {
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

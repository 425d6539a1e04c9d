import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findLead, freshAddress, freshPhone, holdScripts, quietVisit, readCode, scriptsRun } from './support'

// How a form behaves while its code is loading, when the code does not load, and on a page that another program has
// changed.

const form = (page: Page) => page.locator('#consult form')
const submit = (page: Page) => form(page).locator('button[type=submit]')
const immigration = '/special/ym_us_niw'

/** Whether a script is named by the HTML of none of these pages: a form loads it when it is touched. */
async function lateScripts(page: Page, ...paths: string[]) {
  const htmls = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
  return (script: string) => htmls.every((html) => !html.includes(script))
}

/** Opens a page whose scripts wait, all or those that are held, until the returned function is called. */
async function arrive(page: Page, path: string, isHeld?: (script: string) => boolean) {
  const release = await holdScripts(page, isHeld)
  await page.goto(path, { waitUntil: 'commit' })
  if (isHeld !== undefined) await scriptsRun(page)
  return release
}

async function fill(page: Page, phone: string, name = '王小明') {
  await form(page).getByLabel('姓名').fill(name)
  await form(page).getByLabel('手机号').fill(phone)
}

/** Fills in, chooses and ticks. */
async function fillWholly(page: Page, phone: string) {
  await fill(page, phone)
  await form(page).getByLabel('意向国家').selectOption('希腊')
  await form(page).getByRole('checkbox').check()
}

/** Sends the form while its code is not there yet. */
async function submitEarly(page: Page) {
  await submit(page).click()
  await expect(submit(page)).toHaveText('正在提交…')
}

/** Composes a word as an input method does, at the caret. */
async function compose(page: Page) {
  const keyboard = await page.context().newCDPSession(page)
  return {
    type: (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    end: (text: string) => keyboard.send('Input.insertText', { text }),
    pressEnter: () =>
      keyboard.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      }),
  }
}

/** Bodies of the posts that the page sends, by scripts or by the browser. */
function posts(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/general_form_pc'))
      sent.push(new URLSearchParams(request.postData() ?? ''))
  })
  return sent
}

/** Whether the code of forms has come: words that occur only in axios, zod and react-hook-form. */
function formCode(page: Page) {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  return () =>
    ['ECONNABORTED', 'invalid_format', 'shouldUseNativeValidation'].map((word) =>
      scripts.some((text) => text.includes(word)),
    )
}

const accepted = (page: Page) =>
  expect(page.getByRole('dialog')).toContainText('资料提交成功,美世留学老师将在第一时间联系您')

/** The page to which the browser posts by itself. */
const received = (page: Page) => expect(page.getByRole('heading', { name: '资料已收到' })).toBeVisible()

/** Everything that `fillWholly` filled in is at the consultant. */
const expectWhole = async (request: APIRequestContext, phone: string) =>
  expect(await findLead(request, phone)).toMatchObject({
    name: '王小明',
    fields: expect.objectContaining({ country: '希腊' }),
  })

/** Puts every text into an element of its own, with other words, as a translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement
      if (parent?.closest('script, style, option, textarea') === null && walk.currentNode.nodeValue?.trim())
        texts.push(walk.currentNode)
    }
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = `${text.nodeValue} (en)`
      text.parentNode?.replaceChild(font, text)
    }
  })

let phone: string
let sent: URLSearchParams[]

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  phone = freshPhone()
  sent = posts(page)
})

test.describe('before the first scripts', () => {
  for (const isTranslated of [false, true]) {
    const drawn = isTranslated ? 'drawn anew, because a translator has changed it' : 'as the server sent it'
    test(`what is typed, chosen and ticked stays and is sent by a page ${drawn}`, async ({
      page,
      request,
    }) => {
      const release = await arrive(page, immigration)
      await fillWholly(page, phone)
      const phoneField = form(page).locator('[name=phone]')
      await phoneField.focus()
      const standing = await phoneField.elementHandle()
      if (isTranslated) await translate(page)
      release()
      await scriptsRun(page)
      expect(await standing?.evaluate((field) => field.isConnected)).toBe(!isTranslated)
      await expect(phoneField).toHaveValue(phone)
      await expect(phoneField).toBeFocused()
      await submit(page).click()
      await accepted(page)
      expect(sent).toHaveLength(1)
      await expectWhole(request, phone)
    })
  }

  test('an answer in the country test and a press on the button for a code are not lost', async ({
    page,
  }) => {
    const release = await arrive(page, '/')
    await page.locator('#consult').getByRole('radio').nth(2).check({ force: true })
    await fill(page, phone)
    await form(page).getByRole('button', { name: '获取验证码' }).click()
    release()
    await expect(form(page).getByRole('button', { name: /^\d+s后重新发送$/ })).toBeDisabled()
    const code = form(page).getByLabel('验证码')
    await expect(code).toBeFocused()
    await code.fill(await readCode(phone))
    await submit(page).click()
    await accepted(page)
    expect(sent.map((fields) => fields.get('test'))).toEqual(['C'])
  })

  test('text being composed with an input method is kept when the scripts start', async ({ page }) => {
    const release = await arrive(page, immigration)
    const name = form(page).getByLabel('姓名')
    await name.focus()
    const word = await compose(page)
    await word.type('wang')
    release()
    await scriptsRun(page)
    await word.type('wangfang')
    await word.end('王芳')
    await expect(name).toHaveValue('王芳')
    await expect(name).toBeFocused()
  })
})

test.describe('before the code for checking and sending is loaded', () => {
  test('a page loads it at the first touch of a form, and not before', async ({ page }) => {
    const isLoaded = formCode(page)
    await page.goto('/')
    await scriptsRun(page)
    await page.waitForLoadState('networkidle')
    expect(isLoaded()).toEqual([false, false, false])
    await form(page).getByLabel('姓名').hover()
    await expect.poll(isLoaded).toEqual([true, true, true])
  })

  test('typing goes on in the same fields, with caret and composition, when it comes', async ({ page }) => {
    const isLoaded = formCode(page)
    const release = await arrive(page, immigration, await lateScripts(page, immigration))
    await fill(page, phone, '王明')
    const name = form(page).getByLabel('姓名')
    const fields = await form(page).locator('input, select').elementHandles()
    const before = await form(page).evaluate((element) => element.outerHTML)
    await name.focus()
    await page.keyboard.press('ArrowLeft')
    const word = await compose(page)
    await word.type('xiao')
    release()
    await expect.poll(isLoaded).toEqual([true, true, true])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await form(page).evaluate((element) => element.outerHTML)).toBe(before)
    for (const field of fields) expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true)
    await word.end('小')
    await expect(name).toHaveValue('王小明')
    await expect(name).toBeFocused()
    await submit(page).click()
    await accepted(page)
    expect(sent.map((fields) => fields.get('name'))).toEqual(['王小明'])
  })

  test('a wrong phone that is corrected after the press is sent as corrected', async ({ page }) => {
    const release = await arrive(page, immigration, await lateScripts(page, immigration))
    await fill(page, '138')
    await submitEarly(page)
    await form(page).getByLabel('手机号').fill(phone)
    release()
    await accepted(page)
    expect(sent.map((fields) => fields.get('phone'))).toEqual([phone])
  })

  for (const isGone of [false, true]) {
    const how = isGone ? 'posted by the browser where its code is gone' : 'sent where its code comes'
    test(`a form whose visitor has gone to another page is ${how}`, async ({ page, request }) => {
      const isLate = await lateScripts(page, immigration, '/privacy')
      const release = await arrive(page, immigration, isLate)
      await fill(page, phone)
      await submitEarly(page)
      await page.getByRole('contentinfo').getByRole('link', { name: '隐私保护协议' }).click()
      await expect(page).toHaveURL(/\/privacy$/)
      await expect(form(page)).toHaveCount(0)
      release(isGone ? 'abort' : 'continue')
      if (isGone) await received(page)
      else await accepted(page)
      expect(sent).toHaveLength(1)
      expect(await findLead(request, phone)).toMatchObject({ name: '王小明', verified: false })
    })
  }

  test('values that a browser has filled in before it are sent by a press that waits', async ({ page }) => {
    const release = await arrive(page, immigration, await lateScripts(page, immigration))
    for (const [field, value] of Object.entries({ name: '李雷', phone }))
      await form(page)
        .locator(`[name=${field}]`)
        .evaluate((element: HTMLInputElement, filled) => {
          element.value = filled
        }, value)
    await submitEarly(page)
    release()
    await accepted(page)
    expect(sent.map((fields) => [fields.get('name'), fields.get('phone')])).toEqual([['李雷', phone]])
  })

  for (const isGone of [true, false]) {
    const what = isGone ? 'is gone after a deploy' : 'does not come in ten seconds'
    test(`a form whose code ${what} is posted by the browser, once`, async ({ page, request }) => {
      const release = await arrive(page, immigration, await lateScripts(page, immigration))
      if (isGone) release('abort')
      await fill(page, phone)
      await submit(page).dblclick()
      await received(page)
      expect(sent).toHaveLength(1)
      expect(await findLead(request, phone)).toMatchObject({ name: '王小明', verified: false })
    })
  }
})

test('Enter submits once, also held down, but not while a word is composed', async ({ page, request }) => {
  await page.goto(immigration)
  await scriptsRun(page)
  await fill(page, phone, '')
  await form(page).getByLabel('姓名').focus()
  const word = await compose(page)
  await word.type('wang')
  await word.pressEnter()
  await word.end('王芳')
  expect(sent).toHaveLength(0)
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // The popup may be closed again, because the held key presses its button.
  expect(await findLead(request, phone)).toMatchObject({ name: '王芳' })
  expect(sent).toHaveLength(1)
})

test('going back keeps the fields, and they can be sent', async ({ page, request }) => {
  await page.goto(immigration)
  await scriptsRun(page)
  await fillWholly(page, phone)
  await page.goto('/privacy')
  await page.goBack()
  await scriptsRun(page)
  await expect(form(page).getByLabel('姓名')).toHaveValue('王小明')
  await expect(form(page).getByLabel('意向国家')).toHaveValue('希腊')
  await submit(page).click()
  await accepted(page)
  await expectWhole(request, phone)
})

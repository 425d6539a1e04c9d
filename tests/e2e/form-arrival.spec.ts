import { expect, type Page, type Route, test } from '@playwright/test'
import { findLead, freshAddress, freshPhone, holdScripts, quietVisit, readCode, scriptsRun } from './support'

// How a form behaves while its code is loading, when the code does not load, and on a page that another program has
// changed.

const form = (page: Page) => page.locator('#consult form')
const submit = (page: Page) => form(page).locator('button[type=submit]')
const immigration = '/special/ym_us_niw'

/** Delays only the scripts that the page's HTML does not name: those that a form loads when it is touched. */
async function lateScripts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  return (script: string) => !html.includes(script)
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

async function fill(page: Page, phone: string, name = '王小明') {
  await form(page).getByLabel('姓名').fill(name)
  await form(page).getByLabel('手机号').fill(phone)
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

test.beforeEach(async ({ page }) => {
  await quietVisit(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
})

test.describe('before the first scripts', () => {
  test('what is typed, chosen and ticked stays and is sent', async ({ page, request }) => {
    const phone = freshPhone()
    const sent = posts(page)
    const release = await holdScripts(page)
    await open(page, immigration)
    await fill(page, phone)
    await form(page).getByLabel('意向国家').selectOption('希腊')
    await form(page).getByRole('checkbox').check()
    release()
    await scriptsRun(page)
    await expect(form(page).getByLabel('姓名')).toHaveValue('王小明')
    await submit(page).click()
    await accepted(page)
    expect(sent).toHaveLength(1)
    expect(await findLead(request, phone)).toMatchObject({
      name: '王小明',
      fields: expect.objectContaining({ country: '希腊' }),
    })
  })

  test('an answer in the country test and a press on the button for a code are not lost', async ({
    page,
  }) => {
    const phone = freshPhone()
    const sent = posts(page)
    const release = await holdScripts(page)
    await open(page, '/')
    await page.locator('#consult').getByRole('radio').nth(2).check({ force: true })
    await fill(page, phone)
    await form(page).getByRole('button', { name: '获取验证码' }).click()
    release()
    await expect(form(page).getByRole('button', { name: /^\d+s后重新发送$/ })).toBeDisabled()
    await expect(form(page).getByLabel('验证码')).toBeFocused()
    await form(page)
      .getByLabel('验证码')
      .fill(await readCode(phone))
    await submit(page).click()
    await accepted(page)
    expect(sent.map((fields) => fields.get('test'))).toEqual(['C'])
  })

  test('text being composed with an input method is kept when the scripts start', async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, immigration)
    const name = form(page).getByLabel('姓名')
    await name.focus()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'wang', selectionStart: 4, selectionEnd: 4 })
    release()
    await scriptsRun(page)
    await keyboard.send('Input.imeSetComposition', { text: 'wangfang', selectionStart: 8, selectionEnd: 8 })
    await keyboard.send('Input.insertText', { text: '王芳' })
    await expect(name).toHaveValue('王芳')
    await expect(name).toBeFocused()
  })

  test('a page that a translator has changed is rendered anew, with values and focus', async ({
    page,
    request,
  }) => {
    const phone = freshPhone()
    const sent = posts(page)
    const release = await holdScripts(page)
    await open(page, immigration)
    await fill(page, phone)
    await form(page).getByLabel('意向国家').selectOption('希腊')
    await form(page).getByRole('checkbox').check()
    const phoneField = form(page).locator('[name=phone]')
    await phoneField.focus()
    const standing = await phoneField.elementHandle()
    await page.evaluate(() => {
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
    release()
    await scriptsRun(page)
    expect(await standing?.evaluate((field) => field.isConnected)).toBe(false)
    await expect(phoneField).toHaveValue(phone)
    await expect(phoneField).toBeFocused()
    await submit(page).click()
    await accepted(page)
    expect(sent).toHaveLength(1)
    expect(await findLead(request, phone)).toMatchObject({
      name: '王小明',
      fields: expect.objectContaining({ country: '希腊' }),
    })
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
    const sent = posts(page)
    const phone = freshPhone()
    const isLoaded = formCode(page)
    const release = await holdScripts(page, await lateScripts(page, immigration))
    await open(page, immigration)
    await scriptsRun(page)
    await fill(page, phone, '王明')
    const name = form(page).getByLabel('姓名')
    const fields = await form(page).locator('input, select').elementHandles()
    const before = await form(page).evaluate((element) => element.outerHTML)
    await name.focus()
    await page.keyboard.press('ArrowLeft')
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'xiao', selectionStart: 4, selectionEnd: 4 })
    release()
    await expect.poll(isLoaded).toEqual([true, true, true])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await form(page).evaluate((element) => element.outerHTML)).toBe(before)
    for (const field of fields) expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true)
    await keyboard.send('Input.insertText', { text: '小' })
    await expect(name).toHaveValue('王小明')
    await expect(name).toBeFocused()
    await submit(page).click()
    await accepted(page)
    expect(sent.map((fields) => fields.get('name'))).toEqual(['王小明'])
  })

  test('a wrong phone that is corrected after the press is sent as corrected', async ({ page }) => {
    const sent = posts(page)
    const phone = freshPhone()
    const release = await holdScripts(page, await lateScripts(page, immigration))
    await open(page, immigration)
    await scriptsRun(page)
    await fill(page, '138')
    await submit(page).click()
    await expect(submit(page)).toHaveText('正在提交…')
    await form(page).getByLabel('手机号').fill(phone)
    release()
    await accepted(page)
    expect(sent.map((fields) => fields.get('phone'))).toEqual([phone])
  })

  test('a submitted form is sent when the visitor has already gone to another page', async ({
    page,
    request,
  }) => {
    const phone = freshPhone()
    const sent = posts(page)
    const html = await (await page.request.get(immigration)).text()
    const next = await (await page.request.get('/privacy')).text()
    const release = await holdScripts(page, (script) => !html.includes(script) && !next.includes(script))
    await open(page, immigration)
    await scriptsRun(page)
    await fill(page, phone)
    await submit(page).click()
    await expect(submit(page)).toHaveText('正在提交…')
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私保护协议' }).click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.locator('#consult form')).toHaveCount(0)
    release()
    await accepted(page)
    expect(sent).toHaveLength(1)
    expect(await findLead(request, phone)).toMatchObject({ name: '王小明' })
  })

  test('a submitted form whose code is gone is posted from the page that its visitor opened meanwhile', async ({
    page,
    request,
  }) => {
    const phone = freshPhone()
    const sent = posts(page)
    const isLate = await lateScripts(page, immigration)
    const isLateThere = await lateScripts(page, '/privacy')
    const { promise: left, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!isLate(pathname) || !isLateThere(pathname)) return route.continue()
      await left
      await route.abort()
    })
    await open(page, immigration)
    await scriptsRun(page)
    await fill(page, phone)
    await submit(page).click()
    await expect(submit(page)).toHaveText('正在提交…')
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私保护协议' }).click()
    await expect(page.locator('#consult form')).toHaveCount(0)
    fail()
    await expect(page.getByRole('heading', { name: '资料已收到' })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await findLead(request, phone)).toMatchObject({ name: '王小明', verified: false })
  })

  test('values that a browser has filled in before it are sent by a press that waits', async ({ page }) => {
    const phone = freshPhone()
    const sent = posts(page)
    const release = await holdScripts(page, await lateScripts(page, immigration))
    await open(page, immigration)
    await scriptsRun(page)
    for (const [field, value] of [
      ['name', '李雷'],
      ['phone', phone],
    ] as const) {
      await form(page)
        .locator(`[name=${field}]`)
        .evaluate((element: HTMLInputElement, filled) => {
          element.value = filled
        }, value)
    }
    await submit(page).click()
    await expect(submit(page)).toHaveText('正在提交…')
    release()
    await accepted(page)
    expect(sent.map((fields) => [fields.get('name'), fields.get('phone')])).toEqual([['李雷', phone]])
  })

  for (const [what, meet] of [
    ['is gone after a deploy', (route: Route) => route.abort()],
    ['does not come in ten seconds', () => new Promise(() => {})],
  ] as const) {
    test(`a form whose code ${what} is posted by the browser, once`, async ({ page, request }) => {
      const phone = freshPhone()
      const sent = posts(page)
      const isLate = await lateScripts(page, immigration)
      await page.route('**/_next/static/chunks/**/*.js', (route) =>
        isLate(new URL(route.request().url()).pathname) ? meet(route) : route.continue(),
      )
      await open(page, immigration)
      await scriptsRun(page)
      await fill(page, phone)
      await submit(page).dblclick()
      await expect(page.getByRole('heading', { name: '资料已收到' })).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(await findLead(request, phone)).toMatchObject({ name: '王小明', verified: false })
    })
  }
})

test('Enter submits once, also held down, but not while a word is composed', async ({ page, request }) => {
  const phone = freshPhone()
  const sent = posts(page)
  await page.goto(immigration)
  await scriptsRun(page)
  await fill(page, phone, '')
  await form(page).getByLabel('姓名').focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'wang', selectionStart: 4, selectionEnd: 4 })
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  await keyboard.send('Input.insertText', { text: '王芳' })
  expect(sent).toHaveLength(0)
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // The popup may be closed again, because the held key presses its button.
  expect(await findLead(request, phone)).toMatchObject({ name: '王芳' })
  expect(sent).toHaveLength(1)
})

test('going back keeps the fields, and they can be sent', async ({ page, request }) => {
  const phone = freshPhone()
  await page.goto(immigration)
  await scriptsRun(page)
  await fill(page, phone)
  await form(page).getByLabel('意向国家').selectOption('希腊')
  await page.goto('/privacy')
  await page.goBack()
  await scriptsRun(page)
  await expect(form(page).getByLabel('姓名')).toHaveValue('王小明')
  await expect(form(page).getByLabel('意向国家')).toHaveValue('希腊')
  await submit(page).click()
  await accepted(page)
  expect(await findLead(request, phone)).toMatchObject({
    name: '王小明',
    fields: expect.objectContaining({ country: '希腊' }),
  })
})

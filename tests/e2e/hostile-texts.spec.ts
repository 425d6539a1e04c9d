import { type Browser, expect, type Locator, test } from '@playwright/test'
import { ownSite } from './own-site'
import { isBehindFront } from './run'
import { quietVisit } from './support'

/** Where the texts try to send something. No name of this kind exists. */
const elsewhere = 'marker.invalid'
/** What a text that runs would set. */
const mark = 'globalThis.hostileTextRan=1'

/** What somebody types, and what others read of it when that is not the same. */
const texts: readonly { typed: string; shown?: string }[] = [
  { typed: `<script>${mark};alert(1)</script>` },
  { typed: `"><img src=x onerror="${mark}"><b>粗</b>` },
  { typed: `<svg/onload=${mark}><svg><a xlink:href="javascript:${mark}">x</a></svg>` },
  { typed: `</p></li></ol><iframe srcdoc="<script>parent.${mark}</script>"></iframe>` },
  { typed: `<style>@import "//${elsewhere}/a.css"</style><link rel=stylesheet href=//${elsewhere}/b.css>` },
  { typed: `<form action="//${elsewhere}/c"><button autofocus onfocus="${mark}">x</button></form>` },
  { typed: `<a href="javascript:${mark}">按这里</a> javascript:${mark}` },
  { typed: `data:text/html,<script>${mark}</script>` },
  { typed: '&lt;b&gt; &amp;nbsp; &#60;i&#62; &#x3c;u&#x3e; \\u003cs\\u003e %3Cem%3E' },
  { typed: '{"__html":"<b>x</b>"} #{7*7} {{7*7}} <%= 7*7 %>' },
  { typed: `]]><!--</textarea></title><meta http-equiv=refresh content="0;url=//${elsewhere}/d">` },
  {
    typed: `\u202emth.fdp\u202c 费\u200b用\u200d\ufeff \u2066${elsewhere}\u2069`,
    shown: `mth.fdp 费用 ${elsewhere}`,
  },
  { typed: 'שלום العربية' },
  {
    typed: `https://www.meishi.example@${elsewhere}/receipt/1 www.${elsewhere} //${elsewhere} /receipt/call/x`,
  },
  { typed: 'W'.repeat(500) },
  { typed: `a${'\u0301'.repeat(120)}` },
]
const shownOf = ({ typed, shown }: { typed: string; shown?: string }) => shown ?? typed

/** As long as a consultant's name may be; everybody reads it. */
const hostileName = '<img/src=x onerror=alert(1)>李'

const site = ownSite(() => ({ LEAD_LINK_HOURS: '48' }))
test.skip(isBehindFront, 'a site of its own, without the front')

/** A browser of its own, and what its pages have done that no text may do. */
async function watchedPage(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await quietVisit(page)
  const deeds: string[] = []
  page.on('dialog', (dialog) => {
    deeds.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', () => deeds.push('another window'))
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url())
    if (to !== site.origin || pathname.endsWith('/x')) deeds.push(`request ${request.url()}`)
  })
  // What the policy of the site stops has run too.
  await page.exposeBinding('noteViolation', (_, what: string) => deeds.push(`violation ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(globalThis, 'noteViolation')(`${violatedDirective} ${blockedURI}`),
    )
  })
  return {
    page,
    /** Fails when a text of the page has run, left the page, or made it wider than the screen. */
    async expectInert() {
      expect(new URL(page.url()).origin).toBe(site.origin)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'hostileTextRan'))).toBeUndefined()
      expect(await page.locator('[onerror], [onload], [onfocus], [srcdoc], img[src=x]').count()).toBe(0)
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
      expect(deeds).toEqual([])
    },
    deeds,
  }
}

/** The texts of a place, each as often as it is there, with the breaks of the layout as one space. */
async function expectTexts(place: Locator, expected: readonly string[]) {
  for (const text of expected) await expect(place).toContainText(text.replace(/\s+/g, ' '))
}

/** The addresses behind the links of a place. */
const addressesIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))

async function say(form: Locator, label: string, button: string, text: string) {
  await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: button }).click()
}

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }

test('nothing that visitors and consultants write to each other runs', async ({ browser }) => {
  test.setTimeout(240_000)
  const visitor = await watchedPage(browser, desktop)
  await visitor.page.goto(`${site.origin}/chanel/uk`)
  // The first message comes from a program that fills in what the window fills in itself.
  const sent = await visitor.page.evaluate(
    async (fields) =>
      (await fetch('/apipc/v1/chat/messages', { method: 'POST', body: new URLSearchParams(fields) })).status,
    {
      id: crypto.randomUUID(),
      text: texts.map(shownOf)[0] ?? '',
      topic: '<svg/onload=alert(1)>',
      page: `javascript:${mark}`,
    },
  )
  expect(sent).toBe(200)
  await visitor.page.getByRole('link', { name: '在线咨询' }).first().click()
  const chat = visitor.page.getByRole('complementary')
  for (const { typed } of texts.slice(1)) {
    await say(chat, '输入问题', '发送', typed)
    await expect(chat.getByLabel('输入问题')).toHaveValue('')
  }
  const asked = chat.getByRole('log')
  await expectTexts(asked, texts.map(shownOf))

  const desk = await watchedPage(browser, phone)
  await desk.page.goto(await site.deskAddress())
  const row = desk.page.getByRole('list', { name: '会话' }).getByRole('link')
  // The list shows the beginning of the last message.
  await expectTexts(
    row,
    texts.slice(-1).map((text) => shownOf(text).slice(0, 30)),
  )
  await desk.expectInert()
  await row.click()
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('咨询：<svg/onload=alert(1)>')
  // The page that the program named is none of this site.
  await expect(desk.page.getByRole('link', { name: '访客所在的网页' })).toHaveCount(0)
  const log = desk.page.getByRole('log')
  await expectTexts(log, texts.map(shownOf))
  const reply = desk.page.locator('form').filter({ has: desk.page.getByLabel('回答') })
  await reply.getByLabel(/您的姓名/).fill(hostileName)
  for (const { typed } of texts) {
    await say(reply, '回答', '发给访客', `答 ${typed}`.slice(0, 500))
    await expect(reply.getByLabel('回答')).toHaveValue('')
  }
  const replies = texts.map((text) => `答 ${shownOf(text)}`.slice(0, 500))
  await expectTexts(log, [`顾问 ${hostileName}`, ...replies])
  await expectTexts(asked, [`顾问 ${hostileName}`, ...replies])
  await expect(chat.getByText(`顾问${hostileName}正在与您对话。`)).toBeVisible()

  // What people write is never a link; the answers of the search lead to pages of this site.
  expect(await addressesIn(log)).toEqual([])
  const led = await addressesIn(asked)
  expect(led.filter((address) => new URL(address).origin !== site.origin)).toEqual([])
  // Nothing may wait for the next drawing of the page.
  await desk.page.reload()
  await expectTexts(desk.page.getByRole('log'), replies)
  for (const one of [visitor, desk]) await one.expectInert()
})

test('nothing that a form or a consultant writes about a lead runs', async ({ browser }) => {
  test.setTimeout(180_000)
  const visitor = await watchedPage(browser, desktop)
  await visitor.page.goto(`${site.origin}/privacy`)
  const message = texts
    .map(shownOf)
    .filter((text) => text.length < 80)
    .join('\n')
    .slice(0, 500)
    .trim()
  const source = `<img src=x onerror="${mark}"><a href=//${elsewhere}>x</a>`
  const submit = (fields: Record<string, string>) =>
    visitor.page.evaluate(
      async (sent): Promise<{ code: number; data?: { receipt?: string } }> =>
        (
          await fetch('/apipc/v1/general_form_pc', {
            method: 'POST',
            headers: { Accept: 'application/json' },
            body: new URLSearchParams(sent),
          })
        ).json(),
      fields,
    )
  const lead = {
    phone: '13800138022',
    message,
    source,
    linkurl: `javascript:${mark}`,
    tool: `//${elsewhere}/t`,
  }
  // A name is letters: markup is refused, with the message of the form.
  expect(await submit({ ...lead, name: hostileName })).toMatchObject({ code: 1002 })
  const stored = await submit({ ...lead, name: 'O’Neil 李·明' })
  expect(stored).toMatchObject({ code: 0 })

  const desk = await watchedPage(browser, phone)
  const boardAddress = (await site.deskAddress()).replace('/receipt/call/chat/', '/receipt/call/')
  await desk.page.goto(boardAddress)
  const row = desk.page.getByRole('list', { name: /^线索/ }).getByRole('link')
  await expectTexts(row, [source])
  await desk.expectInert()
  await row.click()
  await expectTexts(desk.page.getByRole('region', { name: '想问什么' }), [source, ...message.split('\n')])
  expect(await addressesIn(desk.page.getByRole('region', { name: '想问什么' }))).toEqual([])
  const result = desk.page.getByRole('region', { name: '联系结果' })
  await result.getByLabel('您的姓名').fill(hostileName)
  await result.getByRole('radio', { name: '稍后' }).check()
  await result.getByLabel('备注').fill(message)
  await result.getByRole('button', { name: '记下结果' }).click()
  await expect(desk.page.getByRole('status')).toHaveText('已记下。')
  await expectTexts(result.getByRole('listitem'), [hostileName, ...message.split('\n')])
  await desk.expectInert()

  await desk.page.goto(boardAddress)
  await expectTexts(row, [source, `${hostileName}看过`, ...message.split('\n')])
  await desk.expectInert()

  await visitor.page.goto(new URL(stored.data?.receipt ?? '', site.origin).href)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.expectInert()
})

test('a text that did run would be noticed', async ({ browser }) => {
  const watched = await watchedPage(browser, desktop)
  await watched.page.goto(`${site.origin}/privacy`)
  await watched.page.evaluate(
    ([script, host]) =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<img src=x onerror="${script};alert('ran')"><img src="https://${host}/y">`,
      ),
    [mark, elsewhere],
  )
  await expect.poll(() => watched.deeds.map((deed) => deed.split(' ')[0])).toContain('dialog')
  await expect.poll(() => watched.deeds.join()).toContain(elsewhere)
  expect(await watched.page.evaluate(() => Reflect.get(globalThis, 'hostileTextRan'))).toBe(1)
})

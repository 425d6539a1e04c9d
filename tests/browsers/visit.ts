import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Engine, Visitor } from './visitor'

/** One page of each layout (specification §2). */
const layouts = [
  ['Default', '/'],
  ['noForm', '/map'],
  ['diy', '/special/study_cost'],
  ['None', '/special/dl_uk/entry'],
  ['Ruishi', '/special/ruishi'],
  ['special_tuofu', '/special/tuofu_cf'],
  ['special_ym', '/special/ym_us_niw'],
  ['special', '/special/dl_uk'],
  ['Tuofu', '/special/tuofu'],
  ['Yuyan', '/yylist'],
  ['Yy_linshi', '/special/yy_linshi'],
  ['mobile', '/m'],
] as const

/** Marks the chat and the notices as shown, so that nothing opens by itself in this visit. */
const quiet = `sessionStorage.setItem('visit-notices', 'chat,age,test')`

const until = <T>(attempt: () => Promise<T>) => vi.waitFor(attempt, { timeout: 20_000, interval: 100 })

/**
 * A visit with one of the browser engines that are used in China: every layout, both kinds of forms, dialogs, menus,
 * the calculator and the school list. The other browser tests run in a current Chromium; this one finds what an
 * engine lacks.
 * @param place one digit, by which the phone numbers of the engines differ
 */
export function testVisit(engine: Engine, place: number): void {
  describe(engine.name, () => describeVisit(engine, place))
}

function describeVisit({ start, keepsPages }: Engine, place: number): void {
  let visitor: Visitor
  const origin = inject('origin')

  beforeAll(async () => {
    visitor = await start()
    await visitor.open(`${origin}/privacy`)
    await visitor.run(quiet)
  })
  afterAll(async () => {
    await visitor?.close()
  })

  /** Opens a page and waits until its scripts run, which the progress bar of every page shows. */
  async function open(path: string) {
    await visitor.open(origin + path)
    await visitor.run(quiet)
    await until(async () => {
      expect(await visitor.run(`return document.querySelector('body > [data-ready]') !== null`)).toBe(true)
    })
  }

  const isShown = (css: string) =>
    visitor.run<boolean>(
      `const found = document.querySelector(${JSON.stringify(css)}); return found !== null && found.getClientRects().length > 0 && getComputedStyle(found).visibility === 'visible'`,
    )

  const textOf = (css: string) =>
    visitor.run<string>(`return document.querySelector(${JSON.stringify(css)})?.textContent ?? ''`)

  /** Clicks the first visible element of this kind with this name, as soon as it takes presses: a dialog that has just opened takes none. */
  async function press(css: string, called: string) {
    await until(async () => {
      const isFound = await visitor.run<boolean>(`
        for (const marked of document.querySelectorAll('[data-pressed]')) marked.removeAttribute('data-pressed')
        const found = [...document.querySelectorAll(${JSON.stringify(css)})].find((element) =>
          (element.getAttribute('aria-label') ?? element.textContent).trim().includes(${JSON.stringify(called)}) && element.getClientRects().length > 0 &&
          getComputedStyle(element).pointerEvents !== 'none')
        found?.setAttribute('data-pressed', '')
        return found !== undefined`)
      expect(isFound, `${css} called ${called}`).toBe(true)
    })
    await visitor.click('[data-pressed]')
  }

  async function codeFor(phone: string): Promise<string> {
    const masked = `${phone.slice(0, 3)}\\*{6}${phone.slice(-2)}`
    return until(async () => {
      const code = new RegExp(`${masked}: (\\d{6})`).exec(readFileSync(inject('serverLog'), 'utf8'))?.[1]
      if (code === undefined) throw new Error('no code in the log yet')
      return code
    })
  }

  /** The log shows only the first three and the last two digits, so these must differ. */
  const phoneOf = (form: number) => `138000000${place}${form}`

  test.each(layouts)('%s layout: %s is drawn within the window', async (_layout, path) => {
    for (const width of [1366, 390]) {
      await visitor.resize(width, 768)
      await open(path)
      expect(await isShown('main h1'), `a headline at ${width}`).toBe(true)
      const beyond = await visitor.run<number>(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(beyond, `pixels beyond ${width}`).toBeLessThanOrEqual(0)
    }
    await visitor.resize(1366, 768)
    expect(visitor.errors()).toEqual([])
  })

  test('digits are drawn without overlapping', async () => {
    await open('/privacy')
    // The overlap cannot be measured in the page, so the style that causes it is checked.
    const [spaced, isWebKit] = await visitor.run<[string, boolean]>(
      `return [getComputedStyle(document.body).textAutospace ?? '', CSS.supports('-webkit-hyphens', 'none')]`,
    )
    expect(isWebKit && spaced === 'normal').toBe(false)
  })

  test('a menu of the navigation opens and closes', async () => {
    await open('/')
    await press('nav button', '留学服务')
    await until(async () => expect(await isShown('nav a[href="/uk"]')).toBe(true))
  })

  test('the navigation of a narrow window can be reached', async () => {
    await visitor.resize(390, 768)
    await open('/')
    // Without popovers the navigation is part of the page and has no button.
    if (!(await isShown('#site-menu a[href="/yxk"]'))) await press('header button', '菜单')
    await until(async () => expect(await isShown('#site-menu a[href="/yxk"]')).toBe(true))
    await visitor.resize(1366, 768)
  })

  test('a form with a code is sent; its dialog opens and closes', async () => {
    const phone = phoneOf(1)
    await open('/')
    await visitor.type('#consult input[name=name]', '王小明')
    await visitor.type('#consult input[name=phone]', phone)
    await press('#consult button', '获取验证码')
    await visitor.type('#consult input[name=code]', await codeFor(phone))
    await visitor.click('#consult form button[type=submit]')
    await until(async () => expect(await textOf('dialog[open]')).toContain('资料提交成功'))
    await press('dialog[open] button', '等待来电')
    await until(async () => expect(await isShown('dialog')).toBe(false))
  })

  test('a form that asks for the code in its dialog is sent', async () => {
    const phone = phoneOf(2)
    await open('/special/tuofu')
    await visitor.type('#consult input[name=name]', '赵敏')
    await visitor.type('#consult input[name=phone]', phone)
    await visitor.click('#consult form button[type=submit]')
    await until(async () => expect(await textOf('dialog[open]')).toContain(`${phone.slice(0, 3)}******`))
    await press('dialog[open] button', '获取验证码')
    await visitor.type('dialog[open] input[name=code]', await codeFor(phone))
    await press('dialog[open] button', '提交')
    await until(async () => expect(await textOf('dialog[open]')).toContain('资料提交成功'))
  })

  test('a panel of the floating window opens and closes', async () => {
    await open('/privacy')
    await press('aside button', '留学方案')
    await until(async () => expect(await isShown('#widget-panel-plan input[name=phone]')).toBe(true))
    await press('aside button', '关闭留学方案评估')
    await until(async () => expect(await isShown('#widget-panel-plan input[name=phone]')).toBe(false))
  })

  test('the calculator gives a result', async () => {
    await open('/special/study_cost')
    await visitor.run(`document.querySelector('#country').value = 'uk'`)
    await press('main form button[type=submit]', '计算费用')
    await until(async () => expect(await isShown('#result')).toBe(true))
  })

  if (keepsPages) {
    test.each(['/privacy', '/yxk?country=uk'])(
      'going back to %s restores the page as it was',
      async (path) => {
        // Firefox discards one page in twenty, because it counts the request that leaves the page as an open one (its
        // log: 'requests in the loadgroup'), so the test tries again. A page that Firefox may not keep never passes.
        await until(async () => {
          await open(path)
          await visitor.run('window.wasLeft = true')
          await open('/touchus')
          await visitor.run('history.back()')
          await until(async () =>
            expect(await visitor.run('return location.pathname + location.search')).toBe(path),
          )
          expect(await visitor.run('return window.wasLeft ?? false')).toBe(true)
        })
      },
    )
  }

  test('the school list finds a school', async () => {
    await open('/yxk')
    await visitor.type('#filter-q', 'Oxford')
    await press('main form button[type=submit]', '查看结果')
    await until(async () => {
      expect(await visitor.run<string>('return location.search')).toContain('q=Oxford')
      expect(await textOf('main table')).toContain('牛津大学')
    })
  })
}

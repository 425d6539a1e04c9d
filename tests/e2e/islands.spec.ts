import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import { findLead, freshAddress, freshPhone, quietVisit, scriptsRun } from './support'

const form = (page: Page) => page.locator('#consult form')
const submit = (page: Page) => form(page).locator('button[type=submit]')

/** The page once all has come that comes by itself. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await scriptsRun(page)
  await page.waitForLoadState('networkidle')
}

/**
 * Opens the home page and has `meet` deal with each script that its HTML does not name, as its code that comes behind the page. Does not wait
 * for the load event, which waits for those that were asked for early.
 */
async function openHomeMeetingLateScripts(page: Page, meet: (route: Route) => Promise<void>) {
  const html = await (await page.request.get('/')).text()
  await page.route('**/_next/static/chunks/**', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : meet(route),
  )
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await scriptsRun(page)
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

test('the rail opens WeChat to the mouse whose coming loads it', async ({ page }) => {
  await open(page, '/privacy')
  await page.getByRole('button', { name: '微信咨询' }).hover()
  await expect(page.getByRole('group', { name: '微信咨询' })).toBeVisible()
})

test('a rail that was folded stays so on the next page', async ({ page }) => {
  await open(page, '/privacy')
  await page.getByRole('button', { name: '收起' }).click()
  await expect(page.getByRole('button', { name: '展开咨询栏' })).toBeFocused()
  await page.goto('/gpa')
  await expect(page.getByRole('button', { name: '展开咨询栏' })).toBeVisible()
})

test('parts that stand in the markup once come with the page that is navigated to', async ({ page }) => {
  await open(page, '/headlines')
  // Whether the hero had its picture when it came.
  const together = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const hero = document.querySelector('#page-title')?.closest('section')
          if (hero) resolve(hero.querySelector('figure table') !== null)
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  await page.locator('header a[href="/"]').first().click()
  expect(await together).toBe(true)
  await expect(page.getByRole('heading', { name: '去读硕士' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '先自己算一算' })).toBeVisible()

  await page.locator('main a[href="/special/study_cost"]').first().click()
  await expect(page.getByRole('heading', { name: '怎么算，哪些没算' })).toBeVisible()
  await page.goBack()
  await page.locator('main a[href="/yxk"]').first().click()
  await expect(page.getByRole('heading', { name: '怎么读这份名单' })).toBeVisible()
})

test('going back to a page finds the place where it was left', async ({ page }) => {
  let scripts = 0
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1
    pending.add(request)
  })
  const end = (request: Request) => pending.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 6_000))
  const scriptsBefore = scripts
  await page.getByRole('contentinfo').locator('a[href="/map"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/map')
  // The code of what was left.
  await expect.poll(() => scripts - scriptsBefore).toBeGreaterThan(3)
  await expect.poll(() => pending.size).toBe(0)
  await page.goBack()
  await expect(page.locator('#page-title')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6_000)
})

test.describe('the header', () => {
  const menu = (page: Page) => page.getByRole('button', { name: '留学服务' })
  const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: '英国' })

  test('opens a menu under the mouse before its code is there, and keeps it open when it is', async ({
    page,
  }) => {
    const { promise: come, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await openHomeMeetingLateScripts(page, async (route) => {
      await come
      await route.continue()
    })
    await menu(page).hover()
    await expect(entry(page)).toBeVisible()
    const frames = await entry(page).evaluateHandle((link) => {
      const seen = new Set<string>()
      const look = () => {
        seen.add(`${link.closest('header')?.dataset.scripts} ${getComputedStyle(link).visibility}`)
        requestAnimationFrame(look)
      }
      look()
      return seen
    })
    letScriptsCome()
    await expect(page.locator('header[data-scripts=awake]')).toBeAttached()
    expect(await frames.evaluate((seen) => [...seen])).toEqual(['asleep visible', 'awake visible'])
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 700)
    await expect(entry(page)).toBeHidden()
  })

  test('opens the chat about a country that was pressed before its code is there', async ({ page }) => {
    const { promise: come, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await openHomeMeetingLateScripts(page, async (route) => {
      await come
      await route.continue()
    })
    await menu(page).hover()
    await page.getByRole('banner').getByRole('link', { name: '德国' }).click()
    letScriptsCome()
    await expect(page.getByRole('complementary', { name: '咨询德国留学' })).toBeVisible()
  })

  test('opens no menu for the focus alone, and answers the first key', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
    await page.keyboard.press('Tab')
    const branches = page.getByRole('button', { name: '全球分公司' })
    await expect(branches).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: '北京' })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(branches).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('banner').getByRole('link', { name: '北京' })).toBeFocused()
  })

  test('whose code is gone after a deploy opens its menus on hovering and focus', async ({ page }) => {
    await openHomeMeetingLateScripts(page, (route) => route.abort())
    await expect(page.locator('header:not([data-scripts])')).toBeAttached()
    await menu(page).focus()
    await expect(entry(page)).toBeVisible()
    await page.getByRole('searchbox', { name: '站内搜索' }).focus()
    await expect(entry(page)).toBeHidden()
    await menu(page).hover()
    await expect(entry(page)).toBeVisible()
  })

  test('of another layout is there with its page', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const missing: string[] = []
      Object.assign(window, { missing })
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent ?? ''
        if (document.querySelector('header') === null) missing.push(heading)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: '大学排名' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /排名/ })).toBeVisible()
    await expect(page).toHaveURL(/\/special\/ranking$/)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { missing: string[] }).missing)).toEqual([])
  })

  test('finds words without loading anew, and sends an empty box on to OSSD', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    const box = page.getByRole('searchbox', { name: '站内搜索' })
    await box.fill('  伦敦 ')
    await box.press('Enter')
    await expect(page.getByRole('searchbox', { name: '要找什么' })).toHaveValue('伦敦')
    await expect(page).toHaveURL(/\?Keyword=%E4%BC%A6%E6%95%A6$/)
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    await expect(box).toBeFocused()
    await box.fill('')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/special\/ossd$/)
  })
})

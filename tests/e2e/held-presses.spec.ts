import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './soundness'
import { freshAddress, openUntilNotice } from './support'

// A real press lasts a tenth of a second. What moves while it lasts takes the press away from the control that it began on.

const chat = (page: Page) => page.getByRole('complementary', { name: '在线咨询', exact: true })

/** Presses as a hand does: down, at least one frame, up at the same place. */
async function press(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error('nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve(null)), 100)),
  )
  await page.mouse.up()
}

/** Opens a page on which only the given notice is still due, and shown. */
async function visit(page: Page, path: string, due: 'age' | 'chat' | 'test' | 'nothing', at?: Date) {
  const done = ['age', 'chat', 'test'].filter((notice) => notice !== due).join(',')
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('visit-notices') === null) sessionStorage.setItem('visit-notices', stored)
  }, done)
  await openUntilNotice(page, path, at)
}

/** What opens by itself leaves the page behind it usable. */
const hasNoFocus = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() }))

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion }))

    /** Only where nothing moves: what is still coming has other colours. */
    const expectSoundPart = async (page: Page, part?: string) => {
      if (reducedMotion === 'reduce') await expectAccessible(page, part)
    }

    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
      [390, 844],
    ] as const) {
      test(`the chat that opened by itself closes at the first press at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await visit(page, '/privacy', 'chat')
        await expect(chat(page)).toBeVisible()
        expect(await hasNoFocus(page)).toBe(true)
        await expectSoundPart(page, 'aside')
        await press(page, chat(page).getByRole('button', { name: '关闭在线咨询' }))
        await expect(chat(page)).toBeHidden()
        expect(await page.evaluate(() => sessionStorage.getItem('visit-notices'))).toContain('chat')
      })
    }

    for (const [role, name] of [
      ['link', '400-683-6883'],
      ['button', /？$/],
      ['textbox', '输入问题'],
      ['button', '发送'],
    ] as const) {
      test(`the ${role} ${name} of the small chat takes its first press`, async ({ page }) => {
        await page.setViewportSize({ width: 1366, height: 768 })
        await visit(page, '/privacy', 'chat')
        await expect(chat(page)).toBeVisible()
        const control = chat(page).getByRole(role, { name }).first()
        await control.evaluate((element) => {
          element.addEventListener('click', (event) => {
            event.preventDefault()
            element.setAttribute('data-pressed', '')
          })
        })
        await press(page, control)
        await expect(control).toHaveAttribute('data-pressed')
      })
    }

    test('the one-line chat opens at the first press', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, '/privacy', 'chat')
      await expect(chat(page)).toBeVisible()
      await press(page, chat(page).getByRole('button', { name: '打开咨询' }))
      await expect(chat(page).getByRole('textbox', { name: '输入问题' })).toBeVisible()
      await press(page, chat(page).getByRole('button', { name: '关闭在线咨询' }))
      await expect(chat(page)).toBeHidden()
    })

    for (const [notice, label, name] of [
      ['age', '使用提示', '我知道了'],
      ['test', '性格测试', '关闭性格测试的提示'],
    ] as const) {
      test(`the notice ${notice} closes at the first press`, async ({ page }) => {
        await page.setViewportSize({ width: 1366, height: 768 })
        await visit(page, '/privacy', notice, new Date('2026-07-01T04:00:00Z'))
        const shown = page.getByRole('complementary', { name: label, exact: true })
        await expect(shown).toBeVisible()
        expect(await hasNoFocus(page)).toBe(true)
        await expectSoundPart(page, `[aria-label="${label}"]`)
        await press(page, shown.getByRole('button', { name }))
        await expect(shown).toBeHidden()
      })
    }

    for (const width of [1440, 1280, 390, 320]) {
      test(`every control of the floating window takes its first press, and its panels fit, at ${width}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, '/privacy', 'nothing')
        await page.waitForLoadState('networkidle')
        for (const [item, panel] of [
          ['在线咨询', '在线咨询'],
          ['微信咨询', '微信咨询'],
          ['电话咨询', '电话咨询'],
          ['留学方案', '留学方案评估'],
        ] as const) {
          const opened = page.getByRole('group', { name: panel })
          await press(page, page.getByRole('button', { name: item, exact: true }))
          await expect(opened).toBeVisible()
          await expectSoundPart(page)
          const { x = -1, width: wide = width } = (await opened.boundingBox()) ?? {}
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + wide).toBeLessThanOrEqual(width)
          await press(page, opened.getByRole('button', { name: /^关闭/ }))
          await expect(opened).toBeHidden()
        }
        const banner = page.getByRole('list', { name: '推荐' }).getByRole('button').first()
        await press(page, banner)
        await expect(banner).toHaveAttribute('aria-expanded', 'true')
        await press(page, banner)
        await expect(banner).toHaveAttribute('aria-expanded', 'false')
        await press(page, page.getByRole('button', { name: '收起', exact: true }))
        await press(page, page.getByRole('button', { name: '展开咨询栏' }))
        await expect(page.getByRole('button', { name: '在线咨询', exact: true })).toBeVisible()
      })
    }
  })
}

test('a second tap goes through a popup that has just opened', async ({ page }) => {
  await visit(page, '/special/ym_us_niw', 'nothing')
  await page.route('**/apipc/v1/general_form_pc', (route) =>
    route.fulfill({ json: { code: 0, data: { msg: '' } } }),
  )
  const form = page.locator('main form').last()
  await form.getByLabel('姓名').fill('周杰')
  await form.getByLabel('手机号').fill('13800138000')
  const stop = await page.addStyleTag({ content: 'dialog * { animation-play-state: paused !important }' })
  await form.getByLabel('手机号').press('Enter')
  const close = page.getByRole('dialog').getByRole('button', { name: '等待来电' })
  await expect(close).toBeVisible()
  const isOnTop = () =>
    close.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(await isOnTop()).toBe(false)
  await stop.evaluate((style) => style.parentNode?.removeChild(style))
  await expect.poll(isOnTop).toBe(true)
})

test('a held Enter does not close the popup that it opened', async ({ page }) => {
  await visit(page, '/special/ym_us_niw', 'nothing')
  await page.route('**/apipc/v1/general_form_pc', (route) =>
    route.fulfill({ json: { code: 0, data: { msg: '资料提交成功,美世留学老师将在第一时间联系您' } } }),
  )
  const form = page.locator('main form').last()
  await form.getByLabel('姓名').fill('周杰')
  await form.getByLabel('手机号').fill('13800138000')
  await page.keyboard.down('Enter')
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  // The key repeats as long as it is held.
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await expect(popup).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
})

for (const path of ['/privacy', '/special/uk_yjs']) {
  test(`the first suggestion is in sight and takes its first press at every width: ${path}`, async ({
    page,
  }) => {
    for (const width of [901, 1024, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 })
      await visit(page, path, 'nothing')
      const header = page.getByRole('banner')
      await header.getByLabel('站内搜索').fill('曼彻斯特')
      const first = header.getByRole('option', { name: /^曼彻斯特大学/ })
      await expect(first).toBeVisible()
      const covered = await first.evaluate((option) => {
        const { left, top, width, height } = option.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part] as const)
        return points.filter((point) => !option.contains(document.elementFromPoint(...point)))
      })
      expect(covered, `${width}`).toEqual([])
      await expectAccessible(page, 'header')
      await press(page, first)
      await expect(page).toHaveURL('/yxk/uk-university-of-manchester')
    }
  })
}

import { expect, type Page, test } from '@playwright/test'
import { freshAddress, openUntilNotice } from './support'

// What opens by itself on a first visit covers neither what has the focus nor the page's first button, nor a form.

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const ageNotice = (page: Page) => page.getByRole('complementary', { name: '使用提示' })

/** Of nine points of the element with the focus: whether one shows it. Null when nothing has the focus. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (focused === null || focused === document.body) return null
    const shown = focused.matches('input[type="radio"], input[type="checkbox"]')
      ? (focused.closest('label') ?? focused.parentElement ?? focused)
      : focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    return parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height)
        return found !== null && (shown.contains(found) || found.contains(shown))
      }),
    )
  })

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  // 1280 × 1024 and 1440 × 900 at 400 %.
  [320, 256],
  [360, 225],
] as const) {
  for (const path of ['/touchus', '/us', '/special/ym_us_niw']) {
    test(`nothing that has the focus is wholly covered on ${path} at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openUntilNotice(page, path)
      await expect(ageNotice(page)).toBeVisible()
      const covered: string[] = []
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press('Tab')
        const isInSight = await isFocusInSight(page)
        if (isInSight !== false) continue
        covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''))
      }
      expect(covered).toEqual([])
    })
  }
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const) {
  for (const path of [
    '/',
    '/us',
    '/uk',
    '/yxk',
    '/special/ossd',
    '/special/ym_us_niw',
    '/touchus',
    '/m/us',
  ]) {
    test(`the age notice leaves the title and the first button of ${path} free at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openUntilNotice(page, path)
      await expect(ageNotice(page)).toBeVisible()
      const button = page
        .locator('main')
        .locator('button, a[class*="button"]')
        .filter({ visible: true })
        .first()
      const covering = await ageNotice(page).boundingBox()
      for (const element of [page.locator('main h1'), button]) {
        const free = await element.boundingBox()
        if (covering === null || free === null) throw new Error('no notice, no title or no button')
        const overlaps =
          covering.x < free.x + free.width &&
          free.x < covering.x + covering.width &&
          covering.y < free.y + free.height &&
          free.y < covering.y + covering.height
        expect(overlaps).toBe(false)
      }
    })
  }
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const) {
  for (const path of [
    '/special/ym_us_niw',
    '/special/ossd',
    '/special/yasi',
    '/yxk/uk-university-college-london',
  ]) {
    test(`on ${path}, with a form in sight, the chat opens as one line at ${width}`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('visit-notices', 'age,test'))
      await page.setViewportSize({ width, height })
      await openUntilNotice(page, path)
      const chat = page.getByRole('complementary', { name: '在线咨询', exact: true })
      await expect(chat).toBeVisible()
      const box = await chat.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(57)
      // The submit button can be pressed where it is, or scrolled clear of the line.
      const submit = page.locator('main form button[type="submit"]').filter({ visible: true }).first()
      await submit.focus()
      expect(await isFocusInSight(page)).toBe(true)
      await expect(chat).toBeVisible()
    })
  }
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const) {
  for (const path of ['/us', '/headlines']) {
    test(`on ${path} the chat gives way to the form that comes into sight at ${width}`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('visit-notices', 'age,test'))
      await page.setViewportSize({ width, height })
      await openUntilNotice(page, path)
      const chat = page.getByRole('complementary', { name: '在线咨询', exact: true })
      await expect(chat.getByRole('textbox', { name: '输入问题' })).toBeVisible()
      const submit = page.locator('main form button[type="submit"]').filter({ visible: true }).last()
      for (const block of ['center', 'start', 'end'] as const) {
        await submit.evaluate((button, at) => button.scrollIntoView({ block: at }), block)
        await expect
          .poll(() =>
            submit.evaluate((button) => {
              const { left, top, width, height } = button.getBoundingClientRect()
              const places = [0.1, 0.5, 0.9].map((part) => [left + part * width, top + height / 2] as const)
              return places.every((place) => button.contains(document.elementFromPoint(...place)))
            }),
          )
          .toBe(true)
      }
      await expect(chat.getByRole('button', { name: '打开咨询' })).toBeVisible()
    })
  }
}

/** The share of the window that elements with a fixed position cover, measured at 40 × 40 points. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    const steps = Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40)
    const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight] as const))
    return points.filter(([x, y]) => isFixed(document.elementFromPoint(x, y))).length / points.length
  })

for (const path of ['/uk', '/special/ym_us_niw']) {
  // 1440 × 900 at 400 %.
  test(`in a low window ${path} itself can be read, and the bar is at its end`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 })
    await page.goto(path)
    await expect(ageNotice(page)).toBeVisible({ timeout: 15_000 })
    expect(await coveredShare(page)).toBeLessThanOrEqual(0.25)
    await ageNotice(page).getByRole('button', { name: '我知道了' }).click()
    await expect(ageNotice(page)).toBeHidden()
    expect(await coveredShare(page)).toBeLessThanOrEqual(0.25)
    await page.getByRole('button', { name: '电话咨询' }).click()
    await expect(page.getByRole('group', { name: '电话咨询' })).toBeInViewport()
  })
}

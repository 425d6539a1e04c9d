import { expect, type Page, test } from '@playwright/test'
import { withoutRing } from './focus'
import { expectAccessible } from './soundness'
import { quietVisit } from './support'

/** The page of all primitives with their variants. What is right here is right on every page that uses them. */
const address = '/preview/components'

test.beforeEach(({ page }) => quietVisit(page))

const overflow = (page: Page) => () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const) {
  test(`the primitives at ${width} fit, have names, and show the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    await expect.poll(overflow(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    expect(await withoutRing(page, 'main')).toEqual([])
  })
}

test('a dialog has its name, its ring and its end', async ({ page }) => {
  await page.goto(address)
  for (const width of ['窄', '宽']) {
    const opener = page.getByRole('button', { name: `打开${width}的窗口` })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '窗口的标题' })
    await expect(dialog.getByRole('button', { name: '知道了' })).toBeFocused()
    await expectAccessible(page, 'dialog')
    expect(await withoutRing(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the primitives fit and show the focus', async ({ page }) => {
    await page.goto(address)
    await expect.poll(overflow(page)).toBeLessThanOrEqual(0)
    expect(await withoutRing(page, 'main')).toEqual([])
  })

  test('what is drawn by a background alone is still drawn', async ({ page }) => {
    const marks = await marksIn(page, 'none', 1)
    expect(marks.length).toBeGreaterThan(20)
    const still = new Set(await marksIn(page, 'active', 3))
    expect(marks.filter((mark) => !still.has(mark))).toEqual([])
  })

  test('fields have an edge, and their states are told apart', async ({ page }) => {
    await page.goto(address)
    const edge = (id: string) =>
      page.locator(`#${id}`).evaluate((field) => {
        const { borderStyle, borderWidth, borderColor, outlineStyle, outlineColor, color } =
          getComputedStyle(field)
        return { borderStyle, borderWidth, borderColor, outlineStyle, outlineColor, color }
      })
    for (const kind of ['text', 'select', 'area']) {
      const plain = await edge(`${kind}-plain`)
      expect(plain, kind).toMatchObject({ borderStyle: 'solid' })
      expect(await edge(`${kind}-error`), kind).not.toEqual(plain)
      expect(await edge(`${kind}-disabled`), kind).not.toEqual(plain)
    }
    const [chosen, other] = await page
      .getByRole('group', { name: '层次', exact: true })
      .locator('label')
      .all()
    await chosen?.getByRole('radio').check()
    const lookOf = (choice: typeof chosen) =>
      choice?.evaluate((label) => {
        const { borderColor, borderWidth, outlineStyle } = getComputedStyle(label)
        return { borderColor, borderWidth, outlineStyle }
      })
    await page.locator('h1').click()
    expect(await lookOf(chosen)).not.toEqual(await lookOf(other))
  })
})

/** Opened anew in these colours: Chromium gives parts of a page that is already open their new colours one frame later. */
async function marksIn(page: Page, forcedColors: 'none' | 'active', contrast: number) {
  await page.emulateMedia({ forcedColors })
  await page.goto(address)
  // A browser does not style what is in a closed fold.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  return drawnMarks(page, contrast)
}

/**
 * Boxes without words that differ from what is behind them by their background or their border: marks of bars, signs, lines. They are
 * named by their places in the page.
 * @param contrast the ratio that a mark must have at least
 */
const drawnMarks = (page: Page, contrast: number) =>
  page.evaluate((least) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const differs = (colour: string, ground: string) => {
      const [dark = 0, light = 0] = [luminance(colour), luminance(ground)].sort((one, other) => one - other)
      return colour !== ground && (light + 0.05) / (dark + 0.05) >= least
    }
    const isClear = (colour: string) => colour === 'transparent' || /^rgba.*[,/] ?0\)$/.test(colour)
    const behind = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor
    }
    const isDrawn = (style: CSSStyleDeclaration, ground: string) =>
      (!isClear(style.backgroundColor) && differs(style.backgroundColor, ground)) ||
      style.backgroundImage !== 'none' ||
      ['Top', 'Right', 'Bottom', 'Left'].some(
        (side) =>
          style[`border${side}Width` as 'borderTopWidth'] !== '0px' &&
          style[`border${side}Style` as 'borderTopStyle'] !== 'none' &&
          differs(style[`border${side}Color` as 'borderTopColor'], ground) &&
          !isClear(style[`border${side}Color` as 'borderTopColor']),
      )
    return [...document.querySelectorAll('main *')].flatMap((element, at) => {
      if (element.closest('svg') !== null || element.getClientRects().length === 0) return []
      const name = `${at} ${element.tagName} ${element.closest('section')?.querySelector('h2, h3')?.textContent}`
      const parts = ['::before', '::after'].filter((part) => {
        const style = getComputedStyle(element, part)
        return (
          ['""', 'counter'].some((content) => style.content.startsWith(content)) &&
          isDrawn(style, behind(element))
        )
      })
      const isEmpty =
        element.textContent?.trim() === '' && !element.matches('input, select, textarea, img, hr')
      const own =
        isEmpty &&
        element.children.length === 0 &&
        isDrawn(getComputedStyle(element), behind(element.parentElement))
      return [...parts.map((part) => `${name} ${part}`), ...(own ? [name] : [])]
    })
  }, contrast)

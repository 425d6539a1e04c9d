import { expect, type Page, test } from '@playwright/test'
import { quietVisit } from './support'

/** A page for each way of drawing values: bars, strips, squares of days, marks in a grid, fields. */
const addresses = [
  '/special/study_cost?country=uk&level=master',
  '/yxk?country=uk',
  '/yxk/uk-university-college-london',
]

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => quietVisit(page))

for (const address of addresses)
  test(`what is drawn by a background alone is still drawn in forced colours: ${address}`, async ({
    page,
  }) => {
    const marks = await marksIn(page, address, 'none', 1)
    expect(marks.length).toBeGreaterThan(5)
    const still = new Set(await marksIn(page, address, 'active', 3))
    expect(marks.filter((mark) => !still.has(mark))).toEqual([])
  })

/** Opened anew in these colours: Chromium gives parts of a page that is already open their new colours one frame later. */
async function marksIn(page: Page, address: string, forcedColors: 'none' | 'active', contrast: number) {
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

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { quietVisit } from './support'

const widths = [320, 390, 1440]
const phoneWidth = 720
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Opens a page and expects no console error, no horizontal scrolling at any width, no small letters in fields of phones, and no serious
 * accessibility fault.
 */
export async function expectSound(page: Page, url: string): Promise<void> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await quietVisit(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // The layout changes some time after the window has its new size.
    await expect.poll(overflow, { message: `horizontal overflow at ${width}` }).toBeLessThanOrEqual(0)
    if (width < phoneWidth) expect(await page.evaluate(smallFields), `fields at ${width}`).toEqual([])
  }
  await expectAccessible(page)
  expect(problems).toEqual([])
}

/** Fields whose letters are smaller than 16 px: iOS enlarges the page when one gets the focus. */
const smallFields = () =>
  [
    ...document.querySelectorAll(
      'input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea',
    ),
  ]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.getAttribute('name') ?? field.tagName)

/** Expects no serious accessibility fault in the page as it is now, or in the part of a selector. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

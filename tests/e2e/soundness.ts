import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readLayout } from './layout'
import { quietVisit } from './support'

const smallest = 320
const widest = 1440

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The short form: a page reads it in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Without 2.5.3: its check compares whole words and knows none of Chinese, so that 微信二维码 does not contain 微信. See otherwiseNamed. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe calls experimental, and that are right here. */
const further = ['td-has-header', 'table-fake-caption']

type AccessibilityFault = { id: string; impact: string; places: string[] }

/**
 * Opens a page and expects no console error, no horizontal scrolling at any width, no small letters in fields of phones, no
 * accessibility fault, and nothing that moves or is torn.
 */
export async function expectSound(page: Page, url: string): Promise<void> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await quietVisit(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Set before the page comes: after a change of width the styles of the old one stay for some frames.
  await page.setViewportSize({ width: widest, height: 900 })
  await page.goto(url)
  await expectAccessible(page)
  problems.push(...(await readLayout(page)).faults)
  for (const width of [widest, smallest]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow, { message: `horizontal overflow at ${width}` }).toBeLessThanOrEqual(0)
  }
  await expect.poll(() => page.evaluate(smallFields), { message: 'fields of phones' }).toEqual([])
  expect(problems).toEqual([])
}

/** Fields whose letters are smaller than 16 px: iOS enlarges the page when one gets the focus. */
export const smallFields = () =>
  [
    ...document.querySelectorAll(
      'input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea',
    ),
  ]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.getAttribute('name') ?? field.tagName)

/** Expects no accessibility fault in the page as it is now, or in the part of a selector. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findAccessibilityFaults(page, part)).toEqual([])
}

/** The size of targets is one of the rules of a page, which know that a link may reach beyond its words; axe does not. */
export const faultsOnPhone = (page: Page) => findAccessibilityFaults(page, undefined, ['target-size'])

/**
 * The faults of accessibility in the page, or in the part of a selector. The check runs in the page itself and answers only with faults:
 * the driver of axe for this browser collects every element that is right, which takes five times as long.
 */
async function findAccessibilityFaults(
  page: Page,
  part?: string,
  without: readonly string[] = [],
): Promise<AccessibilityFault[]> {
  await page.evaluate(axeSource)
  const named = await page.evaluate(otherwiseNamed, part)
  const faults = await page.evaluate(
    async ({ selector, values, on, off }) => {
      const options: axe.RunOptions = {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries([
          ...on.map((id) => [id, { enabled: true }]),
          ...off.map((id) => [id, { enabled: false }]),
        ]),
        resultTypes: ['violations'],
      }
      const { violations } = await window.axe.run(selector ?? document, options)
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? '',
        places: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    { selector: part, values: rules, on: further, off: without },
  )
  return named.length === 0
    ? faults
    : [...faults, { id: 'label-content-name-mismatch', impact: 'serious', places: named }]
}

/** Links and buttons that do not have the words on them in their name (2.5.3), as who speaks to the page calls them. Spaces and punctuation do not count. */
function otherwiseNamed(selector: string | undefined): string[] {
  const wordsOf = (text: string | null) =>
    (text ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}\p{S}]/gu, '')
  const root = selector === undefined ? document : document.querySelector(selector)
  return [...(root?.querySelectorAll(':is(a, button, summary)[aria-label]') ?? [])]
    .filter((control) => {
      const seen = control.cloneNode(true) as Element
      for (const hidden of seen.querySelectorAll('[aria-hidden="true"], .sr-only')) hidden.remove()
      return !wordsOf(control.getAttribute('aria-label')).includes(wordsOf(seen.textContent))
    })
    .map((control) => `${control.textContent} is named ${control.getAttribute('aria-label')}`)
}

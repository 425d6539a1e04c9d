import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Budget, type PageBudget, smallTextShare } from '../support/page-budgets'
import { scriptsRun } from './support'

const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  },
  wide: { viewport: { width: 1366, height: 768 } },
}

/** How much longer a page with a picture of data may be. */
const longer: Record<keyof typeof devices, (budget: Budget) => Budget> = {
  phone: ({ screens, form, ...rest }) => ({
    ...rest,
    screens: screens + 1,
    ...(form !== undefined && { form: form + 1 }),
  }),
  wide: ({ screens, ...rest }) => ({ ...rest, screens: screens * 1.25 }),
}

/** Tolerance, because fonts and line lengths differ between machines. */
const tolerance = 1.1

/**
 * Adds one test for each device: the length of the page, the position of its answer and its first form, the words
 * before the answer, its fields, and on the phone the share of small text.
 */
export function testBudgets(budgets: readonly PageBudget[]) {
  for (const budget of budgets) {
    for (const device of ['phone', 'wide'] as const) {
      test(`${budget.kind} (${budget.path}), ${device}: within its budget`, async ({ browser, baseURL }) => {
        const { found, longest } = await measure(browser, `${baseURL}${budget.path}`, device)
        const { answer } = budget[device]
        const { screens, form } = budget.hasPlot ? longer[device](budget[device]) : budget[device]
        const { reached } = budget
        const { height } = devices[device].viewport
        const limit = (most: number, now = 0) => Math.max(most, now) * tolerance
        expect
          .soft(found.height / height, `length in screens; longest part: ${longest}`)
          .toBeLessThanOrEqual(limit(screens, device === 'wide' ? reached.wideScreens : 0))
        if (answer !== undefined) {
          expect.soft(found.answer, 'y of the answer').not.toBeNull()
          expect.soft(found.answer ?? 0, 'y of the answer').toBeLessThanOrEqual(limit(answer))
        }
        if (form !== undefined && found.form !== null)
          expect.soft(found.form / height, 'screens before the form').toBeLessThanOrEqual(limit(form))
        if (budget.signs !== undefined && found.signs !== null)
          expect
            .soft(found.signs, 'signs before the answer')
            .toBeLessThanOrEqual(limit(budget.signs, reached.signs))
        if (budget.fields !== undefined) {
          // Wide screens show one more field if there is space for it.
          const most = Math.max(device === 'wide' ? budget.fields + 1 : budget.fields, reached.fields ?? 0)
          expect.soft(found.fields, 'fields in sight').toBeLessThanOrEqual(most)
        }
        if (device === 'phone') {
          const { all, small, texts } = found.smallText
          expect
            .soft(small / all, `share of text of 14 px or less; longest: ${texts}`)
            .toBeLessThanOrEqual(Math.max(smallTextShare, reached.smallText ?? 0))
        }
      })
    }
  }
}

async function measure(browser: Browser, address: string, device: keyof typeof devices) {
  const context = await browser.newContext({ ...devices[device], ignoreHTTPSErrors: true, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await scriptsRun(page)
    return await read(page)
  } finally {
    await context.close()
  }
}

const read = (page: Page) =>
  page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top + scrollY
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    const isFixed = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).position === 'fixed') return true
      }
      return false
    }
    const first = (selector: string, isWanted: (element: Element) => boolean = () => true) =>
      [...document.querySelectorAll(selector)].find((element) => isSeen(element) && isWanted(element))
    const main = document.querySelector('main') ?? document.body
    const heading = first('h1')
    const answer = first('[data-answer=""], [data-answer="true"]')
    const form = first('form:has(input[type="tel"])', (element) => !isFixed(element))
    let signs: number | null = null
    if (heading && answer) {
      const between = document.createRange()
      between.setStartAfter(heading)
      between.setEndBefore(answer)
      const part = between.cloneContents()
      for (const unseen of part.querySelectorAll('script, style, form, template, details > :not(summary)'))
        unseen.remove()
      signs = (part.textContent ?? '').replace(/\s/g, '').length
    }
    const smallText = { all: 0, small: 0, texts: '' }
    const smallTexts: string[] = []
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.replace(/\s/g, '') ?? ''
      const holder = words.currentNode.parentElement
      if (text === '' || holder === null || !isSeen(holder)) continue
      if (holder.closest('table, option, script, style, .sr-only') !== null) continue
      smallText.all += text.length
      if (Number.parseFloat(getComputedStyle(holder).fontSize) > 14) continue
      smallText.small += text.length
      smallTexts.push(text)
    }
    smallText.texts = smallTexts
      .sort((a, b) => b.length - a.length)
      .slice(0, 4)
      .join(' | ')
    const parts = [
      ...main.querySelectorAll(':scope > *, section, [id] > section'),
      document.querySelector('footer'),
    ]
      .filter((part) => part !== null)
      .map((part) => ({
        name: part.querySelector('h1, h2')?.textContent ?? part.id ?? part.tagName,
        height: part.getBoundingClientRect().height,
      }))
      .sort((a, b) => b.height - a.height)
      .slice(0, 4)
    return {
      longest: parts.map(({ name, height }) => `${name} ${Math.round(height)} px`).join(', '),
      found: {
        height: document.documentElement.scrollHeight,
        answer: answer === undefined ? null : Math.round(top(answer)),
        form: form === undefined ? null : top(form),
        signs,
        smallText,
        fields: [
          ...main.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea'),
        ].filter(
          (field) =>
            isSeen(field) &&
            !['radio', 'checkbox'].includes(field.type) &&
            field.closest('form')?.querySelector('input[type="tel"]') == null,
        ).length,
      },
    }
  })

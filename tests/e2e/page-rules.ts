import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { readBrokenDays } from './broken-days'
import { faultsOnPhone } from './soundness'
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

/**
 * Adds one test for each device: nothing is wider than the screen, nothing moves when the rest of the page arrives, days stay on one line,
 * every target of a phone can be hit with a thumb, axe finds no fault there, no script is from elsewhere, and a page that answers has its
 * answer.
 */
export function testRules(pages: { answering: readonly string[]; others?: readonly string[] }) {
  for (const device of ['phone', 'wide'] as const) {
    test(`pages of each kind keep the rules of a page, ${device}`, async ({ browser, baseURL }) => {
      test.setTimeout(600_000)
      // One visitor, whose browser has the scripts after the first page; each page begins a visit of its own.
      const context = await browser.newContext({
        ...devices[device],
        ignoreHTTPSErrors: true,
        locale: 'zh-CN',
      })
      const wrong: Record<string, unknown> = {}
      for (const path of [...pages.answering, ...(pages.others ?? [])]) {
        const found = await readFaults(context, `${baseURL}${path}`, device)
        if (!found.hasAnswer && pages.answering.includes(path)) found.faults.push('no answer')
        if (found.faults.length > 0) wrong[path] = found.faults
      }
      await context.close()
      expect(wrong).toEqual({})
    })
  }
}

async function readFaults(context: BrowserContext, address: string, device: keyof typeof devices) {
  const page = await context.newPage()
  try {
    const foreign: string[] = []
    page.on('request', (request) => {
      const isOurs = new URL(request.url()).origin === new URL(address).origin
      if (request.resourceType() === 'script' && !isOurs) foreign.push(request.url())
    })
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    await scriptsRun(page)
    const { hasAnswer, moved, wider, smallTargets } = await read(page)
    const broken = await readBrokenDays(page)
    return {
      hasAnswer,
      faults: [
        ...foreign.map((script) => `a script from elsewhere: ${script}`),
        ...moved.map((part) => `moves: ${part}`),
        ...wider.map((part) => `wider than the screen: ${part}`),
        ...broken.map((part) => `on two lines: ${part}`),
        ...(device === 'phone'
          ? [
              ...smallTargets.map((part) => `under 44 × 44 px: ${part}`),
              ...(await faultsOnPhone(page)).map((fault) => JSON.stringify(fault)),
            ]
          : []),
      ],
    }
  } finally {
    await page.close()
  }
}

const read = (page: Page) =>
  page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top + scrollY
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    const first = (selector: string) => [...document.querySelectorAll(selector)].find(isSeen)
    const heading = first('h1')
    const answer = first('[data-answer=""], [data-answer="true"]')
    /** Whether words stand beside a link in its line: the sentence then decides how high the target is. */
    const isInSentence = (link: Element) => {
      if (getComputedStyle(link).display !== 'inline') return false
      let line = link.parentElement
      while (line !== null && getComputedStyle(line).display === 'inline') line = line.parentElement
      const beside = line?.cloneNode(true) as HTMLElement | undefined
      for (const other of beside?.querySelectorAll('a') ?? []) other.remove()
      return beside?.textContent?.trim() !== ''
    }
    /** Width and height of what reacts to a touch: the element, its `::after`, and its labels. */
    const target = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      const after = getComputedStyle(element, '::after')
      const isEnlarged = after.content !== 'none' && after.position === 'absolute'
      const px = (length: string) => (isEnlarged ? Number.parseFloat(length) || 0 : 0)
      return {
        width: Math.round(Math.max(px(after.width), ...boxes.map(({ width }) => width))),
        height: Math.round(Math.max(px(after.height), ...boxes.map(({ height }) => height))),
      }
    }
    const smallTargets = [
      ...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type="hidden"])'),
    ]
      .filter((element) => isSeen(element) && !element.matches('.sr-only, .sr-only *'))
      .filter((element) => !isInSentence(element))
      .map((element) => ({
        name: (element.textContent || element.outerHTML).slice(0, 60),
        ...target(element),
      }))
      .filter(({ width, height }) => Math.min(width, height) < 44)
      .map(({ name, width, height }) => `${name} (${width} × ${height})`)
    /** The element's distance from the top without all that comes later in the HTML, which a slow line has not sent yet. */
    const topBeforeRest = (element: Element) => {
      const later: HTMLElement[] = []
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
          if (next instanceof HTMLElement && !next.hidden) later.push(next)
      }
      for (const part of later) part.hidden = true
      const found = top(element)
      for (const part of later) part.hidden = false
      return found
    }
    const moved = [heading, first('main form'), answer]
      .filter((element) => element !== undefined)
      .map((element) => ({ name: element.tagName, by: Math.round(top(element) - topBeforeRest(element)) }))
      .filter(({ by }) => by !== 0)
      .map(({ name, by }) => `${name}, ${by} px`)
    return {
      hasAnswer: answer !== undefined,
      smallTargets,
      moved,
      wider:
        document.documentElement.scrollWidth > innerWidth
          ? [`the document: ${document.documentElement.scrollWidth} px`]
          : [],
    }
  })

import { type BrowserContext, expect, test } from '@playwright/test'
import { readLayout } from './layout'
import { faultsOnPhone, smallFields } from './soundness'
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

/** Pages of which `npm test` looks at the phone's. */
export const answering: readonly string[] = [
  '/',
  '/chanel/uk',
  '/yxk/uk-university-college-london',
  '/yxk',
  '/special/study_cost?country=uk&level=master',
  '/special/feiyong/fyusa',
]

/**
 * Adds one test for each device: nothing is wider than the screen, nothing moves when the rest of the page arrives, days stay on one line,
 * every target of a phone can be hit with a thumb, axe finds no fault there, no script is from elsewhere, and a page that answers has its
 * answer.
 */
export function testRules(
  pages: { answering: readonly string[]; others?: readonly string[] },
  on: readonly (keyof typeof devices)[],
) {
  for (const device of on) {
    test(`pages of each kind keep the rules of a page, ${device}`, async ({ browser, baseURL }) => {
      const paths = [...pages.answering, ...(pages.others ?? [])]
      test.setTimeout(60_000 * paths.length)
      // One visitor, whose browser has the scripts after the first page; each page begins a visit of its own.
      const context = await browser.newContext({
        ...devices[device],
        ignoreHTTPSErrors: true,
        locale: 'zh-CN',
      })
      const wrong: Record<string, unknown> = {}
      for (const path of paths) {
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
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    await scriptsRun(page)
    const { hasAnswer, faults, smallTargets } = await readLayout(page)
    return {
      hasAnswer,
      faults: [
        ...foreign.map((script) => `a script from elsewhere: ${script}`),
        ...errors,
        ...faults,
        ...(device === 'phone'
          ? [
              ...smallTargets.map((part) => `under 44 × 44 px: ${part}`),
              ...(await page.evaluate(smallFields)).map((field) => `letters under 16 px: ${field}`),
              ...(await faultsOnPhone(page)).map((fault) => JSON.stringify(fault)),
            ]
          : []),
      ],
    }
  } finally {
    await page.close()
  }
}

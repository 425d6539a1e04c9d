import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { openPage, scriptsRun } from './support'

/** What a phone's main thread must not do: compile the framework's files, and style a whole page a second time. */

test("the framework's files ask the browser to compile them while they arrive", async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].flatMap(([, address = '']) => address)
  const codes = await Promise.all(scripts.map(async (address) => (await request.get(address)).text()))
  const framework = codes.filter((code) => code.length > 100_000)
  expect(framework, 'React and Next').toHaveLength(2)
  for (const code of framework) expect(code.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const path of ['/', '/yxk', '/special/ranking'])
    test(`${path}: space at the end of the page costs no new style of all its elements`, async ({ page }) => {
      await openPage(page, path)
      await scriptsRun(page)
      const all = await page.evaluate(() => document.querySelectorAll('*').length)
      const restyled = await countRestyled(page, (space) => {
        document.documentElement.style.setProperty('--over-bar', space)
      })
      expect(restyled).toBeGreaterThan(0)
      expect(restyled).toBeLessThan(all / 10)
      // The line of promo links shows and hides itself; it also changes which of its own elements are visible.
      const byPromoLine = await countRestyled(page, () => {
        document.querySelector('[aria-label="咨询与工具"]')?.toggleAttribute('data-promo')
      })
      expect(byPromoLine).toBeGreaterThan(0)
      expect(byPromoLine).toBeLessThan(all / 2)
    })
})

/** The number of elements whose style the browser computes again at once after a change. */
async function countRestyled(page: Page, change: (space: string) => void): Promise<number> {
  const client = await page.context().newCDPSession(page)
  const counts: number[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { data } = styleEvent.safeParse(event)
      if (data) counts.push(data.args.elementCount)
    }
  })
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await page.evaluate(change, '31px')
  await page.evaluate(() => document.body.offsetHeight)
  const complete = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()))
  await client.send('Tracing.end')
  await complete
  await client.detach()
  return Math.max(0, ...counts)
}

const styleEvent = z.object({
  name: z.literal('UpdateLayoutTree'),
  args: z.object({ elementCount: z.number() }),
})

import { type Browser, chromium } from '@playwright/test'
import config from '@/playwright.config'
import { pageWeights } from '@/tests/support/page-weights'
import type { Row } from './goals'

/** Visits per page, of which the median counts. */
const rounds = 5
/** A phone of the middle class beside the machine of a developer. */
const slowdown = 4
/** A task is noticed when it is longer; only what is above counts (web.dev, total blocking time). */
const unnoticed = 50
/** From the load event to the end of the measurement, in ms; the chat opens by itself after it. */
const settling = 3_000

/**
 * Total blocking time of one page of each kind, as a multiple of that of a page of the bare framework, which is visited
 * in the same rounds: the time itself depends on the machine and on what else it does.
 * @param site origin of the site
 * @param bare address of the bare page
 */
export async function measureBlocking(site: string, bare: string): Promise<Row[]> {
  const pages = Object.entries(pageWeights).map(([kind, { path }]) => ({
    kind,
    url: site + path,
    times: [] as number[],
  }))
  const framework = { kind: 'bare page', url: bare, times: [] as number[] }
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    for (let round = 0; round < rounds; round++)
      for (const page of [framework, ...pages]) page.times.push(await blockingTime(browser, page.url))
  } finally {
    await browser.close()
  }
  const base = median(framework.times)
  console.log(`\nTotal blocking time of a bare page, CPU ${slowdown} times slower: ${base.toFixed(0)} ms`)
  return pages.map(({ kind, times }) => ({
    what: `blocking time by that of a bare page: ${kind}`,
    now: median(times) / base,
    unit: '×',
    goal: { most: 2.5 },
  }))
}

async function blockingTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      const tasks: [number, number][] = []
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration])
      }).observe({ type: 'longtask', buffered: true })
      Reflect.set(window, 'longTasks', tasks)
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    const { tasks, painted } = await page.evaluate(() => ({
      tasks: Reflect.get(window, 'longTasks') as [number, number][],
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    return tasks
      .map(([start, duration]) => start + duration - Math.max(start, painted))
      .reduce((sum, length) => sum + Math.max(0, length - unnoticed), 0)
  } finally {
    await context.close()
  }
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[(rounds - 1) / 2] ?? Number.NaN

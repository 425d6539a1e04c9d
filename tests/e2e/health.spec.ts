import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { expect, type Request, test } from '@playwright/test'
import { isBehindFront, serverLog } from './run'
import { quietVisit } from './support'

test('the process runs and is ready', async ({ request }) => {
  expect(await (await request.get('/healthz')).text()).toBe('ok\n')
  const ready = await request.get('/readyz')
  expect([ready.status(), await ready.json()]).toEqual([
    200,
    { ready: true, role: isBehindFront ? 'api' : 'all', wrong: [] },
  ])
  expect(ready.headers()['cache-control']).toBe('no-store')
})

test('a visitor who disconnects within a form is not logged as an error', async ({ baseURL }) => {
  const log = () => readFileSync(serverLog, 'utf8')
  const before = log().length
  const visitor = (isBehindFront ? https : http).request(`${baseURL}/apipc/v1/general_form_pc`, {
    method: 'POST',
    rejectUnauthorized: false,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 100 },
  })
  visitor.on('error', () => undefined)
  visitor.write('name=x&phone=', () => setTimeout(() => visitor.destroy(), 300))
  await expect.poll(() => log().slice(before)).toContain('client hung up')
  expect(log().slice(before)).not.toContain('request failed')
})

test('a measured visit reports its loading times once, with its layout and nothing else', async ({
  page,
}) => {
  await quietVisit(page)
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const reports: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/apipc/v1/vitals')) reports.push(request)
  })
  await page.goto('/privacy?utm_source=x')
  // The measuring code loads after the page. A visitor who leaves earlier reports nothing, or not everything.
  await page.waitForLoadState('networkidle')
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await expect
    .poll(async () => {
      await leave()
      return reports.length
    })
    .toBe(1)
  const [request] = reports
  const report: Record<string, unknown> = request?.postDataJSON()
  expect(report).toMatchObject({ layout: 'no-form', TTFB: expect.any(Number) })
  expect(Object.keys(report).filter((name) => !/^(layout|LCP|INP|CLS|FCP|TTFB)$/.test(name))).toEqual([])
  expect((await request?.response())?.status()).toBe(204)
  await leave()
  expect(reports).toHaveLength(1)
})

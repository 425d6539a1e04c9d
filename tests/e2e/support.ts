import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page, type Response } from '@playwright/test'
import { timing } from '@/lib/timing'
import { consultantKey, runDir, serverLog } from './run'

let serial = 0

/**
 * Marks the chat and the notices as already shown in this visit, so that nothing opens by itself. Use it before
 * `goto`.
 */
export async function quietVisit(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('visit-notices', 'chat,age,test'))
}

/**
 * Stops the page's clock, so that only `page.clock.runFor` moves it. The clock that Playwright installs goes on by itself:
 * without the pause a countdown would depend on the speed of the machine. Use it before `goto`.
 */
export async function stopClock(page: Page, at = new Date()): Promise<void> {
  // biome-ignore lint/plugin: the one place that installs a clock, because it stops it too
  await page.clock.install({ time: at.getTime() - 3_600_000 })
  await page.clock.pauseAt(at)
}

/** Waits until the page's scripts run: the progress bar sets `data-ready` then. */
export const scriptsRun = (page: Page) => expect(page.locator('body > [data-ready]')).toBeAttached()

/**
 * Opens a page and waits until its scripts run. Before that a press on a submit button is the browser's own: it shows its own words at
 * an empty field, or posts the form. Tests of what scripts do begin with this; `goto` alone is for what works without scripts.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await scriptsRun(page)
  return response
}

/** Delays the scripts for which `isHeld` returns true until the returned function is called, which may also end their requests. */
export async function holdScripts(page: Page, isHeld: (path: string) => boolean = () => true) {
  const { promise: come, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    const fate = isHeld(new URL(route.request().url()).pathname) ? await come : 'continue'
    // The page may be closed by now.
    await route[fate]().catch(() => {})
  })
  return (fate: 'continue' | 'abort' = 'continue') => resolve(fate)
}

/** Opens a page and lets the seconds pass after which a first visit is shown something. */
export async function openUntilNotice(page: Page, path: string, at?: Date): Promise<void> {
  await stopClock(page, at)
  await openPage(page, path)
  await page.clock.runFor(timing.chatAutoOpen)
  await page.clock.resume()
}

/** A number that no other test of this run uses, so that one test's limits and duplicates do not affect another. */
export function freshPhone(): string {
  serial += 1
  // The log shows only the last two digits, so these must differ within a run. A worker that replaces another one
  // starts its count again, so the worker's number is included.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const ending = (worker * 12 + serial) % 100
  const phone = `138${String(Date.now() % 1_000_000).padStart(6, '0')}${String(ending).padStart(2, '0')}`
  logLength.set(phone, readLog().length)
  return phone
}

/**
 * An address that no other test uses, so that one test's rate limits do not affect another. The server trusts one
 * proxy, and so accepts it.
 */
export function freshAddress(): string {
  serial += 1
  return `10.${(Number(process.env.TEST_WORKER_INDEX ?? 0) + 1) % 256}.${serial >> 8}.${serial & 255}`
}

/** The last code in the server's log for a number, since `freshPhone` made it. */
export async function readCode(phone: string): Promise<string> {
  const masked = `${phone.slice(0, 3)}******${phone.slice(-2)}`
  const pattern = new RegExp(`${masked.replaceAll('*', '\\*')}: (\\d{6})`, 'g')
  const find = () =>
    [
      ...readLog()
        .slice(logLength.get(phone) ?? 0)
        .matchAll(pattern),
    ].at(-1)?.[1]
  await expect.poll(find, { message: 'the code in the server log' }).toBeDefined()
  return find() ?? ''
}

/** The length of the log when a number was made, because an earlier number may look the same in it. */
const logLength = new Map<string, number>()

const readLog = () => readFileSync(serverLog, 'utf8')

/**
 * The leads that tests of this run have fetched, one per line. A request leases the leads it returns, for whichever
 * test they are, so they are shared by this file.
 */
const fetched = path.join(runDir, 'leads.jsonl')

type Lead = {
  id: string
  name: string
  phone: string
  verified: boolean
  source: string | null
  linkurl: string | null
  fields: Record<string, string>
}

/** The lead of a phone as a consultant gets it, fetched by this test or by another one. */
export async function findLead(request: APIRequestContext, phone: string): Promise<Lead> {
  const find = async () => {
    await fetchLeads(request)
    const lines = existsSync(fetched) ? readFileSync(fetched, 'utf8').trim().split('\n') : []
    const leads: Lead[] = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
    return leads.find((lead) => lead.phone === phone)
  }
  await expect.poll(find, { message: 'the lead at the consultant' }).toBeDefined()
  const lead = await find()
  if (lead === undefined) throw new Error('the lead was there a moment ago')
  return lead
}

/** Fetches every lead that is not acknowledged and not leased by an earlier request. */
export async function fetchLeads(request: APIRequestContext): Promise<Lead[]> {
  const response = await request.get('/apipc/v1/general_form_pc?limit=100', {
    headers: { authorization: `Bearer ${consultantKey}` },
  })
  expect(response.status()).toBe(200)
  const body: { code: number; data: { list: Lead[] } } = await response.json()
  expect(body.code).toBe(0)
  appendFileSync(fetched, body.data.list.map((lead) => `${JSON.stringify(lead)}\n`).join(''))
  return body.data.list
}

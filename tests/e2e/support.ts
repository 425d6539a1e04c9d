import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { consultantKey, runDir, serverLog } from '../../playwright.config'

let serial = 0

/** A visit in which the chat and the notices had their turn already, so that nothing opens on its own. Before `goto`. */
export async function quietVisit(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('visit-notices', 'chat,age,test'))
}

/** Waits until the page's scripts have taken over: the bar of its load says so. */
export const scriptsRun = (page: Page) => expect(page.locator('body > [data-ready]')).toBeAttached()

/** A number no other test of this run uses, so that limits and duplicates of one test never meet another's. */
export function freshPhone(): string {
  serial += 1
  // The log shows the last two digits only, so these tell the numbers of one run apart; a worker that replaces another
  // counts from one again.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const ending = (worker * 12 + serial) % 100
  const phone = `138${String(Date.now() % 1_000_000).padStart(6, '0')}${String(ending).padStart(2, '0')}`
  logLength.set(phone, readLog().length)
  return phone
}

/** An address no other test uses: the server under test trusts one proxy, so that limits per address never meet. */
export function freshAddress(): string {
  serial += 1
  return `10.${(Number(process.env.TEST_WORKER_INDEX ?? 0) + 1) % 256}.${serial >> 8}.${serial & 255}`
}

/** The last code that the log sender printed for a number since the number was made up. */
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

/** How long the log was when a number was made up: an earlier number may look the same in it. */
const logLength = new Map<string, number>()

const readLog = () => readFileSync(serverLog, 'utf8')

/** What the tests of this run have fetched, one lead a line: a call leases what it gets, whichever test asked. */
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

/** The lead of a phone as a consultant gets it, here or in a test that runs beside this one. */
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

/** What a consultant fetches: every lead not acknowledged and not leased by an earlier call. */
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

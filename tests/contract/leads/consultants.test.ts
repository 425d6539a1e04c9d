import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { pulledLeadSchema } from '@/lib/contract/lead-records'
import { parseEnv } from '@/lib/core/env'
import { sheetOf } from '@/lib/host/leads/consultants/sheet'
import { countFetched } from '@/lib/host/leads/consultants/status'
import { consent } from '@/lib/leads/consent'
import { leads, minute, pass, rows, send, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { digest, from, keyed, plainPath, postForm, startSite } from '@/tests/contract/support/test-host'
import type { Reply } from '@/tests/contract/support/transports'

const [key, next] = ['first-key-of-the-consultants', 'second-key-for-the-rotation'] as const

const listSchema = z.object({ data: z.object({ list: z.array(pulledLeadSchema), total: z.number() }) })
const listOf = ({ json }: Reply) => listSchema.parse(json).data

siteBeforeEach({ env: { CONSULTANT_KEYS: `${digest(key)},${digest(next)}` } })

const read = (query = '', given: string = key, headers: Record<string, string> = {}) =>
  send({ path: plainPath + query, headers: { ...keyed(given), ...headers } })
const list = async (query?: string, given?: string) => listOf(await read(query, given)).list
/** The last digits of the phones that a reader gets. */
const digits = async (query?: string, given?: string) =>
  (await list(query, given)).map(({ phone }) => phone.at(-1)).join('')
const acknowledge = (body: string, headers = keyed(key)) =>
  postForm({ send }, body, { path: `${plainPath}/ack`, headers })

async function addLeads(count: number, fields: Record<string, string> = {}): Promise<void> {
  for (let n = 0; n < count; n++) {
    pass(1)
    const lead = { phone: String(13800138000 + n), ...fields }
    expect((await submit(lead, { headers: from(`203.0.113.${n}`) })).code).toBe(0)
  }
}

/** How many refused keys the log has. */
function watchRefusals() {
  const printed = vi.spyOn(console, 'log')
  onTestFinished(() => printed.mockRestore())
  return () => printed.mock.calls.map(String).filter((line) => line.includes('consultant key refused'))
}

it.each([
  ['no key', undefined],
  ['a wrong key', 'Bearer wrong'],
  ['an empty key', 'Bearer '],
  ['another scheme', `Basic ${key}`],
  ['the digest instead of the key', `Bearer ${digest(key)}`],
  ['the right key and more', `Bearer ${key} x`],
])('the leads stay closed with %s, and the log says so', async (_, Authorization) => {
  await addLeads(1)
  const refusals = watchRefusals()
  const headers = { ...(Authorization !== undefined && { Authorization }) }
  const refused = { status: 401, said: '1401 unauthorized' }
  expect(await send({ path: plainPath, headers })).toMatchObject(refused)
  const [lead] = await leads()
  expect(await acknowledge(`ids=${lead?.id}`, { Authorization: '', ...headers })).toMatchObject(refused)
  expect(await leads()).toMatchObject([{ leased_until: null, acked_at: null }])
  expect(refusals()).toHaveLength(2)
  expect(String(refusals())).not.toContain(key)
})

it.each([
  ['no key', '', Array<string>(12).fill('Bearer x')],
  ['that of an empty key', digest(''), []],
])('where %s is configured, every request is refused', async (_, CONSULTANT_KEYS, more) => {
  const refusals = watchRefusals()
  const { send } = await startSite({ env: { CONSULTANT_KEYS } })
  const given = ['', 'Bearer', 'Bearer ', `Bearer ${digest('')}`, ...more]
  for (const Authorization of given)
    expect(await send({ path: plainPath, headers: { Authorization } })).toMatchObject({
      status: 401,
      code: 1401,
    })
  expect(refusals()).toHaveLength(given.length)
})

it('the next key replaces the first: both read and acknowledge the same leads', async () => {
  await addLeads(2)
  const [[first], [second]] = [await list('?limit=1'), await list('?limit=1', next)]
  const { json } = await acknowledge(`ids=${first?.id},${second?.id}`, keyed(next))
  expect(json).toMatchObject({ data: { acknowledged: 2 } })
  expect((await read('', 'third-key')).status).toBe(401)
  const many = Array.from({ length: 51 }, (_, n) => digest(String(n)))
  expect(() => parseEnv({ CONSULTANT_KEYS: many.join(',') })).toThrow('最多 50 个')
  const most = `${many.slice(0, 49).join(',')},王老师:${many[50]}`
  expect(parseEnv({ CONSULTANT_KEYS: most }).CONSULTANT_KEYS).toHaveLength(50)
})

it('the oldest leads come first, with everything the form had', async () => {
  const page = 'https://www.meishi.test/uk'
  const first_touch = '{"at":"2026-03-01","utm_source":"baidu","landing":"/uk"}'
  const fields = { message: '想了解英国硕士', first_touch }
  await addLeads(3, { ...fields, source: '英国', agree: '1', linkurl: page })
  const { list, total } = listOf(await read('?limit=2'))
  const [text_hash, at] = [expect.stringMatching(/^[0-9a-f]{64}$/), '2026-11-20T02:00:00.001Z']
  expect(total).toBe(3)
  expect(list).toMatchObject([
    {
      ...{ phone: '13800138000', name: '张三', source: '英国', verified: false, created_at: at, fields },
      ...{ contact: 'call', call_slot: null, contact_at: null, earlier: 0, erased_at: null },
      consent_record: { version: consent.version, text_hash, at, page },
    },
    { phone: '13800138001' },
  ])
  pass(6 * minute)
  const { text } = await read('?format=csv&limit=1')
  expect(text).toContain('"{""at"":""2026-03-01"",""utm_source"":""baidu""')
  const [columns = '', values = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\r\n')
  const row = Object.fromEntries(columns.split(',').map((name, n) => [name, values.split(',')[n]]))
  const { card, consent_record } = list[0] ?? {}
  expect(row).toMatchObject({ card, earlier: '0', contact: 'call', consent_hash: consent_record?.text_hash })
})

it('a lead is leased for five minutes, and then returned again, unless it was acknowledged', async () => {
  await addLeads(3)
  expect(await digits('?limit=2')).toBe('01')
  expect(await digits('', next)).toBe('2')
  pass(5 * minute - 1)
  expect(await digits()).toBe('')
  pass(1)
  expect(await digits()).toBe('012')
  const [a, b, c] = (await leads()).map(({ id }) => id)
  expect((await acknowledge(`ids=${a}&ids=${b}&ids=${a}`)).json).toEqual({
    code: 0,
    data: { acknowledged: 2 },
  })
  expect(await countFetched(site.store)).toEqual({ pending: 1, done: 2 })
  pass(5 * minute)
  expect(listOf(await read())).toMatchObject({ list: [{ id: c }], total: 1 })
  expect((await acknowledge(`ids=${a},${c},unknown`)).json).toMatchObject({ data: { acknowledged: 1 } })
})

it.each(['', 'ids=%FF'])('an acknowledgement without ids is refused: "%s"', async (body) => {
  expect((await acknowledge(body)).code).toBe(1400)
})

it.each([
  ['?spam=0', 'web', '?spam=1', 'bot'],
  ['?spam=1', 'bot', '?spam=0', 'web'],
])('only the leads of one kind are returned for %s: %s', async (query, source, other, rest) => {
  await addLeads(2, { website: 'x', source: 'bot' })
  await addLeads(2, { source: 'web' })
  const first = listOf(await read(`${query}&limit=1`))
  expect(first).toMatchObject({ list: [{ source, spam: source === 'bot' }], total: 2 })
  expect(listOf(await read(query))).toMatchObject({ list: [{ source }], total: 2 })
  expect(listOf(await read(other))).toMatchObject({ list: [{ source: rest }, { source: rest }], total: 2 })
})

it.each([plainPath, '/apipc/v1/lead_sheet'])('an unknown condition is refused at %s', async (path) => {
  await addLeads(1)
  const { json } = await send({ path: `${path}?sourse=web`, headers: keyed(key) })
  const msg = expect.stringContaining('没有“sourse”这个条件，只能用 city、country、source、')
  expect(json).toMatchObject({ code: 1400, data: { msg } })
  expect(await leads()).toMatchObject([{ leased_until: null }])
})

it.each(['?limit=0', '?limit=101', '?spam=2', '?limit=1&limit=2'])('%s is refused', async (query) => {
  expect(await read(query)).toMatchObject({ status: 200, code: 1400 })
})

it('other requests are let in between the parts of a table', async () => {
  await addLeads(5)
  let turns = 0
  let turn = setImmediate(function again() {
    turns += 1
    turn = setImmediate(again)
  })
  const parts: string[] = []
  for await (const part of sheetOf(site.store, {}, 2)) parts.push(part)
  clearImmediate(turn)
  expect(parts).toHaveLength(4)
  expect(turns).toBeGreaterThan(1)
})

it('a spreadsheet neither misreads nor executes a table', async () => {
  await addLeads(1, { message: '=1+1', source: '"英国", 首页' })
  await addLeads(1, { message: 'a\r\nb', source: '+1' })
  await addLeads(1, { message: '＝cmd', source: '@x' })
  const { headers, text } = await read('?format=csv')
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(text.startsWith('\uFEFFid,created_at,form,kind,name,phone,')).toBe(true)
  for (const cell of ['\r\n', ",'=1+1,", '"""英国"", 首页"', ',"a\nb",', ",'+1,", ",'＝cmd,", ",'@x,"])
    expect(text).toContain(cell)
})

it('each read and each acknowledgement is recorded without personal data', async () => {
  await addLeads(1)
  const [lead] = listOf(await read('', key, from('203.0.113.9'))).list
  pass(1)
  await acknowledge(`ids=${lead?.id}`)
  const detail = expect.stringContaining(lead?.id ?? 'none')
  const audited = await rows('audit')
  expect(audited).toMatchObject([
    { action: 'read', actor: digest(key).slice(0, 12), address: '203.0.113.*', detail },
    { action: 'acknowledge', detail },
  ])
  expect(JSON.stringify(audited)).not.toContain('13800138000')
})

it('sixty requests a minute are accepted from a key', async () => {
  for (let n = 0; n < 60; n++) expect((await read()).status).toBe(200)
  expect(await read()).toMatchObject({ status: 429, code: 1010 })
  expect((await read('', next)).status).toBe(200)
  pass(minute)
  expect((await read()).status).toBe(200)
})

it('ten wrong keys in ten minutes are answered by 429, and only wrong keys', async () => {
  const status = async (address: string, given = 'wrong') => (await read('', given, from(address))).status
  for (let n = 0; n < 10; n++) expect(await status('203.0.113.7')).toBe(401)
  expect(await status('203.0.113.7')).toBe(429)
  for (const address of ['203.0.113.7', '203.0.113.8']) expect(await status(address, key)).toBe(200)
  pass(10 * minute)
  expect(await status('203.0.113.7')).toBe(401)
})

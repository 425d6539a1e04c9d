import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreOpenError } from '@/lib/host/store/errors'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { createDatabase, engine } from '@/tests/contract/support/database'
import { holdDatabase, refuseInserts } from '@/tests/contract/support/faults'
import {
  askForCode,
  createTestHost,
  formHeaders,
  plainPath,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess, listen, sendHttp } from '@/tests/contract/support/transports'

const zhang = { name: '张三', phone: '13800138000' }
const second = 1_000
const fault = { status: 503, json: { code: 1500, data: { msg: '系统繁忙，请稍后重试' } } }

/** Reasons why a database that answers refuses a write; on PostgreSQL by its error code. */
const refusals: readonly [string, string][] =
  engine === 'sqlite'
    ? [['refuses', '']]
    : [
        ['is full', '53100'],
        ['is read-only', '25006'],
        ['runs out of memory', '53200'],
        ['has no room for another connection', '53300'],
        ['is shut down', '57P01'],
        ['takes too long', '57014'],
        ['loses every race', '40001'],
        ['refuses access', '42501'],
      ]

describe('a store that cannot write', () => {
  let test: TestHost

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    test = await createTestHost()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await test.close()
  })

  it('because another process holds it for nine seconds answers in time, never blocks, and works afterwards', async () => {
    const { origin, close } = await listen(test.host)
    const post = (n: number) =>
      postForm({ send: (call) => sendHttp(origin, call) }, { ...zhang, phone: String(13800138000 + n) })
    const loop = watchLoop()
    const release = await holdDatabase(test.environment)
    const end = performance.now() + 9 * second
    let refused = 0
    while (performance.now() < end) {
      const start = performance.now()
      const visitor = post(refused)
      expect(await sendHttp(origin, { path: '/apipc/v1/country' })).toMatchObject({ status: 200 })
      expect(performance.now() - start).toBeLessThan(4 * second)
      expect(await visitor).toMatchObject(fault)
      expect(performance.now() - start).toBeLessThan(5 * second)
      refused += 1
    }
    await release()
    expect(loop.longestGap()).toBeLessThan(4 * second)
    expect(refused).toBeGreaterThan(1)
    expect((await post(0)).json).toMatchObject({ code: 0 })
    expect(await test.leads()).toHaveLength(1)
    await close()
  })

  it('because of one lead accepts others that arrive at the same moment', async () => {
    const phones = Array.from({ length: 12 }, (_, n) => String(13800138000 + n))
    await refuseInserts(test.store, 'lead', { phone: phones[7] })
    const replies = await Promise.all(
      phones.map((phone) => postForm(inProcess(test.host), { ...zhang, phone })),
    )
    expect(replies[7]).toMatchObject(fault)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(11)
    const stored = (await test.leads()).map(({ phone }) => phone)
    expect(stored.sort()).toEqual(phones.filter((phone) => phone !== phones[7]))
  })

  it('waits for a lock that is soon released, without blocking the event loop', async () => {
    const release = await holdDatabase(test.environment)
    const reply = postForm(inProcess(test.host), zhang)
    // This can only run because the store returns to the event loop between its attempts.
    await release()
    expect((await reply).json).toMatchObject({ code: 0 })
  })

  it('answers every request before the page gives up, however many there are', async () => {
    const release = await holdDatabase(test.environment)
    const start = performance.now()
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        postForm(inProcess(test.host), { ...zhang, phone: String(13800138000 + n) }),
      ),
    )
    expect(performance.now() - start).toBeLessThan(8 * second)
    expect(replies.every(({ status }) => status === 503)).toBe(true)
    await release()
  })

  it.each(refusals)(
    'because it %s never confirms a lead, sends no message, and works afterwards',
    async (_reason, state) => {
      const start = performance.now()
      const mend = await refuseInserts(test.store, 'limit_event', { sqlState: state })
      expect(await postForm(inProcess(test.host), zhang)).toMatchObject(fault)
      expect(await askForCode(inProcess(test.host), zhang.phone)).toMatchObject({ json: { code: 1500 } })
      expect(test.sent).toEqual([])
      expect(await test.leads()).toEqual([])
      expect(performance.now() - start).toBeLessThan(5 * second)
      await mend()
      expect((await postForm(inProcess(test.host), zhang)).json).toMatchObject({ code: 0 })
    },
  )

  it('redirects a browser without scripts to the page about it', async () => {
    const mend = await refuseInserts(test.store, 'limit_event')
    const reply = await postForm(inProcess(test.host), zhang, { headers: { Accept: 'text/html' } })
    expect(reply).toMatchObject({ status: 303, headers: { location: '/lead-result?code=1500' } })
    await mend()
  })

  it('stores all of a lead or nothing of it', async () => {
    const mend = await refuseInserts(test.store, 'receipt')
    expect(await postForm(inProcess(test.host), zhang)).toMatchObject(fault)
    expect(await test.leads()).toEqual([])
    expect(await test.store.db.selectFrom('dedupe').selectAll().execute()).toEqual([])
    await mend()
    expect((await postForm(inProcess(test.host), zhang)).json).toMatchObject({ code: 0 })
  })

  it('does not affect reading of content', async () => {
    const broken = await createTestHost({ store: () => Promise.reject(new StoreOpenError('closed')) })
    expect((await inProcess(broken.host).send({ path: '/apipc/v1/country' })).json).toMatchObject({ code: 0 })
    expect(await postForm(inProcess(broken.host), zhang)).toMatchObject(fault)
    await broken.close()
  })
})

/** The longest time in ms for which the event loop was blocked. */
function watchLoop() {
  let last = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 20)
  return {
    longestGap() {
      clearInterval(timer)
      return longest
    },
  }
}

describe('a process that is told to end', () => {
  it('stores and answers the request that it has begun, accepts no more, and ends in time', async () => {
    const database = await createDatabase()
    const store = await database.open()
    const company = {
      COMPANY_NAME: 'a',
      COMPANY_ADDRESS: 'b',
      ICP_NUMBER: 'c',
      POLICE_NUMBER: '11010102000001',
    }
    const child = await startChildHost({ ...database.environment, ...company }, 'serve-site.ts')
    const begun = beginLead(child, zhang)
    await begun.reached
    const told = performance.now()
    const exit = child.terminate()
    const visit = () =>
      sendHttp(child.origin, { path: '/apipc/v1/country' }).then(
        () => 'taken',
        () => 'refused',
      )
    await expect.poll(visit).toBe('refused')
    begun.finish()
    expect(await begun.answer).toMatchObject({ code: 0 })
    expect(await exit).toBe(143)
    expect(performance.now() - told).toBeLessThan(15 * second)
    expect(await store.db.selectFrom('lead').select('phone').execute()).toEqual([{ phone: zhang.phone }])
    await store.close()
    await database.drop()
  })
})

/** Sends only the head of a lead, until it is finished. */
function beginLead({ origin }: ChildHost, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  const request = httpRequest(`${origin}${plainPath}`, {
    method: 'POST',
    headers: { ...formHeaders, 'Content-Length': String(body.length), Expect: '100-continue' },
    agent: false,
  })
  request.flushHeaders()
  return {
    reached: once(request, 'continue'),
    finish: () => request.end(body),
    answer: new Promise<unknown>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', (response) => json(response).then(resolve, reject))
    }),
  }
}

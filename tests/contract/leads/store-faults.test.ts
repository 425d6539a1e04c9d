import { describe, expect, it, onTestFinished } from 'vitest'
import { StoreOpenError } from '@/lib/host/store/errors'
import { engine } from '@/tests/contract/support/database'
import { holdDatabase, refuseInserts } from '@/tests/contract/support/faults'
import { askForCode, leads, rows, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { postForm, startSite, zhang } from '@/tests/contract/support/test-host'
import { listen, sendHttp } from '@/tests/contract/support/transports'

const second = 1_000
const fault = { status: 503, said: '1500 fault' }
const phoneOf = (n: number) => String(13800138000 + n)

/** Reasons why a database that answers refuses a write: one that is not tried again, and one that is; on PostgreSQL by its error code. */
const refusals: readonly [string, string][] =
  engine === 'sqlite'
    ? [['refuses', '']]
    : [
        ['is full', '53100'],
        ['loses every race', '40001'],
      ]

describe('a store that cannot write', () => {
  siteBeforeEach()

  it('because another process holds it for nine seconds answers in time, never blocks, and works afterwards', async () => {
    const { origin, close } = await listen(site.host)
    onTestFinished(close)
    const post = (n: number) =>
      postForm({ send: (call) => sendHttp(origin, call) }, { ...zhang, phone: phoneOf(n) })
    const loop = watchLoop()
    const release = await holdDatabase(site.environment)
    const end = performance.now() + 9 * second
    let refused = 0
    while (performance.now() < end) {
      const start = performance.now()
      const visitor = post(refused)
      expect(await sendHttp(origin, { path: '/apipc/v1/country' })).toMatchObject({ status: 200 })
      expect(performance.now() - start).toBeLessThan(8 * second)
      expect(await visitor).toMatchObject(fault)
      expect(performance.now() - start).toBeLessThan(8 * second)
      refused += 1
    }
    await release()
    expect(loop.longestGap()).toBeLessThan(8 * second)
    expect(refused).toBeGreaterThan(1)
    expect((await post(0)).code).toBe(0)
    expect(await leads()).toHaveLength(1)
  })

  it('because of one lead accepts others that arrive at the same moment', async () => {
    const phones = Array.from({ length: 12 }, (_, n) => phoneOf(n))
    await refuseInserts(site.store, 'lead', { phone: phones[7] })
    const replies = await Promise.all(phones.map((phone) => submit({ phone })))
    expect(replies[7]).toMatchObject(fault)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(11)
    const stored = (await leads()).map(({ phone }) => phone)
    expect(stored.sort()).toEqual(phones.filter((phone) => phone !== phones[7]))
  })

  it('waits for a lock that is soon released, without blocking the event loop', async () => {
    const release = await holdDatabase(site.environment)
    const reply = submit()
    // This can only run because the store returns to the event loop between its attempts.
    await release()
    expect((await reply).code).toBe(0)
  })

  it('answers every request before the page gives up, however many there are', async () => {
    const release = await holdDatabase(site.environment)
    const start = performance.now()
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => submit({ phone: phoneOf(n) })))
    expect(performance.now() - start).toBeLessThan(20 * second)
    expect(replies.every(({ status }) => status === 503)).toBe(true)
    await release()
  })

  it.each(refusals)(
    'because it %s never confirms a lead, sends no message, and works afterwards',
    async (_reason, state) => {
      const start = performance.now()
      const mend = await refuseInserts(site.store, 'limit_event', { sqlState: state })
      expect(await submit()).toMatchObject(fault)
      expect((await askForCode()).code).toBe(1500)
      expect([site.sent, await leads()]).toEqual([[], []])
      expect(performance.now() - start).toBeLessThan(15 * second)
      await mend()
      expect((await submit()).code).toBe(0)
    },
  )

  it('redirects a browser without scripts to the page about it', async () => {
    // The next test may get this database.
    onTestFinished(await refuseInserts(site.store, 'limit_event'))
    const reply = await submit({}, { headers: { Accept: 'text/html' } })
    expect(reply).toMatchObject({ status: 303, headers: { location: '/lead-result?code=1500' } })
  })

  it('stores all of a lead or nothing of it', async () => {
    const mend = await refuseInserts(site.store, 'receipt')
    expect(await submit()).toMatchObject(fault)
    expect([await leads(), await rows('dedupe')]).toEqual([[], []])
    await mend()
    expect((await submit()).code).toBe(0)
  })

  it('does not affect reading of content', async () => {
    const broken = await startSite({ store: () => Promise.reject(new StoreOpenError('closed')) })
    expect((await broken.send({ path: '/apipc/v1/country' })).code).toBe(0)
    expect(await broken.submit()).toMatchObject(fault)
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

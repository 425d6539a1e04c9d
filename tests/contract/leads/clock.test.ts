import { describe, expect, it } from 'vitest'
import { claimTime } from '@/lib/host/delivery/retries'
import {
  askForCode,
  hour,
  minute,
  pass,
  send,
  site,
  siteBeforeEach,
  submit,
} from '@/tests/contract/support/site'
import {
  codedPath,
  digest,
  keyed,
  otherCode,
  plainPath,
  postForm,
  zhang,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { forwarderOf, registerUpstream } from '@/tests/contract/support/upstream'

/** The rows in the database have times of a clock that was then set back by an hour. */
describe('a clock that is set back an hour', () => {
  siteBeforeEach({ env: { CONSULTANT_KEYS: digest('reader') } })

  const stepBack = () => pass(-hour)
  const ask = async () => (await askForCode()).code
  const guess = async (code: string, fields: Record<string, string> = {}) =>
    (await submit({ code, ...fields }, { path: codedPath })).code

  it('neither skips the pause between two messages nor makes it longer', async () => {
    await ask()
    stepBack()
    expect(await ask()).toBe(1006)
    pass(minute - 1)
    expect(await ask()).toBe(1006)
    pass(1)
    expect(await ask()).toBe(0)
  })

  it('allows no more messages in an hour', async () => {
    for (let n = 0; n < 5; n++) {
      expect(await ask()).toBe(0)
      pass(minute)
    }
    stepBack()
    expect(await ask()).toBe(1006)
    pass(hour - 1)
    expect(await ask()).toBe(1007)
    pass(1)
    expect(await ask()).toBe(0)
  })

  it.each([
    ['accepts a code that was sent earlier', 10 * minute - 2, 0],
    ['lets such a code live ten minutes from its next check, not an hour', 10 * minute, 1004],
  ])('%s', async (_, time, expected) => {
    await ask()
    const code = site.codeFor()
    stepBack()
    expect(await guess(otherCode(code))).toBe(1003)
    pass(time)
    expect(await guess(code)).toBe(expected)
  })

  it('accepts a later code beside the last earlier one', async () => {
    await ask()
    pass(minute)
    await ask()
    const before = site.codeFor()
    stepBack()
    await ask()
    pass(minute)
    expect(await ask()).toBe(0)
    expect(await guess(site.codeFor())).toBe(0)
    expect(await guess(before, { source: '英国' })).toBe(0)
  })

  it('gives no new guesses at a code', async () => {
    await ask()
    const code = site.codeFor()
    for (let n = 0; n < 5; n++) await guess(otherCode(code))
    stepBack()
    expect(await guess(code)).toBe(1005)
  })

  it('blocks guesses after too many for an hour, not for two', async () => {
    for (let n = 0; n < 30; n++) await guess('123456', { phone: String(13900138000 + n) })
    stepBack()
    expect(await guess('123456')).toBe(1010)
    pass(hour)
    expect(await guess('123456')).toBe(1003)
  })

  it.each([1, 24 * 365])(
    'accepts no lead twice, and accepts it again after a day (%s hours back)',
    async (hours) => {
      const told = async () => (await submit()).code
      expect(await told()).toBe(0)
      pass(-hours * hour)
      expect(await told()).toBe(1008)
      pass(24 * hour - 1)
      expect(await told()).toBe(1008)
      pass(1)
      expect(await told()).toBe(0)
    },
  )

  it('answers a repeated request as before', async () => {
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'
    const first = await submit({ request_id })
    stepBack()
    expect((await submit({ request_id })).json).toEqual(first.json)
  })

  it('leases a leased lead to no other reader at once, and again after five minutes', async () => {
    const read = async () =>
      (await send({ path: plainPath, headers: keyed('reader') })).text.includes(zhang.phone)
    await submit()
    expect(await read()).toBe(true)
    stepBack()
    expect(await read()).toBe(false)
    pass(5 * minute - 1)
    expect(await read()).toBe(false)
    pass(1)
    expect(await read()).toBe(true)
  })

  it('soon forwards a lead again whose sender has died', async () => {
    const nobody = 'http://127.0.0.1:1'
    const upstream = await registerUpstream(site, nobody)
    await postForm(inProcess(forwarderOf(site, nobody)), zhang)
    pass(5_000)
    expect(await upstream.claim()).toMatchObject({ attempts: 2 })
    // The lead is due by both clocks.
    await site.store.db.updateTable('delivery').set({ next_at: 0 }).execute()
    pass(1)
    expect(await upstream.claim()).toBeNull()
    stepBack()
    expect(await upstream.claim()).toMatchObject({ attempts: 3 })
    pass(claimTime - 1)
    expect(await upstream.claim()).toBeNull()
  })
})

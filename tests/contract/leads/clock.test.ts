import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimTime } from '@/lib/host/delivery/retries'
import { createForwarder } from '@/lib/host/forwarder'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  otherCode,
  plainPath,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess, type Transport } from '@/tests/contract/support/transports'
import { registerUpstream } from '@/tests/contract/support/upstream'

const phone = '13800138000'
const minute = 60_000
const hour = 60 * minute
const key = 'a-reader'

/** The rows in the database have times of a clock that was then set back by an hour. */
describe('a clock that is set back an hour', () => {
  let test: TestHost
  let browser: Transport

  beforeEach(async () => {
    test = await createTestHost({
      env: { CONSULTANT_KEYS: createHash('sha256').update(key).digest('hex') },
    })
    browser = inProcess(test.host)
  })
  afterEach(() => test.close())

  const stepBack = () => {
    test.clock.now -= hour
  }
  const submit = (code: string, source = '首页') =>
    postForm(browser, { name: '张三', phone, code, source }, { path: codedPath })
  const refused = (code: number) => ({ json: { code } })
  const taken = { json: { code: 0 } }

  it('neither skips the pause between two messages nor makes it longer', async () => {
    await askForCode(browser, phone)
    stepBack()
    expect(await askForCode(browser, phone)).toMatchObject(refused(1006))
    test.clock.now += minute - 1
    expect(await askForCode(browser, phone)).toMatchObject(refused(1006))
    test.clock.now += 1
    expect(await askForCode(browser, phone)).toMatchObject(taken)
  })

  it('allows no more messages in an hour', async () => {
    for (let n = 0; n < 5; n++) {
      expect(await askForCode(browser, phone)).toMatchObject(taken)
      test.clock.now += minute
    }
    stepBack()
    expect(await askForCode(browser, phone)).toMatchObject(refused(1006))
    test.clock.now += hour - 1
    expect(await askForCode(browser, phone)).toMatchObject(refused(1007))
    test.clock.now += 1
    expect(await askForCode(browser, phone)).toMatchObject(taken)
  })

  it('accepts a code that was sent earlier', async () => {
    await askForCode(browser, phone)
    stepBack()
    expect(await submit(codeFor(test, phone))).toMatchObject(taken)
  })

  it('lets a code that was sent earlier live ten minutes from its next check, not an hour', async () => {
    await askForCode(browser, phone)
    const code = codeFor(test, phone)
    stepBack()
    expect(await submit(otherCode(code))).toMatchObject(refused(1003))
    test.clock.now += 10 * minute
    expect(await submit(code)).toMatchObject(refused(1004))
  })

  it('accepts a later code beside the last earlier one', async () => {
    await askForCode(browser, phone)
    test.clock.now += minute
    await askForCode(browser, phone)
    const before = codeFor(test, phone)
    stepBack()
    await askForCode(browser, phone)
    test.clock.now += minute
    expect(await askForCode(browser, phone)).toMatchObject(taken)
    expect(await submit(codeFor(test, phone))).toMatchObject(taken)
    expect(await submit(before, '英国')).toMatchObject(taken)
  })

  it('gives no new guesses at a code', async () => {
    await askForCode(browser, phone)
    const code = codeFor(test, phone)
    for (let n = 0; n < 5; n++) await submit(otherCode(code))
    stepBack()
    expect(await submit(code)).toMatchObject(refused(1005))
  })

  it('blocks guesses after too many for an hour, not for two', async () => {
    for (let n = 0; n < 30; n++) {
      const guess = { name: '张三', phone: String(13900138000 + n), code: '123456' }
      await postForm(browser, guess, { path: codedPath })
    }
    stepBack()
    expect(await submit('123456')).toMatchObject(refused(1010))
    test.clock.now += hour
    expect(await submit('123456')).toMatchObject(refused(1003))
  })

  it.each([1, 24 * 365])(
    'accepts no lead twice, and accepts it again after a day (%s hours back)',
    async (hours) => {
      const lead = { name: '张三', phone }
      expect(await postForm(browser, lead)).toMatchObject(taken)
      test.clock.now -= hours * hour
      expect(await postForm(browser, lead)).toMatchObject(refused(1008))
      test.clock.now += 24 * hour - 1
      expect(await postForm(browser, lead)).toMatchObject(refused(1008))
      test.clock.now += 1
      expect(await postForm(browser, lead)).toMatchObject(taken)
    },
  )

  it('answers a repeated request as before', async () => {
    const lead = { name: '张三', phone, request_id: '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11' }
    const first = await postForm(browser, lead)
    stepBack()
    expect((await postForm(browser, lead)).json).toEqual(first.json)
  })

  it('leases a leased lead to no other reader at once, and again after five minutes', async () => {
    const read = async () => {
      const { text } = await browser.send({ path: plainPath, headers: { Authorization: `Bearer ${key}` } })
      return [...text.matchAll(/"phone":"(\d+)"/g)].map((match) => match[1])
    }
    await postForm(browser, { name: '张三', phone })
    expect(await read()).toEqual([phone])
    stepBack()
    expect(await read()).toEqual([])
    test.clock.now += 5 * minute - 1
    expect(await read()).toEqual([])
    test.clock.now += 1
    expect(await read()).toEqual([phone])
  })

  it('soon forwards a lead again whose sender has died', async () => {
    const down = createForwarder(
      {
        env: test.env,
        store: async () => test.store,
        sender: async () => undefined,
        now: () => test.clock.now,
      },
      { origin: 'http://127.0.0.1:1' },
    )
    const upstream = await registerUpstream(test, 'http://127.0.0.1:1')
    await postForm(inProcess(down), { name: '张三', phone })
    test.clock.now += 5_000
    expect(await upstream.claim()).toMatchObject({ attempts: 2 })
    // The lead is due by both clocks.
    await test.store.db.updateTable('delivery').set({ next_at: 0 }).execute()
    test.clock.now += 1
    expect(await upstream.claim()).toBeNull()
    stepBack()
    expect(await upstream.claim()).toMatchObject({ attempts: 3 })
    test.clock.now += claimTime - 1
    expect(await upstream.claim()).toBeNull()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmsError } from '@/lib/host/sms/message'
import { recordEvents } from '@/lib/host/store/limits'
import {
  askForCode,
  codedPath,
  createTestHost,
  postForm,
  type TestHost,
  transports,
} from '@/tests/contract/support/test-host'
import { inProcess, type Transport } from '@/tests/contract/support/transports'
import { table } from '@/tests/support/table'

const phone = '13800138000'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const sent = { code: 0, data: { msg: '验证码已发送' } }
const tooFrequentFor = (seconds: number) => ({
  code: 1006,
  data: { msg: `验证码发送过于频繁，请${seconds}秒后再试` },
})
const tooFrequent = tooFrequentFor(60)
const spentToday = { code: 1007, data: { msg: '今日验证码发送次数已达上限' } }
const busy = { code: 1010, data: { msg: '操作过于频繁，请稍后再试' } }

/** A phone number and an address for each n. */
const phoneOf = (n: number) => String(13600000000 + n)
const addressOf = (n: number) => ({ 'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` })

describe.each(transports)('requesting a code, %s', (_, connect) => {
  let test: TestHost
  let transport: Transport

  beforeEach(async () => {
    test = await createTestHost()
    transport = await connect(test.host)
  })
  afterEach(async () => {
    await transport.close()
    await test.close()
  })

  it('sends six digits to the phone in its plain spelling', async () => {
    expect(await askForCode(transport, '+86 138-0013-8000')).toMatchObject({ status: 200, json: sent })
    expect(test.sent).toEqual([{ phone, code: expect.stringMatching(/^\d{6}$/) }])
  })

  it.each(
    table(
      `
      no phone | check_string=check-me | 1001 | 请输入您的电话号码
      an empty phone | phone=&check_string=check-me | 1001 | 请输入您的电话号码
      a phone that is none | phone=12345&check_string=check-me | 1001 | 格式不正确
      no check string | phone=13800138000 | 1400 | 请求格式有误
      another check string | phone=13800138000&check_string=check-mf | 1400 | 请求格式有误
      a check string before a phone | phone=&check_string= | 1400 | 请求格式有误
      two phones | phone=13800138000&phone=13800138001&check_string=check-me | 1400 | 请求格式有误
      a broken character | phone=%FF&check_string=check-me | 1400 | 请求格式有误
    `,
      [String, String, Number, String],
    ),
  )('sends nothing for %s', async (_name, query, code, msg) => {
    const reply = await transport.send({ path: `/apipc/v1/sms_logs?${query}` })
    expect(reply).toMatchObject({ status: 200, json: { code, data: { msg } } })
    expect(test.sent).toEqual([])
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['another origin', { Origin: 'https://evil.test' }],
    ['a page of another site', { Referer: 'https://evil.test/page' }],
    ['a picture', { Accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['the address bar of an old browser', { Accept: 'text/html,application/xhtml+xml' }],
    ['a prefetch', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }],
  ])('sends nothing for %s', async (_name, headers) => {
    const foreign = { code: 1010, data: { msg: '这次提交来自别的网址，请打开本站的网页再提交' } }
    expect(await askForCode(transport, phone, headers)).toMatchObject({ status: 403, json: foreign })
    expect(test.sent).toEqual([])
  })

  it('sends nothing for HEAD', async () => {
    const query = new URLSearchParams({ phone, check_string: 'check-me' })
    expect(await transport.send({ method: 'HEAD', path: `/apipc/v1/sms_logs?${query}` })).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
    })
    expect(test.sent).toEqual([])
  })

  it.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Referer: 'https://www.meishi.test/uk' }],
    ['our own page in an old browser', { Referer: 'https://www.meishi.test/uk', Accept: 'application/json' }],
  ])('sends for %s', async (_name, headers) => {
    expect((await askForCode(transport, phone, headers)).json).toEqual(sent)
  })

  it('sends one a minute to a phone, in any spelling and from any address', async () => {
    await askForCode(transport, phone, addressOf(1))
    test.clock.now += 19.2 * second
    expect((await askForCode(transport, phone, addressOf(1))).json).toEqual(tooFrequentFor(41))
    test.clock.now += 40.8 * second - 1
    expect((await askForCode(transport, '138 0013 8000', addressOf(2))).json).toEqual(tooFrequentFor(1))
    test.clock.now += 1
    expect((await askForCode(transport, phone, addressOf(1))).json).toEqual(sent)
    expect(test.sent).toHaveLength(2)
  })

  it('sends one for ten simultaneous requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_one, n) => askForCode(transport, phone, addressOf(n))),
    )
    expect(replies.filter(({ json }) => JSON.stringify(json) === JSON.stringify(tooFrequent))).toHaveLength(9)
    expect(test.sent).toHaveLength(1)
  })

  it('sends five an hour to a phone, in a sliding window', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await askForCode(transport, phone, addressOf(n))).json).toEqual(sent)
      test.clock.now += 10 * minute
    }
    expect((await askForCode(transport, phone, addressOf(6))).json).toEqual(spentToday)
    test.clock.now += 10 * minute
    expect((await askForCode(transport, phone, addressOf(7))).json).toEqual(sent)
    test.clock.now += minute
    expect((await askForCode(transport, phone, addressOf(8))).json).toEqual(spentToday)
  })

  it('sends ten a day to a phone', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await askForCode(transport, phone, addressOf(n))).json).toEqual(sent)
      test.clock.now += 2 * hour
    }
    expect((await askForCode(transport, phone, addressOf(11))).json).toEqual(spentToday)
    test.clock.now += 4 * hour
    expect((await askForCode(transport, phone, addressOf(12))).json).toEqual(sent)
  })

  it('sends ten in ten minutes to an address, for all phones', async () => {
    for (let n = 0; n < 10; n++)
      expect((await askForCode(transport, phoneOf(n), addressOf(1))).json).toEqual(sent)
    expect(await askForCode(transport, phoneOf(10), addressOf(1))).toMatchObject({ status: 200, json: busy })
    expect((await askForCode(transport, phoneOf(10), addressOf(2))).json).toEqual(sent)
    test.clock.now += 10 * minute
    expect((await askForCode(transport, phoneOf(11), addressOf(1))).json).toEqual(sent)
  })

  it('counts a network of IPv6 as one address', async () => {
    for (let n = 0; n < 10; n++) {
      await askForCode(transport, phoneOf(n), { 'X-Forwarded-For': `2001:db8:1:2::${n + 1}` })
    }
    const reply = await askForCode(transport, phoneOf(10), { 'X-Forwarded-For': '2001:db8:1:2:ffff::1' })
    expect(reply.json).toEqual(busy)
  })

  it('counts senders without an address as one', async () => {
    for (let n = 0; n < 10; n++)
      await askForCode(transport, phoneOf(n), { 'X-Forwarded-For': `nonsense ${n}` })
    expect((await askForCode(transport, phoneOf(10))).json).toEqual(busy)
  })

  it("uses the trusted proxy's address and not what a client wrote before it", async () => {
    for (let n = 0; n < 10; n++) {
      await askForCode(transport, phoneOf(n), { 'X-Forwarded-For': `203.0.113.${n}, 198.51.100.1` })
    }
    const reply = await askForCode(transport, phoneOf(10), {
      'X-Forwarded-For': '203.0.113.99, 198.51.100.1',
    })
    expect(reply.json).toEqual(busy)
    const spoofed = { 'X-Forwarded-For': '198.51.100.1', 'X-Client-Address': '203.0.113.99' }
    expect((await askForCode(transport, phoneOf(10), spoofed)).json).toEqual(busy)
  })
})

describe('the larger limits', () => {
  let test: TestHost

  beforeEach(async () => {
    test = await createTestHost()
  })
  afterEach(() => test.close())

  it('send a hundred a day to an address', async () => {
    for (let n = 0; n < 100; n++) {
      expect((await askForCode(inProcess(test.host), phoneOf(n), addressOf(1))).json).toEqual(sent)
      test.clock.now += 61 * second
    }
    test.clock.now += 10 * minute
    expect((await askForCode(inProcess(test.host), phoneOf(100), addressOf(1))).json).toEqual(busy)
    expect((await askForCode(inProcess(test.host), phoneOf(100), addressOf(2))).json).toEqual(sent)
    test.clock.now += 24 * hour
    expect((await askForCode(inProcess(test.host), phoneOf(101), addressOf(1))).json).toEqual(sent)
  })

  it('send three hundred an hour in total', async () => {
    for (let n = 0; n < 300; n++) {
      expect((await askForCode(inProcess(test.host), phoneOf(n), addressOf(n))).json).toEqual(sent)
    }
    expect((await askForCode(inProcess(test.host), phoneOf(300), addressOf(300))).json).toEqual(busy)
    test.clock.now += hour
    expect((await askForCode(inProcess(test.host), phoneOf(301), addressOf(301))).json).toEqual(sent)
  })

  it('send two thousand a day in total', async () => {
    const { store, clock } = test
    const earlier = Array.from({ length: 1_999 }, (_, n) => clock.now - 2 * hour - n * 30 * second)
    await store.write(async (trx) => {
      for (const at of earlier) await recordEvents(trx, ['sms-all'], String(at), at)
    })
    const ask = (n: number) => askForCode(inProcess(test.host), phoneOf(n), addressOf(n))
    expect((await ask(1)).json).toEqual(sent)
    expect((await ask(2)).json).toEqual(busy)
    clock.now += 23 * hour
    expect((await ask(3)).json).toEqual(sent)
  })

  it('stay after a restart', async () => {
    await askForCode(inProcess(test.host), phone)
    const again = await createTestHost({ store: async () => test.store })
    again.clock.now = test.clock.now + minute - 1
    expect((await askForCode(inProcess(again.host), phone)).json).toEqual(tooFrequentFor(1))
    await again.close()
  })
})

describe('a failed message', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const failed = { code: 1500, data: { msg: '短信发送失败，请稍后重试' } }

  it('keeps the pause of a minute and does not count for the hour and the day', async () => {
    const test = await createTestHost({ sender: () => Promise.reject(new SmsError('refused', 'no credit')) })
    for (let n = 0; n < 12; n++) {
      expect((await askForCode(inProcess(test.host), phone)).json).toEqual(failed)
      expect((await askForCode(inProcess(test.host), phone)).json).toEqual(tooFrequent)
      test.clock.now += minute
    }
    await test.close()
  })

  it('leaves no valid code when it was not sent, and a valid one when it may have arrived', async () => {
    for (const [outcome, code] of [
      ['refused', 1003],
      ['unknown', 0],
    ] as const) {
      let attempted = ''
      const test = await createTestHost({
        sender: (_phone, given) => {
          attempted = given
          return Promise.reject(new SmsError(outcome, 'failed'))
        },
      })
      expect((await askForCode(inProcess(test.host), phone)).json).toEqual(failed)
      const lead = { name: '张三', phone, code: attempted }
      expect((await postForm(inProcess(test.host), lead, { path: codedPath })).json).toMatchObject({ code })
      await test.close()
    }
  })

  it('is not sent at all when the store cannot count it', async () => {
    let calls = 0
    const test = await createTestHost({
      store: () => Promise.reject(new Error('no store')),
      sender: async () => {
        calls += 1
      },
    })
    expect(await askForCode(inProcess(test.host), phone)).toMatchObject({ status: 503, json: { code: 1500 } })
    expect(calls).toBe(0)
    await test.close()
  })
})

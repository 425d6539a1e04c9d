import { describe, expect, it } from 'vitest'
import { SmsError } from '@/lib/host/sms/message'
import { recordEvents } from '@/lib/host/store/limits'
import {
  askForCode,
  day,
  hour,
  minute,
  pass,
  send,
  site,
  siteBeforeEach,
} from '@/tests/contract/support/site'
import { codedPath, from, startSite, zhang } from '@/tests/contract/support/test-host'
import { table } from '@/tests/support/table'

const second = 1000
const [sent, spentToday, busy] = ['0 codeSent', '1007 codeDailyLimit', '1010 busy']
const tooFrequentFor = (seconds: number) => ({
  json: { code: 1006, data: { msg: `验证码发送过于频繁，请${seconds}秒后再试` } },
})

/** A phone number and an address for each n. */
const phoneOf = (n: number) => String(13600000000 + n)
const addressOf = (n: number) => from(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)

/** What the nth visitor is told; each has a phone and an address. */
const told = async (phone: number, address: number) =>
  (await askForCode(phoneOf(phone), addressOf(address))).said

describe('a request for a code', () => {
  siteBeforeEach()

  it('sends six digits to the phone in its plain spelling', async () => {
    expect(await askForCode('+86 138-0013-8000')).toMatchObject({ status: 200, said: sent })
    expect(site.sent).toEqual([{ phone: zhang.phone, code: expect.stringMatching(/^\d{6}$/) }])
  })

  it.each(
    table(`
      no phone | check_string=check-me | 1001 phoneRequired
      an empty phone | phone=&check_string=check-me | 1001 phoneRequired
      a phone that is none | phone=12345&check_string=check-me | 1001 phoneFormat
      no check string | phone=13800138000 | 1400 malformed
      another check string | phone=13800138000&check_string=check-mf | 1400 malformed
      a check string before a phone | phone=&check_string= | 1400 malformed
      two phones | phone=13800138000&phone=13800138001&check_string=check-me | 1400 malformed
      a broken character | phone=%FF&check_string=check-me | 1400 malformed
    `),
  )('sends nothing for %s', async (_, query, said) => {
    expect(await send({ path: `/apipc/v1/sms_logs?${query}` })).toMatchObject({ status: 200, said })
    expect(site.sent).toEqual([])
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
  ])('sends nothing for %s', async (_, headers) => {
    expect(await askForCode(zhang.phone, headers)).toMatchObject({ status: 403, said: '1010 foreign' })
    expect(site.sent).toEqual([])
  })

  it('sends nothing for HEAD', async () => {
    const path = `/apipc/v1/sms_logs?phone=${zhang.phone}&check_string=check-me`
    expect(await send({ method: 'HEAD', path })).toMatchObject({ status: 405, headers: { allow: 'GET' } })
    expect(site.sent).toEqual([])
  })

  it.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Referer: 'https://www.meishi.test/uk' }],
    ['our own page in an old browser', { Referer: 'https://www.meishi.test/uk', Accept: 'application/json' }],
  ])('sends for %s', async (_, headers) => {
    expect((await askForCode(zhang.phone, headers)).said).toBe(sent)
  })
})

describe('the limits of codes', () => {
  siteBeforeEach()

  it('are one a minute to a phone, in any spelling and from any address', async () => {
    await askForCode()
    pass(19.2 * second)
    expect(await askForCode()).toMatchObject(tooFrequentFor(41))
    pass(40.8 * second - 1)
    expect(await askForCode('138 0013 8000', addressOf(2))).toMatchObject(tooFrequentFor(1))
    pass(1)
    expect((await askForCode()).said).toBe(sent)
    expect(site.sent).toHaveLength(2)
  })

  // In a sliding window. `times` are sent, each so long after the one before; what comes next is refused.
  it.each([
    ['five an hour to a phone', 5, 10 * minute, () => told(0, 99), spentToday, 10 * minute],
    ['ten a day to a phone', 10, 2 * hour, () => told(0, 99), spentToday, 4 * hour],
  ])('are %s', async (_, times, pause, next, refusal, rest) => {
    for (let n = 0; n < times; n++) {
      expect(await told(0, n)).toBe(sent)
      pass(pause)
    }
    expect(await next()).toBe(refusal)
    pass(rest)
    expect(await next()).toBe(sent)
    pass(minute)
    expect(await next()).toBe(refusal)
  })

  it.each([
    ['ten in ten minutes to an address', 10, 0, 10 * minute],
    ['a hundred a day to an address', 100, 61 * second, day],
  ])('are %s, for all phones', async (_, times, pause, rest) => {
    for (let n = 0; n < times; n++) {
      expect(await told(n, 1)).toBe(sent)
      pass(pause)
    }
    pass(times === 100 ? 10 * minute : 0)
    expect(await told(times, 1)).toBe(busy)
    expect(await told(times, 2)).toBe(sent)
    pass(rest)
    expect(await told(times + 1, 1)).toBe(sent)
  })

  // The address is the one that the trusted proxy reports, whatever a client wrote before it.
  it.each<[string, (n: number) => Record<string, string>]>([
    ['a network of IPv6', (n) => from(`2001:db8:1:2:${n}::1`)],
    ['senders without an address', (n) => from(`nonsense ${n}`)],
    ['one proxy', (n) => ({ ...from(`203.0.113.${n}, 198.51.100.1`), 'X-Client-Address': `203.0.113.${n}` })],
  ])('count %s as one address', async (_, headers) => {
    for (let n = 0; n < 10; n++) await askForCode(phoneOf(n), headers(n))
    expect((await askForCode(phoneOf(10), headers(10))).said).toBe(busy)
  })

  it.each([
    ['three hundred an hour', 299, 0, second, hour],
    ['two thousand a day', 1_999, 2 * hour, 30 * second, 23 * hour],
  ])('are %s in total', async (_, earlier, ago, pause, rest) => {
    const last = site.clock.now - ago
    await site.store.write(async (trx) => {
      for (let n = 0; n < earlier; n++) await recordEvents(trx, ['sms-all'], String(n), last - n * pause)
    })
    expect(await told(1, 1)).toBe(sent)
    expect(await told(2, 2)).toBe(busy)
    pass(rest)
    expect(await told(3, 3)).toBe(sent)
  })

  it('stay after a restart', async () => {
    await askForCode()
    const again = await startSite({ store: async () => site.store })
    again.pass(minute - 1)
    expect(await again.askForCode()).toMatchObject(tooFrequentFor(1))
  })
})

describe('a failed message', () => {
  const failed = '1500 codeSendFailed'

  it('keeps the pause of a minute and does not count for the hour and the day', async () => {
    const { askForCode, pass } = await startSite({
      sender: () => Promise.reject(new SmsError('refused', '')),
    })
    for (let n = 0; n < 12; n++) {
      expect((await askForCode()).said).toBe(failed)
      expect(await askForCode()).toMatchObject(tooFrequentFor(60))
      pass(minute)
    }
  })

  it.each([
    ['refused', 1003],
    ['unknown', 0],
  ] as const)('leaves a valid code only when it may have arrived: %s', async (outcome, expected) => {
    let code = ''
    const { askForCode, submit } = await startSite({
      sender: (_, given) => {
        code = given
        return Promise.reject(new SmsError(outcome, ''))
      },
    })
    expect((await askForCode()).said).toBe(failed)
    expect((await submit({ code }, { path: codedPath })).code).toBe(expected)
  })

  it('is not sent at all when the store cannot count it', async () => {
    const { askForCode, sent } = await startSite({ store: () => Promise.reject(new Error('no store')) })
    expect(await askForCode()).toMatchObject({ status: 503, code: 1500 })
    expect(sent).toEqual([])
  })
})

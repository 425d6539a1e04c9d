import { describe, expect, it } from 'vitest'
import { SmsError } from '@/lib/host/sms/message'
import {
  askForCode,
  day,
  hour,
  leads,
  minute,
  pass,
  rows,
  site,
  siteBeforeEach,
  submit,
} from '@/tests/contract/support/site'
import { codedPath, from, otherCode, startSite, zhang } from '@/tests/contract/support/test-host'

const [taken, duplicate, busy] = ['0 success', '1008 duplicate', '1010 busy']
const [wrong, expired, tooManyTries] = ['1003 codeWrong', '1004 codeExpired', '1005 codeTooManyTries']
const phoneOf = (n: number) => String(13700138000 + n)

describe('a lead with a code', () => {
  siteBeforeEach()

  async function newCode(phone = zhang.phone): Promise<string> {
    expect((await askForCode(phone)).code).toBe(0)
    return site.codeFor(phone)
  }

  /** What is answered to a lead with a code. */
  const told = async (code: string, fields: Record<string, string> = {}, address = '203.0.113.7') =>
    (await submit({ code, ...fields }, { path: codedPath, headers: from(address) })).said
  const guess = (times: number, code: string, phone = zhang.phone) =>
    Promise.all(Array.from({ length: times }, () => told(code, { phone })))

  it('is accepted with the code that was sent, in any spelling, once, and verified', async () => {
    const code = await newCode()
    expect(code).toMatch(/^\d{6}$/)
    const spelt = [...code].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join(' ')
    expect(await told(spelt, { source: '首页' })).toBe(taken)
    expect(await told(code, { source: '英国' })).toBe(wrong)
    expect(await leads()).toMatchObject([{ verified: 1 }])
  })

  it('leaves no code in the database', async () => {
    const code = await newCode()
    const stored = await rows('sms_code')
    expect(stored).toMatchObject([{ hmac: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(Object.values(stored[0] ?? {})).not.toContain(code)
  })

  it('is refused with the code of another phone', async () => {
    expect(await told(await newCode('13800138001'))).toBe(wrong)
  })

  it('is accepted for ten minutes, and then told that its code has expired', async () => {
    const codes = [await newCode(), await newCode(phoneOf(1))] as const
    pass(10 * minute - 1)
    expect(await told(codes[0])).toBe(taken)
    pass(1)
    expect(await told(codes[1], { phone: phoneOf(1) })).toBe(expired)
    expect(await leads()).toHaveLength(1)
  })

  it('is accepted with each of the last two codes, and not with the one before', async () => {
    const codes: string[] = []
    for (let n = 0; n < 3; n++) {
      codes.push(await newCode())
      pass(minute)
    }
    const [first = '', second = '', third = ''] = codes
    if (!codes.slice(1).includes(first)) expect(await told(first, { source: 'a' })).toBe(wrong)
    expect(await told(second, { source: 'b' })).toBe(taken)
    expect(await told(third, { source: 'c' })).toBe(taken)
  })

  it('is refused even with the right code after five wrong ones, until it expires', async () => {
    const code = await newCode()
    expect(await guess(5, otherCode(code))).toEqual(Array(5).fill(wrong))
    expect(await told(code)).toBe(tooManyTries)
    pass(10 * minute - 1)
    expect(await told(code)).toBe(tooManyTries)
    pass(1)
    expect(await told(code)).toBe(expired)
  })

  it('has five tries again with each new code, for both valid codes', async () => {
    const first = await newCode()
    await guess(4, otherCode(first))
    pass(minute)
    const second = await newCode()
    expect(await guess(5, otherCode(first, second))).toEqual(Array(5).fill(wrong))
    for (const code of [first, second]) expect(await told(code)).toBe(tooManyTries)
  })

  /** The same site, whose messages fail. */
  async function failing(outcome: 'refused' | 'unknown') {
    const sent: string[] = []
    const other = await startSite({
      store: async () => site.store,
      sender: (_, code) => {
        sent.push(code)
        return Promise.reject(new SmsError(outcome, ''))
      },
    })
    return async () => {
      other.clock.now = site.clock.now
      expect((await other.askForCode()).said).toBe('1500 codeSendFailed')
      return sent.at(-1) ?? ''
    }
  }

  it('has no new tries after a refused message', async () => {
    const ask = await failing('refused')
    const code = await newCode()
    await guess(5, otherCode(code))
    pass(minute)
    await ask()
    expect(await told(code)).toBe(tooManyTries)
  })

  it('has at most fifty tries a day for one phone, however many codes are sent', async () => {
    // A message without an answer from the provider does not count against the limit, and its code may have arrived.
    const ask = await failing('unknown')
    for (let n = 0; n < 10; n++) {
      pass(2 * minute)
      const code = await ask()
      for (let tried = 0; tried < 5; tried++)
        expect(await told(otherCode(code), {}, `203.0.113.${n}`)).toBe(wrong)
    }
    pass(2 * minute)
    expect(await told(await ask(), {}, '203.0.113.99')).toBe(busy)
    pass(day)
    expect(await told(await newCode(), {}, '203.0.113.99')).toBe(taken)
  })

  it('does not count a text that cannot be a code, nor tries at another phone', async () => {
    const code = await newCode()
    await newCode(phoneOf(1))
    await guess(6, '12345')
    await guess(6, otherCode(code), phoneOf(1))
    expect(await told(code)).toBe(taken)
  })

  it('has thirty tries an hour from one address, for all phones; others have theirs', async () => {
    for (let n = 0; n < 30; n++) expect(await told('123456', { phone: phoneOf(n) })).toBe(wrong)
    expect(await told('123456', { phone: phoneOf(31) })).toBe(busy)
    const code = await newCode()
    expect(await told(otherCode(code))).toBe(wrong)
    expect(await told(code)).toBe(busy)
    expect(await told(code, {}, '203.0.113.8')).toBe(taken)
    for (let n = 100; n < 105; n++)
      expect(await told(await newCode(phoneOf(n)), { phone: phoneOf(n) })).toBe(taken)
    pass(hour)
    expect(await told('123456', { phone: phoneOf(31) })).toBe(wrong)
  })

  it('is a duplicate only after the right code, which is not used up', async () => {
    await told(await newCode(), { source: '首页' })
    pass(minute)
    const code = await newCode()
    expect(await told(otherCode(code), { source: '首页' })).toBe(wrong)
    expect(await told(code, { source: '首页' })).toBe(duplicate)
    expect(await told(code, { source: '英国' })).toBe(taken)
    expect(await told(code, { source: '英国' })).toBe(duplicate)
  })

  it('that is sent again gets its first answer, although its code is used', async () => {
    const request = { code: await newCode(), request_id: '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11' }
    const first = await submit(request, { path: codedPath })
    expect((await submit(request, { path: codedPath })).json).toEqual(first.json)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmsError } from '@/lib/host/sms/message'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  otherCode,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess, type Transport } from '@/tests/contract/support/transports'

const phone = '13800138000'
const wrong = { code: 1003, data: { msg: '验证码不正确,请重新发送' } }
const expired = { code: 1004, data: { msg: '验证码已过期，请重新获取' } }
const tooManyTries = { code: 1005, data: { msg: '验证码错误次数过多，请重新获取' } }
const duplicate = { code: 1008, data: { msg: '您已提交成功，请勿重复提交' } }
const busy = { code: 1010, data: { msg: '操作过于频繁，请稍后再试' } }
const minute = 60_000

describe('leads with a code', () => {
  let test: TestHost
  let transport: Transport

  beforeEach(async () => {
    test = await createTestHost()
    transport = inProcess(test.host)
  })
  afterEach(async () => {
    await test.close()
  })

  async function newCode(to = phone): Promise<string> {
    expect((await askForCode(transport, to)).json).toEqual({ code: 0, data: { msg: '验证码已发送' } })
    return codeFor(test, to)
  }

  /** The answer to a lead with a code. */
  async function submit(code: string, fields: Record<string, string> = {}, address = '203.0.113.7') {
    const headers = { 'X-Forwarded-For': address }
    const lead = { name: '张三', phone, code, ...fields }
    return (await postForm(transport, lead, { path: codedPath, headers })).json
  }
  const count = (answers: unknown[], code: number) =>
    answers.filter((answer) => JSON.stringify(answer).startsWith(`{"code":${code},`)).length

  it('accepts the code that was sent, in any spelling, and marks the lead verified', async () => {
    const code = await newCode()
    expect(code).toMatch(/^\d{6}$/)
    const spelt = [...code].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join(' ')
    expect(await submit(spelt)).toMatchObject({ code: 0 })
    expect(await test.leads()).toMatchObject([{ verified: 1 }])
  })

  it('stores no code in the database', async () => {
    const code = await newCode()
    const rows = await test.store.db.selectFrom('sms_code').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hmac).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.values(rows[0] ?? {})).not.toContain(code)
  })

  it('accepts a code once', async () => {
    const code = await newCode()
    await submit(code, { source: '首页' })
    expect(await submit(code, { source: '英国' })).toEqual(wrong)
    expect(await test.leads()).toHaveLength(1)
  })

  it('accepts no code of another phone', async () => {
    const code = await newCode('13800138001')
    expect(await submit(code)).toEqual(wrong)
  })

  it('accepts a code for ten minutes', async () => {
    const code = await newCode()
    test.clock.now += 10 * minute - 1
    expect(await submit(code)).toMatchObject({ code: 0 })
  })

  it('reports after ten minutes that a code has expired', async () => {
    const code = await newCode()
    test.clock.now += 10 * minute
    expect(await submit(code)).toEqual(expired)
    expect(await test.leads()).toEqual([])
  })

  it('accepts each of the last two codes, and not the one before', async () => {
    const codes: string[] = []
    for (let n = 0; n < 3; n++) {
      codes.push(await newCode())
      test.clock.now += minute
    }
    const [first = '', second = '', third = ''] = codes
    expect(await submit(first, { source: 'a' })).toEqual(
      first === second || first === third ? expect.anything() : wrong,
    )
    expect(await submit(second, { source: 'b' })).toMatchObject({ code: 0 })
    expect(await submit(third, { source: 'c' })).toMatchObject({ code: 0 })
  })

  it('refuses even the right code after five wrong ones, until it expires', async () => {
    const code = await newCode()
    for (let n = 0; n < 5; n++) expect(await submit(otherCode(code))).toEqual(wrong)
    expect(await submit(code)).toEqual(tooManyTries)
    test.clock.now += 10 * minute - 1
    expect(await submit(code)).toEqual(tooManyTries)
    test.clock.now += 1
    expect(await submit(code)).toEqual(expired)
  })

  it('starts a new count of five with each new code, for both valid codes', async () => {
    const first = await newCode()
    for (let n = 0; n < 4; n++) await submit(otherCode(first))
    test.clock.now += minute
    const second = await newCode()
    for (let n = 0; n < 5; n++) expect(await submit(otherCode(first, second))).toEqual(wrong)
    expect(await submit(first)).toEqual(tooManyTries)
    expect(await submit(second)).toEqual(tooManyTries)
  })

  it('starts no new count with a refused message', async () => {
    const refusing = await createTestHost({
      store: async () => test.store,
      sender: () => Promise.reject(new SmsError('refused', 'no credit')),
    })
    const code = await newCode()
    for (let n = 0; n < 5; n++) await submit(otherCode(code))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    refusing.clock.now = test.clock.now += minute
    expect((await askForCode(inProcess(refusing.host), phone)).json).toMatchObject({ code: 1500 })
    vi.restoreAllMocks()
    expect(await submit(code)).toEqual(tooManyTries)
    await refusing.close()
  })

  it('allows at most fifty guesses a day for one phone, however many codes are sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let code = ''
    // A message without an answer from the provider does not count against the limit, and its code may have arrived.
    const late = await createTestHost({
      store: async () => test.store,
      sender: (_to, given) => {
        code = given
        return Promise.reject(new SmsError('unknown', 'no answer'))
      },
    })
    for (let n = 0; n < 10; n++) {
      late.clock.now = test.clock.now += 2 * minute
      expect((await askForCode(inProcess(late.host), phone)).json).toMatchObject({ code: 1500 })
      for (let guess = 0; guess < 5; guess++) {
        expect(await submit(otherCode(code), {}, `203.0.113.${n}`)).toEqual(wrong)
      }
    }
    late.clock.now = test.clock.now += 2 * minute
    await askForCode(inProcess(late.host), phone)
    vi.restoreAllMocks()
    expect(await submit(code, {}, '203.0.113.99')).toEqual(busy)
    test.clock.now += 24 * 60 * minute
    expect(await submit(await newCode(), {}, '203.0.113.99')).toMatchObject({ code: 0 })
    await late.close()
  })

  it('counts guesses that arrive at once', async () => {
    const code = await newCode()
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(otherCode(code))))
    expect(count(replies, 1003)).toBe(5)
    expect(await submit(code)).toEqual(tooManyTries)
  })

  it('does not count a text that cannot be a code', async () => {
    const code = await newCode()
    for (let n = 0; n < 6; n++) await submit('12345')
    expect(await submit(code)).toMatchObject({ code: 0 })
  })

  it('does not count wrong codes against another phone', async () => {
    const code = await newCode()
    await newCode('13800138001')
    for (let n = 0; n < 6; n++) await submit(otherCode(code), { phone: '13800138001' })
    expect(await submit(code)).toMatchObject({ code: 0 })
  })

  it('allows one address thirty guesses an hour, for all phones', async () => {
    for (let n = 0; n < 30; n++) {
      expect(await submit('123456', { phone: String(13900138000 - 100000000 + n) })).toEqual(wrong)
    }
    expect(await submit('123456', { phone: '13700138000' })).toEqual(busy)
    const code = await newCode()
    expect(await submit(otherCode(code))).toEqual(wrong)
    expect(await submit(code)).toEqual(busy)
    expect(await submit(code, {}, '203.0.113.8')).toMatchObject({ code: 0 })
    test.clock.now += 60 * minute
    expect(await submit('123456', { phone: '13700138000' })).toEqual(wrong)
  })

  it('accepts a right code at the first try, however many others at the same address guess wrong', async () => {
    for (let n = 0; n < 30; n++) await submit('123456', { phone: String(13800138001 + n) })
    for (let n = 100; n < 105; n++) {
      const own = String(13800138000 + n)
      expect(await submit(await newCode(own), { phone: own })).toMatchObject({ code: 0 })
    }
  })

  it('reports a duplicate only after the right code, and does not use that code up', async () => {
    await submit(await newCode(), { source: '首页' })
    test.clock.now += minute
    const code = await newCode()
    expect(await submit(otherCode(code), { source: '首页' })).toEqual(wrong)
    expect(await submit(code, { source: '首页' })).toEqual(duplicate)
    expect(await submit(code, { source: '英国' })).toMatchObject({ code: 0 })
  })

  it('treats the same form sent twice with its code as a duplicate', async () => {
    const code = await newCode()
    const replies = await Promise.all([1, 2, 3].map(() => submit(code)))
    expect([count(replies, 0), count(replies, 1008)]).toEqual([1, 2])
  })

  it('answers a repeated request before it checks the used code', async () => {
    const code = await newCode()
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'
    const first = await submit(code, { request_id })
    expect(await submit(code, { request_id })).toEqual(first)
  })

  it('accepts a code for one of many forms that arrive at once', async () => {
    const code = await newCode()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_one, n) => submit(code, { source: `form ${n}` })),
    )
    expect(count(replies, 0)).toBe(1)
    expect(await test.leads()).toHaveLength(1)
  })
})

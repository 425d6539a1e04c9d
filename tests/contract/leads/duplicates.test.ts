import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const zhang = { name: '张三', phone: '13800138000', source: '首页' }
const duplicate = { code: 1008, data: { msg: '您已提交成功，请勿重复提交' } }
const day = 24 * 60 * 60 * 1000

describe('duplicates', () => {
  let test: TestHost

  beforeEach(async () => {
    test = await createTestHost()
  })
  afterEach(() => test.close())

  /** The answer to the lead of 张三 with other fields. */
  const say = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    (await postForm(inProcess(test.host), { ...zhang, ...fields }, { headers })).json

  it('accepts one lead per form and phone in 24 hours, counted from the accepted lead', async () => {
    expect(await say()).toMatchObject({ code: 0 })
    test.clock.now += day - 1
    expect(await say()).toEqual(duplicate)
    test.clock.now += 1
    expect(await say()).toMatchObject({ code: 0 })
    test.clock.now += day - 1
    expect(await say()).toEqual(duplicate)
    expect(await test.leads()).toHaveLength(2)
  })

  it('recognises a phone in every spelling', async () => {
    await say()
    for (const phone of ['138 0013 8000', '+8613800138000', '138-0013-8000', '１３８００１３８０００']) {
      expect(await say({ phone })).toEqual(duplicate)
    }
  })

  it('accepts the same phone on another form, and another phone on the same form', async () => {
    await say()
    expect(await say({ source: '英国' })).toMatchObject({ code: 0 })
    expect(await say({ phone: '13800138001' })).toMatchObject({ code: 0 })
    expect(await test.leads()).toHaveLength(3)
  })

  it('distinguishes forms without a source by their kind', async () => {
    await say({ source: '', form: 'immigration' })
    expect(await say({ source: '', form: 'message' })).toMatchObject({ code: 0 })
    expect(await say({ source: '', form: 'immigration' })).toEqual(duplicate)
  })

  it('accepts one of fifty that arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => say()))
    const count = (code: number) =>
      replies.filter((reply) => JSON.stringify(reply).startsWith(`{"code":${code},`)).length
    expect([count(0), count(1008)]).toEqual([1, 49])
    expect(await test.leads()).toHaveLength(1)
  })

  describe('a request sent again with its id', () => {
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'

    it('gets the first answer again for 24 hours and stores nothing', async () => {
      const first = await say({ request_id })
      test.clock.now += day - 1
      const again = await say({ request_id })
      expect(again).toEqual(first)
      expect(again).toMatchObject({ code: 0 })
      expect(await test.leads()).toHaveLength(1)
    })

    it('gets no receipt from another address, because somebody else may have sent it', async () => {
      const from = (address: string) => ({ 'X-Forwarded-For': address })
      await say({ request_id }, from('198.51.100.7'))
      const other = await say({ request_id }, from('203.0.113.7'))
      expect(other).toEqual(duplicate)
      const same = await say({ request_id }, from('198.51.100.7'))
      expect(same).toMatchObject({ data: { receipt: expect.stringMatching(/^\/receipt\//) } })
    })

    it('is a new lead for another phone or form, so that a fixed id loses no lead', async () => {
      await say({ request_id })
      const other = await say({ phone: '13800138001', request_id })
      expect(other).toMatchObject({ code: 0 })
      expect(await test.leads()).toHaveLength(2)
    })

    it('does not turn a refused duplicate into a success', async () => {
      await say()
      expect(await say({ request_id })).toEqual(duplicate)
      expect(await say({ request_id })).toEqual(duplicate)
    })
  })
})

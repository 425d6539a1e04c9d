import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess, type Transport } from '@/tests/contract/support/transports'

const zhang = { name: '张三', phone: '13800138000', source: '首页' }
const duplicate = { code: 1008, data: { msg: '您已提交成功，请勿重复提交' } }
const day = 24 * 60 * 60 * 1000

describe('duplicates', () => {
  let test: TestHost
  let transport: Transport

  beforeEach(async () => {
    test = await createTestHost()
    transport = inProcess(test.host)
  })
  afterEach(async () => {
    await test.close()
  })

  it('accepts one lead per form and phone in 24 hours, counted from the accepted lead', async () => {
    expect((await postForm(transport, zhang)).json).toMatchObject({ code: 0 })
    test.clock.now += day - 1
    expect((await postForm(transport, zhang)).json).toEqual(duplicate)
    test.clock.now += 1
    expect((await postForm(transport, zhang)).json).toMatchObject({ code: 0 })
    test.clock.now += day - 1
    expect((await postForm(transport, zhang)).json).toEqual(duplicate)
    expect(await test.leads()).toHaveLength(2)
  })

  it('recognises a phone in every spelling', async () => {
    await postForm(transport, zhang)
    for (const phone of ['138 0013 8000', '+8613800138000', '138-0013-8000', '１３８００１３８０００']) {
      expect((await postForm(transport, { ...zhang, phone })).json).toEqual(duplicate)
    }
  })

  it('accepts the same phone on another form, and another phone on the same form', async () => {
    await postForm(transport, zhang)
    expect((await postForm(transport, { ...zhang, source: '英国' })).json).toMatchObject({ code: 0 })
    expect((await postForm(transport, { ...zhang, phone: '13800138001' })).json).toMatchObject({ code: 0 })
    expect(await test.leads()).toHaveLength(3)
  })

  it('distinguishes forms without a source by their kind', async () => {
    const { source: _source, ...fields } = zhang
    await postForm(transport, { ...fields, form: 'immigration' })
    expect((await postForm(transport, { ...fields, form: 'message' })).json).toMatchObject({ code: 0 })
    expect((await postForm(transport, { ...fields, form: 'immigration' })).json).toEqual(duplicate)
  })

  it('accepts one of fifty that arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => postForm(transport, zhang)))
    const accepted = replies.filter(({ json }) => JSON.stringify(json).startsWith('{"code":0'))
    const refused = replies.filter(({ json }) => JSON.stringify(json).startsWith('{"code":1008'))
    expect([accepted.length, refused.length]).toEqual([1, 49])
    expect(await test.leads()).toHaveLength(1)
  })

  describe('a request sent again with its id', () => {
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'

    it('gets the first answer again for 24 hours and stores nothing', async () => {
      const first = await postForm(transport, { ...zhang, request_id })
      test.clock.now += day - 1
      const again = await postForm(transport, { ...zhang, request_id })
      expect(again.json).toEqual(first.json)
      expect(again.json).toMatchObject({ code: 0 })
      expect(await test.leads()).toHaveLength(1)
    })

    it('gets no receipt from another address, because somebody else may have sent it', async () => {
      const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
      await postForm(transport, { ...zhang, request_id }, from('198.51.100.7'))
      const other = await postForm(transport, { ...zhang, request_id }, from('203.0.113.7'))
      expect(other.json).toEqual(duplicate)
      const same = await postForm(transport, { ...zhang, request_id }, from('198.51.100.7'))
      expect(same.json).toMatchObject({ data: { receipt: expect.stringMatching(/^\/receipt\//) } })
    })

    it('is a new lead for another phone or form, so that a fixed id loses no lead', async () => {
      await postForm(transport, { ...zhang, request_id })
      const other = await postForm(transport, { ...zhang, phone: '13800138001', request_id })
      expect(other.json).toMatchObject({ code: 0 })
      expect(await test.leads()).toHaveLength(2)
    })

    it('does not turn a refused duplicate into a success', async () => {
      await postForm(transport, zhang)
      expect((await postForm(transport, { ...zhang, request_id })).json).toEqual(duplicate)
      expect((await postForm(transport, { ...zhang, request_id })).json).toEqual(duplicate)
    })
  })
})

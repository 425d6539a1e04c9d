import { describe, expect, it } from 'vitest'
import { day, leads, pass, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { from } from '@/tests/contract/support/test-host'

const [taken, duplicate] = ['0 success', '1008 duplicate']

siteBeforeEach()

/** What is answered to the lead of 张三 with these fields. */
const told = async (fields: Record<string, string> = {}) => (await submit({ source: '首页', ...fields })).said

it('one lead per form and phone is taken in 24 hours, counted from the accepted lead', async () => {
  expect(await told()).toBe(taken)
  pass(day - 1)
  expect(await told()).toBe(duplicate)
  pass(1)
  expect(await told()).toBe(taken)
  pass(day - 1)
  expect(await told()).toBe(duplicate)
  expect(await leads()).toHaveLength(2)
})

it('a phone is recognised in every spelling; another phone and another form are another lead', async () => {
  await told()
  for (const phone of ['138 0013 8000', '+8613800138000', '138-0013-8000', '１３８００１３８０００'])
    expect(await told({ phone })).toBe(duplicate)
  expect(await told({ source: '英国' })).toBe(taken)
  expect(await told({ phone: '13800138001' })).toBe(taken)
})

it('forms without a source are distinguished by their kind', async () => {
  await told({ source: '', form: 'immigration' })
  expect(await told({ source: '', form: 'message' })).toBe(taken)
  expect(await told({ source: '', form: 'immigration' })).toBe(duplicate)
})

describe('a request sent again with its id', () => {
  const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'

  it('gets the first answer again for 24 hours and stores nothing', async () => {
    const first = await submit({ request_id })
    pass(day - 1)
    expect(await submit({ request_id })).toMatchObject({ code: 0, json: first.json })
    expect(await leads()).toHaveLength(1)
  })

  it('gets no receipt from another address, because somebody else may have sent it', async () => {
    const sentFrom = (address: string) => submit({ request_id }, { headers: from(address) })
    await sentFrom('198.51.100.7')
    expect((await sentFrom('203.0.113.7')).said).toBe(duplicate)
    expect((await sentFrom('198.51.100.7')).text).toContain('"/receipt/')
  })

  it('is a new lead for another phone or form, so that a fixed id loses no lead', async () => {
    await told({ request_id })
    expect(await told({ phone: '13800138001', request_id })).toBe(taken)
    expect(await told({ source: '英国', request_id })).toBe(taken)
    expect(await leads()).toHaveLength(3)
  })

  it('does not turn a refused duplicate into a success', async () => {
    await told()
    for (const _ of [1, 2]) expect(await told({ request_id })).toBe(duplicate)
  })
})

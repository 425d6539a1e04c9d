import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const zhang = { name: '张三', phone: '13800138000' }

describe('a lead that looks like spam', () => {
  let test: TestHost

  beforeEach(async () => {
    test = await createTestHost()
  })
  afterEach(() => test.close())

  it.each([
    ['the hidden field is filled in', { website: 'x' }, 'honeypot'],
    ['it is the test of a release', { website: 'smoke-check' }, 'check'],
    ['its name is an address', { name: 'www.cheap.example' }, 'link'],
    ['its name ends like one', { name: 'cheap-visa.top' }, 'link'],
    ['its message has a link', { message: '看这里 https://cheap.example/' }, 'link'],
    ['it came within three seconds', { elapsed: '2999' }, 'fast'],
    ['all of it', { website: 'x', message: 'http://a.b', elapsed: '0' }, 'honeypot,link,fast'],
  ])('is stored and flagged when %s, and its sender gets a success', async (_name, fields, reason) => {
    const reply = await postForm(inProcess(test.host), { ...zhang, ...fields })
    expect(reply).toMatchObject({ status: 200, json: { code: 0 } })
    expect(await test.leads()).toMatchObject([{ phone: '13800138000', spam: 1, spam_reason: reason }])
  })

  it.each([
    ['three seconds', { elapsed: '3000' }],
    ['no measured time', { elapsed: '' }],
    ['an impossible time', { elapsed: '-1' }],
    ['a grade with a dot', { message: '雅思 6.5，GPA 3.4/4.0，想去U.S.A.' }],
  ])('is not flagged with %s', async (_name, fields) => {
    await postForm(inProcess(test.host), { ...zhang, ...fields })
    expect(await test.leads()).toMatchObject([{ spam: 0, spam_reason: null }])
  })

  it('is not flagged as fast when its phone was confirmed by a code', async () => {
    const submit = async (phone: string, fields: Record<string, string>) => {
      await askForCode(inProcess(test.host), phone)
      const lead = { ...zhang, phone, code: codeFor(test, phone), ...fields }
      expect((await postForm(inProcess(test.host), lead, { path: codedPath })).json).toMatchObject({
        code: 0,
      })
    }
    await submit('13800138000', { elapsed: '0' })
    test.clock.now += 1
    await submit('13800138001', { elapsed: '0', website: 'x' })
    expect(await test.leads()).toMatchObject([
      { verified: 1, spam: 0, spam_reason: null },
      { verified: 1, spam: 1, spam_reason: 'honeypot' },
    ])
  })

  it('is the tenth within ten minutes from one address', async () => {
    const send = (n: number, address: string) =>
      postForm(
        inProcess(test.host),
        { name: '张三', phone: String(13800138000 + n) },
        { headers: { 'X-Forwarded-For': address } },
      )
    for (let n = 0; n < 10; n++) {
      test.clock.now += 1000
      expect((await send(n, '203.0.113.7')).json).toMatchObject({ code: 0 })
    }
    test.clock.now += 1000
    await send(10, '203.0.113.8')
    test.clock.now += 10 * 60_000
    await send(11, '203.0.113.7')
    const flags = (await test.leads()).map((lead) => lead.spam_reason)
    expect(flags).toEqual([...Array(9).fill(null), 'address', null, null])
  })

  it('is none of many in a moment from many addresses, and all are stored', async () => {
    for (let n = 0; n < 120; n++) {
      const reply = await postForm(
        inProcess(test.host),
        { name: '张三', phone: String(13_800_138_000 + n) },
        { headers: { 'X-Forwarded-For': `203.0.113.${n % 40}` } },
      )
      expect(reply.json).toMatchObject({ code: 0 })
    }
    const leads = await test.leads()
    expect(new Set(leads.map(({ phone }) => phone)).size).toBe(120)
    expect(leads.filter(({ spam }) => spam === 1)).toEqual([])
  })
})

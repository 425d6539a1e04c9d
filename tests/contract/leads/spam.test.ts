import { describe, expect, it } from 'vitest'
import { codedPath, from, startSite } from '@/tests/contract/support/test-host'

describe('a lead that looks like spam', () => {
  it.each([
    ['the hidden field is filled in', { website: 'x' }, 'honeypot'],
    ['it is the test of a release', { website: 'smoke-check' }, 'check'],
    ['its name is an address', { name: 'www.cheap.example' }, 'link'],
    ['its name ends like one', { name: 'cheap-visa.top' }, 'link'],
    ['its message has a link', { message: '看这里 https://cheap.example/' }, 'link'],
    ['it came within three seconds', { elapsed: '2999' }, 'fast'],
    ['all of it', { website: 'x', message: 'http://a.b', elapsed: '0' }, 'honeypot,link,fast'],
  ])('is stored and flagged when %s, and its sender gets a success', async (_name, fields, reason) => {
    const { submit, leads } = await startSite()
    expect(await submit(fields)).toMatchObject({ status: 200, code: 0 })
    expect(await leads()).toMatchObject([{ phone: '13800138000', spam: 1, spam_reason: reason }])
  })

  it.each([
    ['three seconds', { elapsed: '3000' }],
    ['no measured time', { elapsed: '' }],
    ['an impossible time', { elapsed: '-1' }],
    ['a grade with a dot', { message: '雅思 6.5，GPA 3.4/4.0，想去U.S.A.' }],
  ])('is not flagged with %s', async (_name, fields) => {
    const { submit, leads } = await startSite()
    await submit(fields)
    expect(await leads()).toMatchObject([{ spam: 0, spam_reason: null }])
  })

  it('is not flagged as fast when its phone was confirmed by a code', async () => {
    const site = await startSite()
    for (const [phone, website] of [
      ['13800138000', ''],
      ['13800138001', 'x'],
    ] as const) {
      site.pass(1)
      await site.askForCode(phone)
      const fields = { phone, website, elapsed: '0', code: site.codeFor(phone) }
      expect((await site.submit(fields, { path: codedPath })).code).toBe(0)
    }
    expect(await site.leads()).toMatchObject([
      { verified: 1, spam: 0, spam_reason: null },
      { verified: 1, spam: 1, spam_reason: 'honeypot' },
    ])
  })

  it('is the tenth within ten minutes from one address', async () => {
    const { submit, leads, pass } = await startSite()
    const send = (n: number, address: string) =>
      submit({ phone: String(13800138000 + n) }, { headers: from(address) })
    for (let n = 0; n < 10; n++) {
      pass(1000)
      expect((await send(n, '203.0.113.7')).code).toBe(0)
    }
    pass(1000)
    await send(10, '203.0.113.8')
    pass(10 * 60_000)
    await send(11, '203.0.113.7')
    const flags = (await leads()).map((lead) => lead.spam_reason)
    expect(flags).toEqual([...Array(9).fill(null), 'address', null, null])
  })

  it('is none of many in a moment from many addresses, and all are stored', async () => {
    const { submit, leads } = await startSite()
    for (let n = 0; n < 120; n++) {
      const headers = from(`203.0.113.${n % 40}`)
      expect((await submit({ phone: String(13_800_138_000 + n) }, { headers })).code).toBe(0)
    }
    const stored = await leads()
    expect(new Set(stored.map(({ phone }) => phone)).size).toBe(120)
    expect(stored.filter(({ spam }) => spam === 1)).toEqual([])
  })
})

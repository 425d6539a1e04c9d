import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createHost } from '@/lib/host/app'
import { claimNext } from '@/lib/host/delivery/queue'
import { prune } from '@/lib/host/store/prune'
import { receiptSchema } from '@/lib/leads/receipt'
import { startReceiver, withStatus } from '@/tests/contract/delivery/support/receiver'
import {
  askForCode,
  day,
  leads,
  minute,
  pass,
  rows,
  send,
  site,
  siteBeforeEach,
  submit,
} from '@/tests/contract/support/site'
import { codedPath, from, postForm, startTime } from '@/tests/contract/support/test-host'
import { inProcess, type Reply } from '@/tests/contract/support/transports'
import { addTarget, forwarderOf, noteDelivery } from '@/tests/contract/support/upstream'

const path = '/apipc/v1/receipt'
const lead = { name: '王小明', phone: '13800138000', source: '首页' }
const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'
const unknown = 'A'.repeat(32)
const own = { 'Sec-Fetch-Site': 'same-origin' }
const browser = { 'Sec-Fetch-Mode': 'navigate', ...own }
const erasure = { action: 'erase', confirm: '1' }

type Fields = Record<string, string>

const acceptedSchema = z.object({
  code: z.literal(0),
  data: z.object({ receipt: z.string().regex(/^\/receipt\/[\w-]{32}$/) }),
})
const codeIn = ({ json }: Reply) => acceptedSchema.parse(json).data.receipt.slice('/receipt/'.length)

siteBeforeEach()

const show = (code: string, headers?: Fields) =>
  send({ path: `${path}/${code}`, ...(headers && { headers }) })
const receiptOf = async (code: string) =>
  z.object({ data: receiptSchema }).parse((await show(code)).json).data
const act = (receipt: string, fields: Fields, headers: Fields = own) =>
  postForm({ send }, { receipt, ...fields }, { path, headers })

/** Submits a lead, and returns the code of its receipt. */
async function take(fields: Fields = {}): Promise<string> {
  pass(1)
  return codeIn(await submit({ ...lead, ...fields }))
}

async function takeVerified(fields: Fields = {}): Promise<string> {
  pass(1)
  await askForCode()
  const code = codeIn(await submit({ ...lead, ...fields, code: site.codeFor() }, { path: codedPath }))
  pass(minute)
  return code
}

describe('a receipt', () => {
  it('shows what was sent, masked', async () => {
    const code = await take()
    const { headers, text } = await show(code)
    expect(headers['cache-control']).toBe('no-store')
    expect(await receiptOf(code)).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
      ...{ name: '王**', phone: '138******00', source: '首页', verified: false },
      created_at: new Date(startTime + 1).toISOString(),
      expires_at: new Date(startTime + 1 + 30 * day).toISOString(),
      ...{ contact: 'call', slot: 'any', scope: 'event', erased_at: null },
    })
    expect(text).not.toMatch(/13800138000|王小明/)
  })

  it('has a code that cannot be found from stored data', async () => {
    const codes = [await take(), await take({ source: '英国' }), await take({ phone: '13800138001' })]
    expect(new Set(codes).size).toBe(3)
    const tables = ['lead', 'card', 'receipt', 'request', 'dedupe', 'acceptance', 'audit'] as const
    const stored = JSON.stringify(await Promise.all(tables.map(rows)))
    for (const code of codes) expect(stored).not.toContain(code)
  })

  it('confirms the person only after a right code, and not when a plain request is repeated as one with a code', async () => {
    await submit({ ...lead, request_id })
    const forged = codeIn(await submit({ ...lead, request_id, code: '000000' }, { path: codedPath }))
    expect((await receiptOf(forged)).scope).toBe('event')
    expect(await rows('receipt')).toMatchObject([{ proven: 0 }])
  })

  it('is not given to another person who types the same number', async () => {
    await take()
    const { headers } = await submit(lead, { headers: browser })
    expect(headers.location).toMatch(/^\/lead-result\?code=1008&proof=1008\.duplicate\.\w+\.\w{32}$/)
  })

  it('is shown on the result page for ten minutes after a submit without scripts, and only to that visitor', async () => {
    const { headers } = await submit(lead, { headers: browser })
    const proof = /proof=([^&]+)/.exec(headers.location ?? '')?.[1] ?? ''
    const asked = (given: string) => send({ path: `/apipc/v1/receipt_result/${given}` })
    const [, said = '', end = '', hash = ''] = proof.split('.')
    expect((await asked(proof)).json).toMatchObject({ data: { code: 0, msg: expect.stringMatching(/./) } })
    const later = (Number.parseInt(end, 36) + 1).toString(36)
    for (const other of [
      ...[`1008.${said}.${end}.${hash}`, `0.duplicate.${end}.${hash}`, `0.${said}.${later}.${hash}`],
      ...[`0.${said}.${end}.${'0'.repeat(32)}`, '0', 'x'],
    ])
      expect((await asked(other)).code).toBe(1404)
    pass(10 * minute)
    expect((await asked(proof)).code).toBe(0)
    pass(1)
    expect((await asked(proof)).code).toBe(1404)
  })

  it('can be opened for thirty days', async () => {
    const code = await take()
    pass(30 * day - 1)
    expect((await show(code)).code).toBe(0)
    pass(1)
    for (const gone of [show(code), show(unknown), show('x'), act(code, { action: 'stop' })])
      expect(await gone).toMatchObject({ status: 200, code: 1404 })
    expect(await leads()).toMatchObject([{ contact: 'call' }])
    await prune(site.store, 180, site.clock.now)
    expect(await rows('receipt')).toEqual([])
  })

  it.each([
    [
      { action: 'time', slot: 'morning' },
      { contact: 'call', call_slot: 'morning' },
    ],
    [{ action: 'wechat' }, { contact: 'wechat', call_slot: null }],
    [{ action: 'stop' }, { contact: 'stop', call_slot: null }],
  ])('takes the wish %j, tells consultants and pushes the news', async (fields, wish) => {
    const code = await take()
    await addTarget(site, 'webhook')
    pass(minute)
    expect((await act(code, fields)).json).toEqual({ code: 0, data: { msg: '已保存' } })
    const [stored] = await leads()
    expect(stored).toMatchObject({ ...wish, contact_at: site.clock.now })
    expect(await rows('card')).toMatchObject([{ changed_at: site.clock.now }])
    expect(await receiptOf(code)).toMatchObject({ contact: wish.contact, slot: wish.call_slot ?? 'any' })
    expect(await rows('delivery')).toMatchObject([
      { event: 'lead.updated', lead_id: stored?.id, state: 'pending' },
    ])
    // The message is written at the first attempt.
    const due = await claimNext(site.store, { name: 'webhook', kind: 'webhook' }, site.clock.now)
    expect(JSON.parse(due?.payload ?? '')).toMatchObject({ data: wish })
  })

  it('allows a wish to be withdrawn', async () => {
    const code = await take()
    for (const action of ['stop', 'wechat', 'call', 'stop']) {
      await act(code, { action })
      expect((await receiptOf(code)).contact).toBe(action)
    }
    await act(code, { action: 'time', slot: 'noon' })
    expect(await receiptOf(code)).toMatchObject({ contact: 'call', slot: 'noon' })
  })

  it('of an unconfirmed phone changes its own event only, that of a confirmed one the whole card', async () => {
    const others = await take({ source: '别人填的' })
    const proven = await takeVerified({ source: '本人' })
    const contacts = async () => (await leads()).map(({ contact }) => contact)
    await act(others, { action: 'stop' })
    expect(await contacts()).toEqual(['stop', 'call'])
    expect((await receiptOf(proven)).scope).toBe('person')
    await act(proven, { action: 'wechat' })
    expect(await contacts()).toEqual(['wechat', 'wechat'])
    await act(others, erasure)
    expect(await rows('card')).toMatchObject([{ phone: lead.phone, erased_at: null }])
    expect(await leads()).toMatchObject([
      { phone: '', source: null, erased_at: site.clock.now },
      { source: '本人', erased_at: null },
    ])
  })

  it('erases the person, informs every target that has the data, and confirms it afterwards', async () => {
    const first = await take({ message: '我的号码13800138000' })
    const [{ id = '' } = {}] = await leads()
    // The first target has received its message. A target that received none needs no notice of the erasure.
    await noteDelivery(site, id, { state: 'done', kind: 'webhook' })
    const code = await takeVerified({ source: '英国' })
    await take({ phone: '13800138001', name: '李四' })
    const { now } = site.clock
    expect((await act(code, erasure)).code).toBe(0)

    const tables = [
      ...(['card', 'lead', 'receipt', 'dedupe', 'request', 'acceptance', 'delivery'] as const),
      ...(['sms_code', 'limit_event', 'audit'] as const),
    ]
    const everything = JSON.stringify(await Promise.all(tables.map(rows)))
    expect(everything).not.toMatch(/13800138000|王小明/)
    expect(everything).toContain('李四')
    const told = (await site.store.db.selectFrom('delivery').selectAll().execute()).filter(
      ({ event }) => event === 'lead.erased',
    )
    expect(told).toMatchObject([{ lead_id: id, state: 'pending' }])

    for (const one of [first, code]) {
      const erased_at = new Date(now).toISOString()
      expect(await receiptOf(one)).toMatchObject({ name: null, phone: null, source: null, erased_at })
      expect((await act(one, { action: 'call' })).code).toBe(1404)
    }
    // The record of the erasure stays, for systems with copies. It contains no personal data.
    expect(await rows('card')).toContainEqual(
      expect.objectContaining({ phone: null, erased_at: now, changed_at: now }),
    )
    // A person who comes back later is treated as new.
    await take()
    expect((await leads()).filter(({ phone }) => phone === lead.phone)).toHaveLength(1)
    expect(await rows('card')).toContainEqual(expect.objectContaining({ phone: lead.phone }))
  })

  it('of an unconfirmed phone erases the person when there is nothing else, but no code on its way to the owner', async () => {
    const receipt = await take()
    await askForCode()
    await act(receipt, erasure)
    expect(await rows('card')).toMatchObject([{ phone: null }])
    expect(await leads()).toMatchObject([{ phone: '', name: null, acked_at: expect.any(Number) }])
    expect((await submit({ ...lead, code: site.codeFor() }, { path: codedPath })).code).toBe(0)
  })

  it('erases once when it is requested twice at once', async () => {
    const code = await takeVerified()
    const replies = await Promise.all([1, 2, 3].map(() => act(code, erasure)))
    expect(replies.map((reply) => reply.code).toSorted()).toEqual([0, 1404, 1404])
  })

  it.each<[string, string, number, number]>([
    ['nothing', '', 200, 1400],
    ['an erasure without the tick', 'action=erase', 200, 1400],
    ['two actions', 'action=stop&action=call', 200, 1400],
    ['too much', `action=stop&x=${'x'.repeat(17_000)}`, 413, 1413],
  ])('refuses %s', async (_, fields, status, code) => {
    const reply = await postForm({ send }, `receipt=${await take()}&${fields}`, { path })
    expect(reply).toMatchObject({ status, code })
    expect(await leads()).toMatchObject([{ contact: 'call', contact_at: null, erased_at: null }])
  })

  it.each<[string, Fields, number, number]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, 403, 1010],
    ['a sibling site that hides its origin', { 'Sec-Fetch-Site': 'same-site', Origin: 'null' }, 403, 1010],
    ['another origin', { Origin: 'https://evil.test' }, 403, 1010],
    ['its own page, which sends no referrer', { ...own, Origin: 'null' }, 200, 0],
    ['its own page in a browser without further headers', { Origin: 'null' }, 200, 0],
  ])('answers an action from %s', async (_, headers, status, code) => {
    expect(await act(await take(), { action: 'stop' }, headers)).toMatchObject({ status, code })
    expect(await leads()).toMatchObject([{ contact: code === 0 ? 'stop' : 'call' }])
  })

  it('redirects a browser without scripts back to it, and nowhere else, whatever the form contains', async () => {
    const code = await take()
    for (const [receipt, action, location] of [
      [code, 'stop', `/receipt/${code}?note=stop`],
      [code, 'erase', `/receipt/${code}?note=malformed`],
      ['//evil.test', 'stop', '/lead-result?code=1400'],
    ] as const)
      expect(await act(receipt, { action }, { ...browser, Origin: 'null' })).toMatchObject({
        ...{ status: 303, text: '' },
        headers: { location, 'cache-control': 'no-store' },
      })
  })

  it('accepts sixty requests in ten minutes from an address', async () => {
    const code = await take()
    const here = { ...from('203.0.113.7'), ...own }
    for (let n = 0; n < 30; n++) {
      expect((await show(n % 2 ? code : unknown, here)).status).toBe(200)
      expect((await act(code, { action: 'call' }, here)).status).toBe(200)
    }
    for (const reply of [show(code, here), act(code, { action: 'stop' }, here)])
      expect(await reply).toMatchObject({ status: 429, code: 1010 })
    const { headers } = await act(code, { action: 'stop' }, { ...here, ...browser })
    expect(headers.location).toBe(`/receipt/${code}?note=busy`)
    expect((await show(code, from('203.0.113.8'))).status).toBe(200)
    pass(10 * minute)
    expect((await show(code, here)).status).toBe(200)
  })

  it('records each opening and each action, without personal data', async () => {
    const code = await take()
    await show(code, from('203.0.113.9'))
    pass(1)
    await act(code, { action: 'stop' })
    const audited = await site.store.db.selectFrom('audit').selectAll().orderBy('at').execute()
    const [id] = (await leads()).map((row) => row.id)
    expect(audited.map(({ actor, detail, address }) => [actor, JSON.parse(detail), address])).toEqual([
      ['receipt', { lead: id, action: 'read' }, '203.0.113.*'],
      ['receipt', { lead: id, action: 'stop', leads: [id] }, expect.any(String)],
    ])
    expect(JSON.stringify(audited)).not.toContain(code)
    expect(JSON.stringify(audited)).not.toContain(lead.phone)
  })

  it('is removed from the page address of a later lead', async () => {
    const code = await take()
    await take({ source: '回执页上的表单', linkurl: `https://www.meishi.test/receipt/${code}?note=time` })
    const headers = { Referer: `https://www.meishi.test/lead-result?code=0&receipt=${code}` }
    pass(1)
    await submit({ ...lead, source: '结果页上的表单' }, { headers })
    expect((await leads()).map(({ linkurl }) => linkurl)).toEqual([
      null,
      'https://www.meishi.test/receipt?note=time',
      'https://www.meishi.test/lead-result?code=0&receipt=',
    ])
  })

  it('answers an error as an error, and logs no code', async () => {
    const logged = vi.spyOn(console, 'error')
    const code = await take()
    await site.store.close()
    for (const reply of [show(code), act(code, { action: 'stop' })])
      expect(await reply).toMatchObject({ status: 503, code: 1500 })
    const { headers } = await act(code, { action: 'stop' }, browser)
    expect(headers.location).toBe(`/receipt/${code}?note=fault`)
    expect(logged).toHaveBeenCalled()
    expect(JSON.stringify(logged.mock.calls)).not.toContain(code)
    logged.mockRestore()
  })

  it('stays valid after a change of the secret', async () => {
    const code = await take()
    const host = createHost({
      env: site.env,
      store: async () => ({ ...site.store, secret: 'another-secret-of-32-characters-!' }),
      sender: async () => undefined,
      now: () => site.clock.now,
    })
    expect((await inProcess(host).send({ path: `${path}/${code}` })).code).toBe(0)
  })
})

describe('a receipt of a site that forwards leads', () => {
  /** Submits through the forwarder, whose upstream takes leads or is down. */
  async function startForwarder(isDown = false) {
    const upstream = await startReceiver()
    upstream.answer = isDown ? withStatus(500) : withStatus(200, '{"code":0,"data":{"msg":"ok"}}')
    const forwarder = inProcess(forwarderOf(site, upstream.origin))
    return (fields: Fields = {}) =>
      postForm(forwarder, { ...lead, ...fields }, { ...('code' in fields && { path: codedPath }) })
  }

  it.each([
    ['taken', false],
    ['not taken yet', true],
  ])("uses the site's own copy of a lead that was %s", async (_, isDown) => {
    const code = codeIn(await (await startForwarder(isDown))())
    expect(await receiptOf(code)).toMatchObject({ phone: '138******00', scope: 'event' })
    await act(code, { action: 'stop' })
    expect(await leads()).toMatchObject([{ contact: 'stop' }])
    await act(code, erasure)
    expect(await rows('delivery')).toMatchObject([{ state: isDown ? 'dropped' : 'done', payload: null }])
  })

  it('is given to the first sender of the lead, and again for the same request', async () => {
    const forward = await startForwarder()
    const first = await forward({ request_id })
    expect(codeIn(await forward({ request_id }))).toBe(codeIn(first))
    const other = await forward()
    expect(other.code).toBe(0)
    expect(other.text).not.toContain('/receipt/')
  })

  it('of the whole card is given to the sender of the right code, and not earlier', async () => {
    const forward = await startForwarder()
    const typed = codeIn(await forward())
    const proven = codeIn(await forward({ code: '123456' }))
    expect(await receiptOf(typed)).toMatchObject({ scope: 'event', verified: true })
    expect(await receiptOf(proven)).toMatchObject({ scope: 'person', verified: true })
  })
})

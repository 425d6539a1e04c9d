import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createHost } from '@/lib/host/app'
import { claimNext } from '@/lib/host/delivery/queue'
import { createForwarder } from '@/lib/host/forwarder'
import { SmsError } from '@/lib/host/sms/message'
import { prune } from '@/lib/host/store/prune'
import { receiptSchema } from '@/lib/leads/receipt'
import { serveRaw } from '@/tests/contract/support/raw-server'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  postForm,
  startTime,
  type TestHost,
  transports,
} from '@/tests/contract/support/test-host'
import { inProcess, type Reply, type Transport } from '@/tests/contract/support/transports'

const minute = 60_000
const day = 24 * 60 * minute
const receiptCall = '/apipc/v1/receipt'
const lead = { name: '王小明', phone: '13800138000', source: '首页' }
const key = 'key-of-the-consultants'
const keyDigest = createHash('sha256').update(key).digest('hex')

const acceptedSchema = z.object({
  code: z.literal(0),
  data: z.object({ msg: z.string(), id: z.string(), receipt: z.string().regex(/^\/receipt\/[\w-]{32}$/) }),
})
const addressIn = (reply: Reply) => acceptedSchema.parse(reply.json).data.receipt
const codeIn = (reply: Reply) => addressIn(reply).slice('/receipt/'.length)

let test: TestHost
let transport: Transport

const show = (code: string, headers: Record<string, string> = {}) =>
  transport.send({ path: `${receiptCall}/${code}`, headers })
const receiptOf = async (code: string) =>
  z.object({ code: z.literal(0), data: receiptSchema }).parse((await show(code)).json).data
const act = (
  code: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
) => postForm(transport, { receipt: code, ...fields }, { path: receiptCall, headers })

async function submit(fields: Record<string, string> = {}): Promise<string> {
  test.clock.now += 1
  return codeIn(await postForm(transport, { ...lead, ...fields }))
}

async function submitVerified(fields: Record<string, string> = {}): Promise<string> {
  test.clock.now += 1
  await askForCode(transport, lead.phone)
  const sent = { ...lead, ...fields, code: codeFor(test, lead.phone) }
  const reply = await postForm(transport, sent, { path: codedPath })
  test.clock.now += minute
  return codeIn(reply)
}

/** Adds a target, so that events are written to the outbox. */
const addTarget = () =>
  test.store.db
    .insertInto('delivery_target')
    .values({ name: 'crm', kind: 'webhook', fingerprint: 'x', active: 1, gone_at: null, resume_at: null })
    .execute()
const pushed = async () => {
  const rows = await test.store.db
    .selectFrom('delivery')
    .select(['event', 'lead_id', 'state', 'payload'])
    .orderBy('created_at')
    .orderBy('seq')
    .execute()
  return rows
}

const cards = () => test.store.db.selectFrom('card').selectAll().execute()

describe.each(transports)('a receipt, %s', (_, connect) => {
  beforeEach(async () => {
    test = await createTestHost({ env: { CONSULTANT_KEYS: keyDigest } })
    transport = await connect(test.host)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await transport.close()
    await test.close()
  })

  it('shows what was sent, masked', async () => {
    const code = await submit()
    const reply = await show(code)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await receiptOf(code)).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
      name: '王**',
      phone: '138******00',
      source: '首页',
      verified: false,
      created_at: new Date(startTime + 1).toISOString(),
      expires_at: new Date(startTime + 1 + 30 * day).toISOString(),
      contact: 'call',
      slot: 'any',
      scope: 'event',
      erased_at: null,
    })
    expect(reply.text).not.toContain(lead.phone)
    expect(reply.text).not.toContain(lead.name)
  })

  it('has a code that cannot be found from stored data', async () => {
    const codes = [await submit(), await submit({ source: '英国' }), await submit({ phone: '13800138001' })]
    expect(new Set(codes).size).toBe(3)
    for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(24)
    const tables = ['lead', 'card', 'receipt', 'request', 'dedupe', 'acceptance', 'audit'] as const
    const rows = await Promise.all(
      tables.map((table) => test.store.db.selectFrom(table).selectAll().execute()),
    )
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('is the same for a repeated request', async () => {
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'
    const first = await postForm(transport, { ...lead, request_id })
    const again = await postForm(transport, { ...lead, request_id })
    expect(addressIn(again)).toBe(addressIn(first))
    expect((await show(codeIn(again))).json).toMatchObject({ code: 0 })
  })

  it('confirms the person only after a right code, and not when a plain request is repeated as one with a code', async () => {
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'
    await postForm(transport, { ...lead, request_id })
    const forged = await postForm(transport, { ...lead, request_id, code: '000000' }, { path: codedPath })
    expect(forged.json).toMatchObject({ code: 0 })
    expect((await show(codeIn(forged))).json).toMatchObject({ data: { scope: 'event' } })
    expect(await test.store.db.selectFrom('receipt').select('proven').execute()).toEqual([{ proven: 0 }])
  })

  it('is not given to another person who types the same number', async () => {
    await submit()
    const reply = await postForm(transport, lead)
    expect(reply.json).toEqual({ code: 1008, data: { msg: '您已提交成功，请勿重复提交' } })
    const native = await postForm(transport, lead, { headers: { Accept: 'text/html' } })
    expect(native.headers.location).toMatch(/^\/lead-result\?code=1008&proof=1008\.duplicate\.\w+\.\w{32}$/)
  })

  it('is shown on the result page for ten minutes after a submit without scripts, and only to that visitor', async () => {
    const native = await postForm(transport, lead, { headers: { Accept: 'text/html' } })
    const query = new URL(native.headers.location ?? '', 'http://site.test').searchParams
    const proof = query.get('proof') ?? ''
    const asked = async (given: string) =>
      (await transport.send({ path: `/apipc/v1/receipt_result/${given}` })).json
    const [, said = '', end = '', hash = ''] = proof.split('.')
    const msg = '资料提交成功,美世留学老师将在第一时间联系您'
    expect(await asked(proof)).toEqual({ code: 0, data: { code: 0, msg } })
    for (const other of [
      `1008.${said}.${end}.${hash}`,
      `0.duplicate.${end}.${hash}`,
      `0.${said}.${(Number.parseInt(end, 36) + 1).toString(36)}.${hash}`,
      `0.${said}.${end}.${'0'.repeat(32)}`,
      '0',
      'x',
    ]) {
      expect(await asked(other)).toMatchObject({ code: 1404 })
    }
    test.clock.now += 10 * minute
    expect(await asked(proof)).toMatchObject({ code: 0 })
    test.clock.now += 1
    expect(await asked(proof)).toMatchObject({ code: 1404 })
  })

  it('can be opened for thirty days', async () => {
    const code = await submit()
    test.clock.now += 30 * day - 1
    expect((await show(code)).json).toMatchObject({ code: 0 })
    test.clock.now += 1
    const gone = { status: 200, json: { code: 1404, data: { msg: '没有这条记录' } } }
    expect(await show(code)).toMatchObject(gone)
    expect(await act(code, { action: 'stop' })).toMatchObject({ json: { code: 1404 } })
    expect(await test.leads()).toMatchObject([{ contact: 'call' }])
    await prune(test.store, 180, test.clock.now)
    expect(await test.store.db.selectFrom('receipt').selectAll().execute()).toEqual([])
  })

  it.each(['A'.repeat(32), 'x'])('does not exist: %s', async (code) => {
    await submit()
    expect(await show(code)).toMatchObject({ status: 200, json: { code: 1404 } })
  })

  it.each([
    [
      { action: 'time', slot: 'morning' },
      { contact: 'call', call_slot: 'morning' },
    ],
    [{ action: 'wechat' }, { contact: 'wechat', call_slot: null }],
    [{ action: 'stop' }, { contact: 'stop', call_slot: null }],
  ] as const)('takes the wish %j, tells consultants and pushes the news', async (fields, wish) => {
    const code = await submit()
    await addTarget()
    test.clock.now += minute
    expect((await act(code, fields)).json).toEqual({ code: 0, data: { msg: '已保存' } })
    const stored = await test.leads()
    expect(stored).toMatchObject([{ ...wish, contact_at: test.clock.now }])
    expect(await cards()).toMatchObject([{ changed_at: test.clock.now }])
    const receipt = await receiptOf(code)
    expect([receipt.contact, receipt.slot]).toEqual([wish.contact, wish.call_slot ?? 'any'])
    const events = await pushed()
    expect(events).toMatchObject([{ event: 'lead.updated', lead_id: stored[0]?.id, state: 'pending' }])
    // The message is written at the first attempt.
    const due = await claimNext(test.store, { name: 'crm', kind: 'webhook' }, test.clock.now)
    expect(JSON.parse(due?.payload ?? '')).toMatchObject({ data: wish })
  })

  it('allows a wish to be withdrawn', async () => {
    const code = await submit()
    for (const action of ['stop', 'wechat', 'call']) {
      test.clock.now += 1
      await act(code, { action })
      expect((await receiptOf(code)).contact).toBe(action)
    }
    await act(code, { action: 'stop' })
    await act(code, { action: 'time', slot: 'noon' })
    expect(await receiptOf(code)).toMatchObject({ contact: 'call', slot: 'noon' })
  })

  it('of an unconfirmed phone changes its own event only', async () => {
    const others = await submit({ source: '别人填的' })
    await submitVerified({ source: '本人' })
    await act(others, { action: 'stop' })
    expect((await test.leads()).map(({ source, contact }) => [source, contact])).toEqual([
      ['别人填的', 'stop'],
      ['本人', 'call'],
    ])
    await act(others, { action: 'erase', confirm: '1' })
    expect(await cards()).toMatchObject([{ phone: lead.phone, erased_at: null }])
    expect(await test.leads()).toMatchObject([
      { phone: '', source: null, erased_at: test.clock.now },
      { source: '本人', erased_at: null },
    ])
  })

  it('of a confirmed phone changes the whole card', async () => {
    await submit({ source: '没有验证' })
    const code = await submitVerified({ source: '验证过' })
    expect((await receiptOf(code)).scope).toBe('person')
    await act(code, { action: 'stop' })
    expect(await test.leads()).toMatchObject([{ contact: 'stop' }, { contact: 'stop' }])
  })

  it('erases the person, informs every target that has the data, and confirms it afterwards', async () => {
    await addTarget()
    const first = await submit({ message: '我的号码13800138000' })
    const code = await submitVerified({ source: '英国' })
    await submit({ phone: '13800138001', name: '李四' })
    const ids = (await test.leads()).filter(({ phone }) => phone === lead.phone).map(({ id }) => id)
    // The first target has received its message. A target that received none needs no notice of the erasure.
    await test.store.db
      .insertInto('delivery')
      .values({
        ...{ id: 'd', event_id: 'e', event: 'lead.created', lead_id: ids[0] ?? '', target: 'crm', seq: 99 },
        ...{ spam: 0, payload: null, state: 'done', attempts: 1, next_at: 0, claimed_until: null },
        ...{ tried_at: 1, created_at: 1, done_at: 1 },
      })
      .execute()
    const now = test.clock.now
    expect((await act(code, { action: 'erase', confirm: '1' })).json).toMatchObject({ code: 0 })

    const tables = [
      ...(['card', 'lead', 'receipt', 'dedupe', 'request', 'acceptance', 'delivery'] as const),
      ...(['sms_code', 'limit_event', 'audit'] as const),
    ]
    const rows = await Promise.all(
      tables.map((table) => test.store.db.selectFrom(table).selectAll().execute()),
    )
    const everything = JSON.stringify(rows)
    expect(everything).not.toContain(lead.phone)
    expect(everything).not.toContain(lead.name)
    expect(everything).toContain('李四')
    const told = (await pushed()).filter(({ event }) => event === 'lead.erased')
    expect(told).toMatchObject([{ lead_id: ids[0], state: 'pending' }])

    for (const one of [first, code]) {
      expect(await receiptOf(one)).toMatchObject({
        name: null,
        phone: null,
        source: null,
        erased_at: new Date(now).toISOString(),
      })
      expect((await act(one, { action: 'call' })).json).toMatchObject({ code: 1404 })
    }
    // The record of the erasure stays, for systems with copies. It contains no personal data.
    const marks = (await cards()).filter(({ erased_at }) => erased_at !== null)
    expect(marks).toMatchObject([{ phone: null, erased_at: now, changed_at: now }])
    // A person who comes back later is treated as new.
    test.clock.now += 1
    await submit()
    expect((await test.leads()).filter(({ phone }) => phone === lead.phone)).toHaveLength(1)
    expect((await cards()).map(({ phone }) => phone)).toContain(lead.phone)
  })

  it('of an unconfirmed phone erases the person when there is nothing else', async () => {
    const code = await submit()
    await act(code, { action: 'erase', confirm: '1' })
    expect(await cards()).toMatchObject([{ phone: null }])
    expect(await test.leads()).toMatchObject([{ phone: '', name: null, acked_at: expect.any(Number) }])
    expect((await postForm(transport, lead)).json).toMatchObject({ code: 0 })
  })

  it('of an unconfirmed phone does not cancel a code that is on its way to the owner of that phone', async () => {
    const receipt = await submit()
    await askForCode(transport, lead.phone)
    await act(receipt, { action: 'erase', confirm: '1' })
    const sent = { ...lead, code: codeFor(test, lead.phone) }
    expect((await postForm(transport, sent, { path: codedPath })).json).toMatchObject({ code: 0 })
  })

  it('erases once when it is requested twice at once', async () => {
    const code = await submitVerified()
    const replies = await Promise.all([1, 2, 3].map(() => act(code, { action: 'erase', confirm: '1' })))
    const outcomes = replies.map(({ json }) => z.object({ code: z.int() }).parse(json).code).sort()
    expect(outcomes).toEqual([0, 1404, 1404])
  })

  it.each<[string, string | Record<string, string>, number, number]>([
    ['nothing', {}, 200, 1400],
    ['an erasure without the tick', { action: 'erase' }, 200, 1400],
    ['another code', { receipt: 'A'.repeat(32), action: 'stop' }, 200, 1404],
    ['two actions', 'action=stop&action=call', 200, 1400],
    ['too much', `action=stop&x=${'x'.repeat(17_000)}`, 413, 1413],
  ])('refuses %s', async (_name, fields, status, expected) => {
    const code = await submit()
    const body = typeof fields === 'string' ? `receipt=${code}&${fields}` : { receipt: code, ...fields }
    const reply = await postForm(transport, body, { path: receiptCall })
    expect(reply).toMatchObject({ status, json: { code: expected } })
    expect(await test.leads()).toMatchObject([{ contact: 'call', contact_at: null, erased_at: null }])
  })

  it.each([
    ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    ['a sibling site that hides its origin', { 'Sec-Fetch-Site': 'same-site', Origin: 'null' }],
    ['another origin', { Origin: 'https://evil.test' }],
  ])('accepts no actions from %s', async (_name, headers) => {
    const code = await submit()
    const reply = await act(code, { action: 'stop' }, headers)
    expect(reply).toMatchObject({ status: 403, json: { code: 1010 } })
    expect(await test.leads()).toMatchObject([{ contact: 'call' }])
  })

  it.each([
    ['its own page, which sends no referrer', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['its own page in a browser without further headers', { Origin: 'null' }],
  ])('accepts actions from %s', async (_name, headers) => {
    const code = await submit()
    expect((await act(code, { action: 'stop' }, headers)).json).toMatchObject({ code: 0 })
  })

  it.each([
    [{ action: 'stop' }, 'stop'],
    [{ action: 'erase' }, 'malformed'],
  ])('redirects a browser without scripts back to it: %j', async (fields, note) => {
    const code = await submit()
    const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }
    const reply = await act(code, fields, headers)
    expect(reply).toMatchObject({
      status: 303,
      headers: { location: `/receipt/${code}?note=${note}`, 'cache-control': 'no-store' },
      text: '',
    })
  })

  it('redirects nowhere else, whatever the form contains', async () => {
    const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
    const reply = await act('//evil.test', { action: 'stop' }, headers)
    expect(reply).toMatchObject({ status: 303, headers: { location: '/lead-result?code=1400' } })
  })

  it('accepts sixty requests in ten minutes from an address', async () => {
    const code = await submit()
    const from = { 'X-Forwarded-For': '203.0.113.7', 'Sec-Fetch-Site': 'same-origin' }
    for (let n = 0; n < 30; n++) {
      expect((await show(n % 2 ? code : 'A'.repeat(32), from)).status).toBe(200)
      expect((await act(code, { action: 'call' }, from)).status).toBe(200)
    }
    expect(await show(code, from)).toMatchObject({ status: 429, json: { code: 1010 } })
    expect(await act(code, { action: 'stop' }, from)).toMatchObject({ status: 429, json: { code: 1010 } })
    const native = await act(code, { action: 'stop' }, { ...from, 'Sec-Fetch-Mode': 'navigate' })
    expect(native.headers.location).toBe(`/receipt/${code}?note=busy`)
    expect((await show(code, { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200)
    test.clock.now += 10 * minute
    expect((await show(code, from)).status).toBe(200)
  })

  it('records each opening and each action, without personal data', async () => {
    const code = await submit()
    await show(code, { 'X-Forwarded-For': '203.0.113.9' })
    test.clock.now += 1
    await act(code, { action: 'stop' })
    const rows = await test.store.db.selectFrom('audit').selectAll().orderBy('at').execute()
    const [id] = (await test.leads()).map((row) => row.id)
    expect(rows.map(({ actor, detail, address }) => [actor, JSON.parse(detail), address])).toEqual([
      ['receipt', { lead: id, action: 'read' }, '203.0.113.*'],
      ['receipt', { lead: id, action: 'stop', leads: [id] }, expect.any(String)],
    ])
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(lead.phone)
  })

  it('is removed from the page address of a later lead', async () => {
    const code = await submit()
    await submit({ source: '回执页上的表单', linkurl: `https://www.meishi.test/receipt/${code}?note=time` })
    test.clock.now += 1
    const headers = { Referer: `https://www.meishi.test/lead-result?code=0&receipt=${code}` }
    await postForm(transport, { ...lead, source: '结果页上的表单' }, { headers })
    expect((await test.leads()).map(({ linkurl }) => linkurl)).toEqual([
      null,
      'https://www.meishi.test/receipt?note=time',
      'https://www.meishi.test/lead-result?code=0&receipt=',
    ])
  })

  it('answers an error as an error, and logs no code', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const code = await submit()
    await test.store.close()
    expect(await show(code)).toMatchObject({ status: 503, json: { code: 1500 } })
    expect(await act(code, { action: 'stop' })).toMatchObject({ status: 503, json: { code: 1500 } })
    const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
    const native = await act(code, { action: 'stop' }, headers)
    expect(native.headers.location).toBe(`/receipt/${code}?note=fault`)
    expect(logged).toHaveBeenCalled()
    expect(JSON.stringify(logged.mock.calls)).not.toContain(code)
  })

  it('stays valid after a change of the secret', async () => {
    const code = await submit()
    const host = createHost({
      env: test.env,
      store: async () => ({ ...test.store, secret: 'another-secret-of-32-characters-!' }),
      sender: async () => undefined,
      now: () => test.clock.now,
    })
    const reply = await inProcess(host).send({ path: `${receiptCall}/${code}` })
    expect(reply.json).toMatchObject({ code: 0, data: { phone: '138******00' } })
  })
})

describe('a receipt of a site that forwards leads', () => {
  let upstream: { origin: string; close: () => Promise<void> }
  let answer: string
  let isDown: boolean

  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    test = await createTestHost({ env: { CONSULTANT_KEYS: keyDigest } })
    answer = '{"code":0,"data":{"msg":"ok"}}'
    isDown = false
    upstream = await serveRaw((_request, response) => {
      if (isDown) response.writeHead(500)
      response.end(answer)
    })
    const forwarder = createForwarder(
      {
        env: test.env,
        store: async () => test.store,
        sender: () => Promise.reject(new Error('the upstream sends')),
        now: () => test.clock.now,
      },
      { origin: upstream.origin, timeout: 5_000 },
    )
    transport = inProcess(forwarder)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await upstream.close()
    await test.close()
  })

  it.each([
    ['taken', false],
    ['not taken yet', true],
  ])("uses the site's own copy of a lead that was %s", async (_name, down) => {
    isDown = down
    const code = await submit()
    expect(await receiptOf(code)).toMatchObject({ phone: '138******00', scope: 'event' })
    await act(code, { action: 'stop' })
    expect(await test.leads()).toMatchObject([{ contact: 'stop' }])
    await act(code, { action: 'erase', confirm: '1' })
    expect(await test.store.db.selectFrom('delivery').select(['state', 'payload']).execute()).toEqual([
      { state: down ? 'dropped' : 'done', payload: null },
    ])
  })

  it('is given to the first sender of the lead, and again for the same request', async () => {
    const request_id = '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11'
    const first = await postForm(transport, { ...lead, request_id })
    const again = await postForm(transport, { ...lead, request_id })
    expect(addressIn(again)).toBe(addressIn(first))
    const other = await postForm(transport, lead)
    expect(other.json).toMatchObject({ code: 0 })
    expect(other.text).not.toContain('/receipt/')
  })

  it('of the whole card is given to the sender of the right code, and not earlier', async () => {
    const typed = await submit()
    const reply = await postForm(transport, { ...lead, code: '123456' }, { path: codedPath })
    const proven = codeIn(reply)
    expect(proven).not.toBe(typed)
    expect(await receiptOf(typed)).toMatchObject({ scope: 'event', verified: true })
    expect(await receiptOf(proven)).toMatchObject({ scope: 'person', verified: true })
  })
})

describe('a text-message service that is down', () => {
  it.each(['refused', 'unknown'] as const)('loses no lead: %s', async (outcome) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    test = await createTestHost({
      sender: async () => {
        throw new SmsError(outcome, 'down')
      },
    })
    transport = inProcess(test.host)
    expect((await askForCode(transport, lead.phone)).json).toEqual({
      code: 1500,
      data: { msg: '短信发送失败，请稍后重试' },
    })
    expect((await postForm(transport, { ...lead, form: 'language' })).json).toMatchObject({ code: 0 })
    expect(await test.leads()).toMatchObject([{ kind: 'language', verified: 0, spam: 0, acked_at: null }])
    vi.restoreAllMocks()
    await test.close()
  })
})

import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { leadCardDetailSchema, leadCardSchema } from '@/lib/contract/lead-records'
import { prune } from '@/lib/host/store/prune'
import { consent } from '@/lib/leads/consent'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  plainPath,
  postForm,
  startTime,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess, type Reply, type Transport } from '@/tests/contract/support/transports'

const key = 'key-of-the-consultants'
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const minute = 60_000
const day = 24 * 60 * minute
const path = '/apipc/v1/lead_cards'

const listSchema = z.object({
  code: z.literal(0),
  data: z.object({ list: z.array(leadCardSchema), total: z.int(), page: z.int(), limit: z.int() }),
})
const cardsOf = (reply: Reply) => listSchema.parse(reply.json).data
const phonesOf = (reply: Reply) => cardsOf(reply).list.map(({ phone }) => phone)
const detailOf = (reply: Reply) => z.object({ data: leadCardDetailSchema }).parse(reply.json).data

let test: TestHost
let transport: Transport

const headers = { Authorization: `Bearer ${key}` }
const read = (query = '') => transport.send({ path: path + query, headers })
const readOne = async (phone: string) => {
  const [card] = cardsOf(await read(`?q=${phone}`)).list
  return detailOf(await transport.send({ path: `${path}/${card?.id}`, headers }))
}

let serial = 0
/** Each lead comes from an address of its own, so that no limit applies. */
async function submit(fields: Record<string, string>): Promise<Reply> {
  serial += 1
  test.clock.now += 1
  const from = { 'X-Forwarded-For': `10.0.${serial >> 8}.${serial & 255}` }
  const sent = { name: '张三', phone: '13800138000', ...fields }
  const reply = await postForm(transport, sent, {
    headers: from,
    path: 'code' in fields ? codedPath : plainPath,
  })
  expect(reply.json).toMatchObject({ code: 0 })
  return reply
}

async function submitVerified(fields: Record<string, string>): Promise<Reply> {
  const { phone = '13800138000' } = fields
  await askForCode(transport, phone, { 'X-Forwarded-For': '203.0.113.200' })
  const reply = await submit({ ...fields, code: codeFor(test, phone) })
  test.clock.now += minute
  return reply
}

const start = async () => {
  test = await createTestHost({ env: { CONSULTANT_KEYS: digest(key), COMPANY_NAME: '某某公司' } })
  transport = inProcess(test.host)
}
const stop = () => test.close()

describe('cards of persons', () => {
  beforeEach(start)
  afterEach(stop)

  it('contain everything that one phone sent, in every spelling', async () => {
    await submit({ source: '首页' })
    await submit({ source: '英国', phone: '+86 138-0013-8000', name: '张小三' })
    await submit({ source: '首页', phone: '13800138001' })
    const { list, total, page, limit } = cardsOf(await read())
    expect({ total, page, limit }).toEqual({ total: 2, page: 1, limit: 20 })
    expect(list).toMatchObject([
      { phone: '13800138001', events: 1 },
      {
        phone: '13800138000',
        name: '张小三',
        events: 2,
        verified: false,
        spam: false,
        contact: 'call',
        call_slot: null,
        last_source: '英国',
        last_form: '英国',
        created_at: new Date(startTime + 1).toISOString(),
        last_at: new Date(startTime + 2).toISOString(),
        erased_at: null,
      },
    ])
  })

  it('are one card for many leads that arrive at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_one, n) => submit({ source: `页面${n}` })))
    const { list } = cardsOf(await read())
    expect(list).toMatchObject([{ phone: '13800138000', events: 8 }])
    expect(await test.store.db.selectFrom('card').select('id').execute()).toHaveLength(1)
  })

  it('contain every event with all its data: form, page, touches, tool, test, verification, spam, consent', async () => {
    const first_touch = '{"at":"2026-03-01","utm_source":"baidu","landing":"/uk"}'
    await submit({
      form: 'immigration',
      source: '移民底部',
      linkurl: 'https://www.meishi.test/special/ym_us_niw',
      test: 'B',
      tool: '/special/study_cost?c=uk',
      agree: '1',
      website: 'x',
      first_touch,
      last_touch: first_touch,
    })
    await submitVerified({ source: '首页' })
    const { history, ...card } = await readOne('13800138000')
    expect(card).toMatchObject({ events: 2, verified: true, spam: false })
    expect(history).toMatchObject([
      { source: '首页', verified: true, spam: false, consent_record: null, card: card.id },
      {
        kind: 'immigration',
        source: '移民底部',
        linkurl: 'https://www.meishi.test/special/ym_us_niw',
        test: 'B',
        fields: { tool: '/special/study_cost?c=uk', first_touch, last_touch: first_touch },
        verified: false,
        spam: true,
        spam_reason: 'honeypot',
        consent_record: {
          version: consent.version,
          text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          at: new Date(startTime + 1).toISOString(),
          page: 'https://www.meishi.test/special/ym_us_niw',
        },
      },
    ])
  })

  it('are listed in pages, the last changed first', async () => {
    for (let n = 0; n < 5; n++) await submit({ phone: String(13800138000 + n) })
    await submit({ phone: '13800138001', source: '又一次' })
    expect(phonesOf(await read('?limit=2'))).toEqual(['13800138001', '13800138004'])
    expect(phonesOf(await read('?limit=2&page=2'))).toEqual(['13800138003', '13800138002'])
    expect(cardsOf(await read('?limit=2&page=3'))).toMatchObject({
      list: [{ phone: '13800138000' }],
      total: 5,
      page: 3,
    })
    expect(phonesOf(await read('?limit=2&page=4'))).toEqual([])
  })

  it('are filtered by the conditions of the request', async () => {
    await submitVerified({ phone: '13800138001', source: '首页' })
    const between = new Date(test.clock.now + 1).toISOString()
    await submit({ phone: '13800138002', source: '英国', website: 'x' })
    await submit({ phone: '13800138003', source: '英国', website: 'x' })
    await submit({ phone: '13800138003', source: '首页' })
    const cases: [query: Record<string, string>, phones: string[]][] = [
      [{ verified: '1' }, ['13800138001']],
      [{ verified: '0' }, ['13800138003', '13800138002']],
      [{ spam: '0' }, ['13800138003', '13800138001']],
      [{ spam: '1' }, ['13800138002']],
      [{ source: '英国' }, ['13800138003', '13800138002']],
      [{ source: '国' }, ['13800138003', '13800138002']],
      [{ form: '首页' }, ['13800138003', '13800138001']],
      [{ source: '英国', spam: '0' }, ['13800138003']],
      [{ q: '8002' }, ['13800138002']],
      [{ q: '13800138001' }, ['13800138001']],
      [{ q: '1380' }, []],
      [{ since: between }, ['13800138003', '13800138002']],
      [{ since: '2026-11-21T10:00:00+08:00' }, []],
      [{ since: '2026-11-20T09:00:00+08:00', q: '8001' }, ['13800138001']],
    ]
    for (const [query, phones] of cases) {
      const reply = await read(`?${new URLSearchParams(query)}`)
      expect([query, phonesOf(reply), cardsOf(reply).total]).toEqual([query, phones, phones.length])
    }
  })

  it.each([
    '?limit=0',
    '?limit=101',
    '?page=0',
    '?page=x',
    '?since=gestern',
    '?since=2026-13-20',
    '?verified=2',
    '?spam=yes',
    '?q=123',
    '?q=138001380001',
    '?q=13800138%25',
    '?q=%25%25%25%25',
    '?source=',
    '?format=xml',
    '?q=1234&q=5678',
    '?source=%FF',
  ])('refuse %s', async (query) => {
    await submit({})
    expect(await read(query)).toMatchObject({
      status: 200,
      json: { code: 1400, data: { msg: expect.stringMatching(/^请求格式有误/) } },
    })
  })

  it('refuse an unknown condition, and list the known ones', async () => {
    await submit({})
    expect((await read('?utm_campaign=x&limit=1')).json).toEqual({
      code: 1400,
      data: {
        msg: '请求格式有误：没有“utm_campaign”这个条件，只能用 page、limit、since、until、city、country、name、contact、office、campaign、channel、landing、verified、spam、source、form、q、format',
      },
    })
  })

  it.each(['none', '../x', 'a%00b', 'x'.repeat(65)])('do not exist under the id "%s"', async (id) => {
    await submit({})
    const reply = await transport.send({ path: `${path}/${encodeURIComponent(id)}`, headers })
    expect(reply).toMatchObject({ status: 200, json: { code: 1404 } })
  })

  it.each([path, `${path}/x`])('stay closed without a key: %s', async (address) => {
    const attempts: Record<string, string>[] = [{}, { Authorization: 'Bearer wrong' }]
    for (const given of attempts) {
      const reply = await transport.send({ path: address, headers: given })
      expect(reply).toMatchObject({ status: 401, json: { code: 1401 } })
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  it('share the limit of sixty requests a minute with the other operations of the key', async () => {
    for (let n = 0; n < 30; n++) {
      expect((await read()).status).toBe(200)
      expect((await transport.send({ path: plainPath, headers })).status).toBe(200)
    }
    expect(await read()).toMatchObject({ status: 429, json: { code: 1010 } })
    expect((await transport.send({ path: `${path}/x`, headers })).status).toBe(429)
    test.clock.now += minute
    expect((await read()).status).toBe(200)
  })

  it('do not lease any lead', async () => {
    await submit({})
    await readOne('13800138000')
    expect(await test.leads()).toMatchObject([{ leased_until: null, acked_at: null }])
  })

  it('record each read, without personal data', async () => {
    await submit({ source: '英国' })
    const { id } = await readOne('13800138000')
    await read(`?${new URLSearchParams({ source: '英国', verified: '0' })}`)
    const rows = await test.store.db.selectFrom('audit').selectAll().orderBy('at').orderBy('id').execute()
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['read-cards', digest(key).slice(0, 12)],
        ['read-card', digest(key).slice(0, 12)],
      ]),
    )
    expect(rows).toHaveLength(3)
    const notes = JSON.stringify(rows)
    expect(notes).toContain(id)
    expect(notes).not.toContain('138000')
    expect(notes).not.toContain('英国')
  })

  it('are available as a table that a spreadsheet does not execute', async () => {
    await submit({ source: '=HYPERLINK("https://evil.test")' })
    await submit({ phone: '13800138001', source: '@x' })
    const reply = await read('?format=csv')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(reply.text.startsWith('\uFEFFid,phone,name,events,verified,')).toBe(true)
    expect(reply.text).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
    expect(reply.text).toContain(",'@x,")
  })

  it('give each fetched lead its card and the number of earlier events', async () => {
    await submit({ source: '一' })
    await submit({ source: '二' })
    await submit({ phone: '13800138001' })
    await submit({ source: '三' })
    const { data } = z
      .object({
        data: z.object({
          list: z.array(z.object({ phone: z.string(), card: z.string(), earlier: z.int() })),
        }),
      })
      .parse((await transport.send({ path: plainPath, headers })).json)
    expect(data.list.map(({ phone, earlier }) => [phone.slice(-1), earlier])).toEqual([
      ['0', 0],
      ['0', 1],
      ['1', 0],
      ['0', 2],
    ])
    expect(new Set(data.list.map(({ card }) => card)).size).toBe(2)
  })
})

describe('the cards of a store', () => {
  beforeEach(start)
  afterEach(stop)

  it('end with their last event, and not earlier', async () => {
    await submit({ phone: '13800138001' })
    await submit({})
    test.clock.now += 100 * day
    await submit({ source: '再来' })
    test.clock.now += 81 * day
    await prune(test.store, 180, test.clock.now)
    const cards = () => test.store.db.selectFrom('card').select('phone').execute()
    expect(await cards()).toEqual([{ phone: '13800138000' }])
    expect((await readOne('13800138000')).events).toBe(1)
    test.clock.now += 100 * day
    await prune(test.store, 180, test.clock.now)
    expect(await cards()).toEqual([])
    expect(await test.leads()).toEqual([])
  })

  it('stay as long as one of their events, despite changes of the clock', async () => {
    await submit({})
    await test.store.db.updateTable('card').set({ last_at: 0 }).execute()
    await prune(test.store, 180, test.clock.now + 1)
    expect((await readOne('13800138000')).events).toBe(1)
  })

  it('keep the hash of exactly the text that the site shows', async () => {
    await submit({ agree: 'on' })
    await submit({ source: '没有勾选' })
    const hashes = (await test.leads()).map(({ consent_hash }) => consent_hash)
    expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null])
    const other = await createTestHost({ env: { COMPANY_NAME: '别的公司' } })
    await postForm(inProcess(other.host), { name: '张三', phone: '13800138000', agree: 'on' })
    expect((await other.leads())[0]?.consent_hash).not.toBe(hashes[0])
    await other.close()
  })
})

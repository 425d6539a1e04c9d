import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { pulledLeadSchema } from '@/lib/contract/lead-records'
import { parseEnv } from '@/lib/core/env'
import { sheetOf } from '@/lib/host/leads/consultants/sheet'
import { countFetched } from '@/lib/host/leads/consultants/status'
import { consent } from '@/lib/leads/consent'
import { createTestHost, plainPath, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess, type Reply, type Transport } from '@/tests/contract/support/transports'

const keys = ['first-key-of-the-consultants', 'second-key-for-the-rotation']
const digest = (key: string) => createHash('sha256').update(key).digest('hex')
const minute = 60_000

const listSchema = z.object({
  code: z.literal(0),
  data: z.object({ list: z.array(pulledLeadSchema), total: z.number() }),
})
const listOf = (reply: Reply) => listSchema.parse(reply.json).data
const phonesOf = (reply: Reply) => listOf(reply).list.map((lead) => lead.phone)

describe('the operations for consultants', () => {
  let test: TestHost
  let transport: Transport

  beforeEach(async () => {
    test = await createTestHost({ env: { CONSULTANT_KEYS: keys.map(digest).join(',') } })
    transport = inProcess(test.host)
  })
  afterEach(async () => {
    await test.close()
  })

  const read = (query = '', key = keys[0], headers: Record<string, string> = {}) =>
    transport.send({ path: plainPath + query, headers: { Authorization: `Bearer ${key}`, ...headers } })

  const acknowledge = (body: string, key = keys[0]) =>
    postForm(transport, body, { path: `${plainPath}/ack`, headers: { Authorization: `Bearer ${key}` } })

  async function addLeads(count: number, fields: Record<string, string> = {}): Promise<void> {
    for (let n = 0; n < count; n++) {
      test.clock.now += 1
      const lead = { name: '张三', phone: String(13800138000 + n), ...fields }
      const headers = { 'X-Forwarded-For': `203.0.113.${n}` }
      expect((await postForm(transport, lead, { headers })).json).toMatchObject({ code: 0 })
    }
  }

  it.each([
    ['no key', undefined],
    ['a wrong key', 'Bearer wrong'],
    ['an empty key', 'Bearer '],
    ['another scheme', `Basic ${keys[0]}`],
    ['the digest instead of the key', `Bearer ${digest(keys[0] ?? '')}`],
    ['the right key and more', `Bearer ${keys[0]} x`],
  ])('stay closed with %s, and the log says so', async (_name, authorization) => {
    await addLeads(1)
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    onTestFinished(() => printed.mockRestore())
    const headers: Record<string, string> =
      authorization === undefined ? {} : { Authorization: authorization }
    const refused = { status: 401, json: { code: 1401, data: { msg: '未授权' } } }
    expect(await transport.send({ path: plainPath, headers })).toMatchObject(refused)
    const ids = (await test.leads()).map((lead) => lead.id).join(',')
    const options = { path: `${plainPath}/ack`, headers }
    expect(await postForm(transport, { ids }, options)).toMatchObject(refused)
    expect((await test.leads())[0]).toMatchObject({ leased_until: null, acked_at: null })
    const refusals = printed.mock.calls.filter(([line]) => String(line).includes('consultant key refused'))
    expect(refusals).toHaveLength(2)
    expect(String(refusals)).not.toContain(keys[0])
  })

  it('let the next key replace the first: both read and acknowledge the same leads', async () => {
    await addLeads(2)
    const [first] = listOf(await read('?limit=1', keys[0])).list
    const [second] = listOf(await read('?limit=1', keys[1])).list
    expect((await acknowledge(`ids=${first?.id},${second?.id}`, keys[1])).json).toMatchObject({
      data: { acknowledged: 2 },
    })
    expect((await read('', 'third-key')).status).toBe(401)
    const many = Array.from({ length: 51 }, (_, n) => digest(String(n)))
    expect(() => parseEnv({ CONSULTANT_KEYS: many.join(',') })).toThrow('最多 50 个')
    expect(
      parseEnv({ CONSULTANT_KEYS: `${many.slice(0, 49).join(',')},王老师:${many[50]}` }).CONSULTANT_KEYS,
    ).toHaveLength(50)
  })

  it('return the oldest leads first, with everything the form had', async () => {
    await addLeads(3, { message: '想了解英国硕士', source: '英国' })
    const { list, total } = listOf(await read('?limit=2'))
    expect(total).toBe(3)
    expect(list).toMatchObject([
      {
        phone: '13800138000',
        name: '张三',
        source: '英国',
        fields: { message: '想了解英国硕士' },
        verified: false,
      },
      { phone: '13800138001' },
    ])
    expect(list[0]?.created_at).toBe('2026-11-20T02:00:00.001Z')
  })

  it('lease a lead for five minutes, then return it again', async () => {
    await addLeads(3)
    expect(phonesOf(await read('?limit=2'))).toEqual(['13800138000', '13800138001'])
    expect(phonesOf(await read('', keys[1]))).toEqual(['13800138002'])
    expect(phonesOf(await read())).toEqual([])
    test.clock.now += 5 * minute - 1
    expect(phonesOf(await read())).toEqual([])
    test.clock.now += 1
    expect(phonesOf(await read())).toEqual(['13800138000', '13800138001', '13800138002'])
  })

  it('return each lead once to readers that ask at the same moment', async () => {
    await addLeads(12)
    const replies = await Promise.all(Array.from({ length: 4 }, (_one, n) => read('?limit=3', keys[n % 2])))
    const phones = replies.flatMap(phonesOf)
    expect(phones).toHaveLength(12)
    expect(new Set(phones).size).toBe(12)
  })

  it('never return an acknowledged lead again', async () => {
    await addLeads(3)
    const [first, second] = listOf(await read()).list
    expect((await acknowledge(`ids=${first?.id},${second?.id}`)).json).toEqual({
      code: 0,
      data: { acknowledged: 2 },
    })
    test.clock.now += 5 * minute
    expect(listOf(await read())).toMatchObject({ list: [{ phone: '13800138002' }], total: 1 })
  })

  it('accept an acknowledgement in any form, and count it once', async () => {
    await addLeads(3)
    const [a, b, c] = (await test.leads()).map((lead) => lead.id)
    expect((await acknowledge(`ids=${a}&ids=${b}&ids=${a}`)).json).toMatchObject({
      data: { acknowledged: 2 },
    })
    expect((await acknowledge(`ids=${a},${c},unknown`)).json).toMatchObject({ data: { acknowledged: 1 } })
  })

  it.each(['', 'ids=%FF'])('refuse an acknowledgement without ids: "%s"', async (body) => {
    expect((await acknowledge(body)).json).toMatchObject({ code: 1400 })
  })

  it.each([
    ['?spam=0', 'web', '?spam=1', 'bot'],
    ['?spam=1', 'bot', '?spam=0', 'web'],
  ])('return only the leads of one kind for %s: %s', async (query, source, other, rest) => {
    await addLeads(2, { website: 'x', source: 'bot' })
    await addLeads(2, { source: 'web' })
    const first = listOf(await read(`${query}&limit=1`))
    expect(first).toMatchObject({ list: [{ source, spam: source === 'bot' }], total: 2 })
    expect(listOf(await read(query))).toMatchObject({ list: [{ source }], total: 2 })
    expect(listOf(await read(other))).toMatchObject({ list: [{ source: rest }, { source: rest }], total: 2 })
  })

  it.each([plainPath, '/apipc/v1/lead_sheet'])('refuse an unknown condition at %s', async (path) => {
    await addLeads(1)
    const reply = await transport.send({
      path: `${path}?sourse=web`,
      headers: { Authorization: `Bearer ${keys[0]}` },
    })
    expect(reply.json).toMatchObject({
      code: 1400,
      data: { msg: expect.stringContaining('没有“sourse”这个条件，只能用 city、country、source、') },
    })
    expect((await test.leads())[0]).toMatchObject({ leased_until: null })
  })

  it('count a lead as delivered once it is acknowledged', async () => {
    await addLeads(2)
    const [lead] = listOf(await read()).list
    expect(await countFetched(test.store)).toEqual({ pending: 2, done: 0 })
    await acknowledge(`ids=${lead?.id}`)
    expect(await countFetched(test.store)).toEqual({ pending: 1, done: 1 })
  })

  it.each(['?limit=0', '?limit=101', '?spam=2', '?limit=1&limit=2'])('refuse %s', async (query) => {
    expect(await read(query)).toMatchObject({ status: 200, json: { code: 1400 } })
  })

  it('let other requests in between the parts of a table', async () => {
    await addLeads(5)
    let turns = 0
    let next = setImmediate(function turn() {
      turns += 1
      next = setImmediate(turn)
    })
    const parts: string[] = []
    for await (const part of sheetOf(test.store, {}, 2)) parts.push(part)
    clearImmediate(next)
    expect(parts).toHaveLength(4)
    expect(turns).toBeGreaterThan(1)
  })

  it('return a table that a spreadsheet neither misreads nor executes', async () => {
    await addLeads(1, { message: '=1+1', source: '"英国", 首页' })
    await addLeads(1, { message: 'a\r\nb', source: '+1' })
    await addLeads(1, { message: '＝cmd', source: '@x' })
    const reply = await read('?format=csv')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.text.startsWith('\uFEFFid,created_at,form,kind,name,phone,')).toBe(true)
    expect(reply.text).toContain('\r\n')
    expect(reply.text).toContain(",'=1+1,")
    expect(reply.text).toContain('"""英国"", 首页"')
    expect(reply.text).toContain(',"a\nb",')
    expect(reply.text).toContain(",'+1,")
    expect(reply.text).toContain(",'＝cmd,")
    expect(reply.text).toContain(",'@x,")
  })

  it('show how to contact a person, and the consent', async () => {
    await addLeads(1, { agree: '1', linkurl: 'https://www.meishi.test/uk' })
    const [lead] = listOf(await read()).list
    expect(lead).toMatchObject({
      contact: 'call',
      call_slot: null,
      contact_at: null,
      earlier: 0,
      consent_record: {
        version: consent.version,
        text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: lead?.created_at,
        page: 'https://www.meishi.test/uk',
      },
      erased_at: null,
    })
    test.clock.now += 6 * minute
    const [columns = '', values = ''] = (await read('?format=csv')).text.split('\r\n')
    const cells = values.split(',')
    const cell = (name: string) => cells[columns.split(',').indexOf(name)]
    expect([cell('card'), cell('earlier'), cell('contact')]).toEqual([lead?.card, '0', 'call'])
    expect(cell('consent_hash')).toBe(lead?.consent_record?.text_hash)
  })

  it("show the visitor's source", async () => {
    const first_touch = '{"at":"2026-03-01","utm_source":"baidu","landing":"/uk"}'
    await addLeads(1, { first_touch })
    test.clock.now += 6 * minute
    expect((await read('?format=csv')).text).toContain('"{""at"":""2026-03-01"",""utm_source"":""baidu""')
    test.clock.now += 6 * minute
    expect(listOf(await read()).list[0]?.fields).toEqual({ first_touch })
  })

  it('record each read and each acknowledgement without personal data', async () => {
    await addLeads(1)
    const [lead] = listOf(await read('', keys[0], { 'X-Forwarded-For': '203.0.113.9' })).list
    test.clock.now += 1
    await acknowledge(`ids=${lead?.id}`)
    const rows = await test.store.db.selectFrom('audit').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { action: 'read', actor: digest(keys[0] ?? '').slice(0, 12), address: '203.0.113.*' },
      { action: 'acknowledge' },
    ])
    expect(rows.every((row) => row.detail.includes(lead?.id ?? 'none'))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('13800138000')
  })

  it('accept sixty requests a minute from a key', async () => {
    for (let n = 0; n < 60; n++) expect((await read()).status).toBe(200)
    expect(await read()).toMatchObject({ status: 429, json: { code: 1010 } })
    expect((await read('', keys[1])).status).toBe(200)
    test.clock.now += minute
    expect((await read()).status).toBe(200)
  })

  it('answer 429 after ten wrong keys in ten minutes, and only to wrong keys', async () => {
    const from = (address: string, key: string | undefined) => read('', key, { 'X-Forwarded-For': address })
    for (let n = 0; n < 10; n++) expect((await from('203.0.113.7', 'wrong')).status).toBe(401)
    expect((await from('203.0.113.7', 'wrong')).status).toBe(429)
    expect((await from('203.0.113.7', keys[0])).status).toBe(200)
    expect((await from('203.0.113.8', keys[0])).status).toBe(200)
    test.clock.now += 10 * minute
    expect((await from('203.0.113.7', 'wrong')).status).toBe(401)
  })
})

describe('without a configured key', () => {
  it('the operations for consultants refuse every request', async () => {
    const test = await createTestHost()
    const transport = inProcess(test.host)
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const given = ['Bearer ', `Bearer ${digest('')}`, ...Array<string>(12).fill('Bearer x')]
    for (const authorization of given) {
      const reply = await transport.send({ path: plainPath, headers: { Authorization: authorization } })
      expect(reply).toMatchObject({ status: 401, json: { code: 1401 } })
    }
    const refusals = printed.mock.calls.filter(([line]) => String(line).includes('consultant key refused'))
    expect(refusals).toHaveLength(given.length)
    printed.mockRestore()
    await test.close()
  })
})

it('the digest of an empty key is not accepted', async () => {
  const test = await createTestHost({ env: { CONSULTANT_KEYS: digest('') } })
  const attempts: Record<string, string>[] = [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer' }]
  for (const headers of attempts) {
    const reply = await inProcess(test.host).send({ path: plainPath, headers })
    expect(reply.status).toBe(401)
  }
  await test.close()
})

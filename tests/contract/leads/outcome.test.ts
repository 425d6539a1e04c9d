import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceOverdue, countOverdue } from '@/lib/host/leads/calls/overdue'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { reportOf } from '@/lib/host/leads/report/report'
import {
  createTestHost,
  plainPath,
  postForm,
  startTime,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const digest = (key: string) => createHash('sha256').update(key).digest('hex')
const [crm, teacher] = ['key-of-the-system', 'key-of-a-person']

let test: TestHost

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await createTestHost({
    env: { CONSULTANT_KEYS: `CRM:${digest(crm)}:system,王老师:${digest(teacher)}` },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

async function submit(phone = '13800138000', fields: Record<string, string> = {}): Promise<string> {
  await postForm(inProcess(test.host), { name: '张三', phone, source: `首页 ${phone}`, ...fields })
  return (await test.leads()).find((lead) => lead.phone === phone)?.id ?? ''
}
const keyed = (path: string, fields: Record<string, string> | string, key = crm) =>
  postForm(inProcess(test.host), fields, { path, headers: { Authorization: `Bearer ${key}` } })
const report = (fields: Record<string, string> | string, key = crm) =>
  keyed('/apipc/v1/lead_outcome', fields, key)
const fetched = (key: string) =>
  inProcess(test.host).send({ path: plainPath, headers: { Authorization: `Bearer ${key}` } })
const calls = () =>
  test.store.db
    .selectFrom('lead_call')
    .select(['lead_id', 'at', 'caller', 'outcome', 'note'])
    .orderBy('id')
    .execute()

describe('a fetch', () => {
  it('with the key of a system is delivery: nobody has looked, so the lead becomes overdue', async () => {
    const id = await submit()
    await fetched(crm)
    await keyed(`${plainPath}/ack`, { ids: id })
    expect(await test.leads()).toMatchObject([
      {
        opened_at: null,
        delivered_at: startTime,
        delivered_to: 'CRM',
        acked_at: startTime,
        lease_owner: 'CRM',
      },
    ])
    test.clock.now += 10 * minute
    expect(await announceOverdue(test.store, test.clock.now)).toBe(1)
    expect(await countOverdue(test.store)).toBe(1)
    const { total } = await reportOf(test.store, { by: 'office', since: 0, until: test.clock.now + 1 })
    expect(total).toMatchObject({ leads: 1, minutes_to_open: null })
  })

  it('with the key of a person is a look', async () => {
    await submit()
    await fetched(teacher)
    expect(await test.leads()).toMatchObject([{ opened_by: '王老师', delivered_at: null }])
    test.clock.now += 10 * minute
    expect(await announceOverdue(test.store, test.clock.now)).toBe(0)
  })

  it('with both is a look from the time of the person on', async () => {
    await submit()
    await fetched(crm)
    test.clock.now += 6 * minute
    await fetched(teacher)
    expect(await test.leads()).toMatchObject([{ opened_at: startTime + 6 * minute, delivered_at: startTime }])
  })
})

describe('a result that a system reports', () => {
  it('is in the report and counts as a look at its own time', async () => {
    const id = await submit()
    test.clock.now += 60 * minute
    const time = new Date(startTime + 4 * minute).toISOString()
    const result = { ids: id, outcome: 'reached', caller: '李老师', note: '约了周五', time }
    expect((await report(result)).json).toEqual({ code: 0, data: { recorded: 1 } })
    expect(await calls()).toEqual([
      { lead_id: id, at: startTime + 4 * minute, caller: '李老师', outcome: 'reached', note: '约了周五' },
    ])
    expect(await test.leads()).toMatchObject([
      { opened_at: startTime + 4 * minute, opened_by: '李老师', acked_at: test.clock.now },
    ])
    const { total } = await reportOf(test.store, { by: 'office', since: 0, until: test.clock.now })
    expect(total).toMatchObject({ reached: 1, minutes_to_open: 4 })
  })

  it('is recorded once, however often it is sent', async () => {
    const id = await submit()
    const time = new Date(startTime).toISOString()
    const result = { ids: id, outcome: 'unreached', caller: '李老师', time }
    await Promise.all([report(result), report(result)])
    test.clock.now += 60 * minute
    expect((await report(result)).json).toEqual({ code: 0, data: { recorded: 0 } })
    expect(await calls()).toHaveLength(1)
    await report({ ...result, time: new Date(startTime + minute).toISOString() })
    expect(await calls()).toHaveLength(2)
  })

  it('without a time is recorded once in a minute', async () => {
    const id = await submit()
    const result = { ids: id, outcome: 'later', caller: '李老师' }
    await report(result)
    expect((await report(result)).json).toMatchObject({ data: { recorded: 0 } })
    test.clock.now += minute
    expect((await report(result)).json).toMatchObject({ data: { recorded: 1 } })
  })

  it('of many leads is one request', async () => {
    const ids = [await submit('13800138000'), await submit('13800138001')]
    expect((await report(`ids=${ids[0]}&ids=${ids[1]}&outcome=invalid&caller=李`)).json).toMatchObject({
      data: { recorded: 2 },
    })
  })

  it('needs no name with the key of a person, whose name it gets', async () => {
    const id = await submit()
    await report({ ids: id, outcome: 'later' }, teacher)
    expect(await calls()).toMatchObject([{ caller: '王老师' }])
  })

  it('is recorded in the audit', async () => {
    const id = await submit()
    await report({ ids: id, outcome: 'later', caller: '李老师' })
    const audits = await test.store.db.selectFrom('audit').select(['actor', 'action', 'detail']).execute()
    expect(audits).toEqual([
      {
        actor: 'CRM',
        action: 'call',
        detail: JSON.stringify({ leads: [id], caller: '李老师', outcome: 'later' }),
      },
    ])
  })
})

describe('a result that is refused', () => {
  const tomorrow = '2026-11-21T10:00:00+08:00'
  const good = { outcome: 'reached', caller: '李老师' }

  it.each<[string, Record<string, string>, string]>([
    ['without ids', { ...good, ids: '' }, 'ids 要写线索的编号'],
    ['with an id that is none', { ...good, ids: 'OWN,a b' }, 'ids “a b”不是线索的编号'],
    [
      'with a foreign id',
      { ...good, ids: 'OWN,019a9f00-0000-7000-8000-000000000001' },
      'ids 没有编号是 019a9f00',
    ],
    ['with an unknown outcome', { ...good, ids: 'OWN', outcome: 'won' }, 'outcome 只能是 reached、'],
    ['without an outcome', { ids: 'OWN', caller: '李老师' }, 'outcome 只能是 reached、'],
    ['with a clock of tomorrow', { ...good, ids: 'OWN', time: tomorrow }, 'time 是将来的时间'],
    ['before the lead', { ...good, ids: 'OWN', time: '2026-11-20T09:00:00+08:00' }, 'time 早于线索 '],
    [
      'with a time without a zone',
      { ...good, ids: 'OWN', time: '2026-11-20 10:00' },
      'time 要写成带时区的时间',
    ],
    ['with a mistyped field', { ...good, ids: 'OWN', tiem: tomorrow }, '没有“tiem”这一项'],
    ['without the name of a person', { ids: 'OWN', outcome: 'reached' }, 'caller 要写顾问的姓名'],
    ['with a long note', { ...good, ids: 'OWN', note: '长'.repeat(501) }, 'note 至多 500 个字'],
    [
      'with 501 ids',
      { ...good, ids: Array.from({ length: 501 }, (_, n) => n).join(',') },
      'ids 一次至多 500 个，给了 501 个',
    ],
  ])('%s is refused whole, and says why', async (_, fields, said) => {
    const id = await submit()
    const before = await test.leads()
    const { json } = await report({ ...fields, ids: fields.ids?.replace('OWN', id) ?? '' })
    expect(json).toMatchObject({ code: 1400, data: { msg: expect.stringContaining(said) } })
    expect(await calls()).toEqual([])
    expect(await test.leads()).toEqual(before)
  })

  it('of ten thousand leads says how many are allowed', async () => {
    const ids = Array.from(
      { length: 10_000 },
      (_, n) => `019a9f00-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )
    const { status, json } = await report({ ...good, ids: ids.join(',') })
    expect([status, json]).toMatchObject([
      413,
      { data: { msg: expect.stringContaining('ids 一次至多 500 个') } },
    ])
  })

  it('of as many leads as are allowed is read', async () => {
    const ids = Array.from(
      { length: 500 },
      (_, n) => `019a9f00-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )
    expect((await report({ ...good, ids: ids.join(',') })).json).toMatchObject({
      data: { msg: expect.stringContaining(`ids 没有编号是 ${ids[0]}`) },
    })
  })

  it('of an erased person', async () => {
    const id = await submit()
    await eraseLeads(test.store, '13800138000', test.clock.now)
    expect((await report({ ...good, ids: id })).json).toMatchObject({ code: 1400 })
    expect(await calls()).toEqual([])
  })

  it('without a key', async () => {
    const id = await submit()
    expect((await report({ ...good, ids: id }, 'wrong')).status).toBe(401)
  })
})

import { describe, expect, it } from 'vitest'
import { day, hour, minute, startOffice } from '@/tests/contract/support/office'
import { plainPath, startTime } from '@/tests/contract/support/test-host'

const path = '/apipc/v1/lead_outcome'
const at = (time: number) => new Date(startTime + time).toISOString()
const ids = (count: number) =>
  Array.from({ length: count }, (_, n) => `019a9f00-0000-7000-8000-${String(n).padStart(12, '0')}`)

it.each([
  [
    'of a system is delivery, and the lead becomes overdue',
    ['crm'],
    { opened_at: null, delivered_at: startTime, delivered_to: 'CRM', lease_owner: 'CRM' },
    1,
  ],
  [
    'of a person is a look',
    ['teacher'],
    { opened_by: '王老师', opened_at: startTime, delivered_at: null },
    0,
  ],
  [
    'of both is a look from the time of the person on',
    ['crm', 'teacher'],
    { opened_at: startTime + 6 * minute, delivered_at: startTime },
    0,
  ],
])('a fetch with the key %s', async (_, keys, lead, late) => {
  const { submit, get, post, pass, leads, announceOverdue, countOverdue, report } = await startOffice()
  const id = await submit()
  for (const [n, key] of keys.entries()) {
    pass(n * 6 * minute)
    await get(plainPath, key)
  }
  expect(await leads()).toMatchObject([lead])
  if (late === 1) await post(`${plainPath}/ack`, { ids: id })
  pass(10 * minute)
  expect([await announceOverdue(), await countOverdue()]).toEqual([late, late])
  const { total } = await report('office')
  expect(total).toMatchObject({ leads: 1, minutes_to_open: late === 1 ? null : (keys.length - 1) * 6 })
  if (late === 1) expect(await leads()).toMatchObject([{ acked_at: startTime }])
})

it.each([
  ['crm', { opened_at: null, delivered_at: startTime, delivered_to: 'CRM' }],
  ['teacher', { opened_at: startTime, opened_by: '王老师', delivered_at: null }],
])('with the key %s an acknowledgement without a fetch counts as one', async (key, lead) => {
  const { submit, post, leads } = await startOffice()
  const id = await submit()
  expect((await post(`${plainPath}/ack`, { ids: id }, key)).json).toMatchObject({ data: { acknowledged: 1 } })
  expect(await leads()).toMatchObject([{ ...lead, acked_at: startTime }])
})

describe('a result that a system reports', () => {
  it('is on the card, in the report and in the audit, and counts as a look at its own time', async () => {
    const { submit, pass, post, calls, leads, clock, report, audits } = await startOffice()
    const id = await submit()
    pass(hour)
    const result = { ids: id, outcome: 'reached', caller: '李老师', note: '约了周五', time: at(4 * minute) }
    expect((await post(path, result)).json).toEqual({ code: 0, data: { recorded: 1 } })
    expect(await calls()).toMatchObject([
      { lead_id: id, at: startTime + 4 * minute, caller: '李老师', outcome: 'reached', note: '约了周五' },
    ])
    expect(await leads()).toMatchObject([
      { opened_at: startTime + 4 * minute, opened_by: '李老师', acked_at: clock.now },
    ])
    expect((await report('office')).total).toMatchObject({ reached: 1, minutes_to_open: 4 })
    const detail = JSON.stringify({ leads: [id], caller: '李老师', outcome: 'reached' })
    expect(await audits()).toEqual([{ actor: 'CRM', action: 'call', detail }])
  })

  it('is recorded once, however often it is sent; without a time, once in a minute', async () => {
    const { submit, post, pass, calls } = await startOffice()
    const result = { ids: await submit(), outcome: 'unreached', caller: '李老师' }
    const recorded = async (fields: object) => (await post(path, { ...result, ...fields })).json
    await Promise.all([recorded({ time: at(0) }), recorded({ time: at(0) })])
    expect(await recorded({})).toMatchObject({ data: { recorded: 0 } })
    pass(minute)
    expect(await recorded({})).toMatchObject({ data: { recorded: 1 } })
    pass(hour)
    expect(await recorded({ time: at(0) })).toMatchObject({ data: { recorded: 0 } })
    expect(await recorded({ time: at(2 * minute) })).toMatchObject({ data: { recorded: 1 } })
    expect(await calls()).toHaveLength(3)
  })

  it('of many leads is one request', async () => {
    const { submit, post } = await startOffice()
    const body = `ids=${await submit(0)}&ids=${await submit(1)}&outcome=invalid&caller=李`
    expect((await post(path, body)).json).toMatchObject({ data: { recorded: 2 } })
  })

  it('needs no name with the key of a person, whose name it gets', async () => {
    const { submit, post, calls } = await startOffice()
    await post(path, { ids: await submit(), outcome: 'later' }, 'teacher')
    expect(await calls()).toMatchObject([{ caller: '王老师' }])
  })
})

describe('a result that is refused', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ['without ids', { ids: '' }, 'ids 要写线索的编号'],
    ['with an id that is none', { ids: 'OWN,a b' }, 'ids “a b”不是线索的编号'],
    ['with a foreign id', { ids: `OWN,${ids(1)}` }, 'ids 没有编号是 019a9f00'],
    ['with 501 ids', { ids: ids(501).join() }, 'ids 一次至多 500 个，给了 501 个'],
    ['with 500 foreign ids', { ids: ids(500).join() }, `ids 没有编号是 ${ids(1)}`],
    ['with ten thousand ids', { ids: ids(10_000).join() }, 'ids 一次至多 500 个'],
    ['with an unknown outcome', { outcome: 'won' }, 'outcome 只能是 reached、'],
    ['with a clock of tomorrow', { time: at(day) }, 'time 是将来的时间'],
    ['before the lead', { time: at(-hour) }, 'time 早于线索 '],
    ['with a time without a zone', { time: '2026-11-20 10:00' }, 'time 要写成带时区的时间'],
    ['with a mistyped field', { tiem: at(0) }, '没有“tiem”这一项'],
    ['without the name of a person', { caller: undefined }, 'caller 要写顾问的姓名'],
    ['with a long note', { note: '长'.repeat(501) }, 'note 至多 500 个字'],
  ])('%s is refused whole, and says why', async (_, wrong, said) => {
    const { submit, leads, post, calls } = await startOffice()
    const [id, before] = [await submit(), await leads()]
    const fields = { ids: 'OWN', outcome: 'reached', caller: '李老师', ...wrong }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const { status, json } = await post(path, {
      ...Object.fromEntries(given),
      ids: fields.ids.replace('OWN', id),
    })
    expect(json).toMatchObject({ data: { msg: expect.stringContaining(said) } })
    expect(status).toBe(fields.ids.length > 100_000 ? 413 : 200)
    expect(await calls()).toEqual([])
    expect(await leads()).toEqual(before)
  })

  it('of an erased person, and without a key', async () => {
    const { submit, erase, post, calls } = await startOffice()
    const result = { ids: await submit(), outcome: 'reached', caller: '李老师' }
    expect((await post(path, result, 'wrong')).status).toBe(401)
    await erase()
    expect((await post(path, result)).code).toBe(1400)
    expect(await calls()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { listPageKeys, revokeNoticeLinks, revokePageKeys } from '@/lib/host/leads/pages/key'
import { codeOf, day, minute, startOffice } from '@/tests/contract/support/office'

describe('the page of an office', () => {
  it('lists its leads, newest first, masked, with their links, and says which are late', async () => {
    const { submit, pass, store, leads, keyTo, listOf, pageOf, audits } = await startOffice()
    await submit(0, { call_time: '明天', source: '首页 13700137000' })
    pass(minute)
    await submit(1)
    const [lead] = await leads()
    if (lead === undefined) throw new Error('not stored')
    await store.db
      .insertInto('lead')
      .values({ ...lead, id: 'other', office: '上海' })
      .execute()
    const code = await keyTo()
    pass(10 * minute)
    const board = await listOf(code)
    expect(board).toMatchObject({
      ...{ office: '总部', holder: '王老师', counts: { new: 2, open: 0, reached: 0, invalid: 0 }, total: 2 },
      list: [
        { name: '张**', phone: '138******01', state: 'new', late: true },
        { phone: '138******00', source: '首页 137******00', call_time: '明天', late: false },
      ],
    })
    expect(JSON.stringify(board)).not.toMatch(/张三丰|1380013800\d|13700137000/)
    expect(await pageOf(codeOf(board.list[0]?.href))).toMatchObject({ phone: '138******01', revealed: false })
    const ids = (await leads()).filter(({ id }) => id !== 'other').map(({ id }) => id)
    const detail = JSON.stringify({ office: '总部', leads: ids.toReversed() })
    expect(await audits()).toContainEqual({ actor: '王老师', action: 'read-office', detail })
  })

  it('shows the leads of one state, with the last note', async () => {
    const { submit, pass, store, keyTo, listOf } = await startOffice()
    const ids: string[] = []
    for (const n of [0, 1, 2, 3, 4]) {
      pass(2 * minute)
      ids.push(await submit(n))
    }
    for (const [n, outcome] of (['reached', 'invalid', 'later', 'unreached'] as const).entries()) {
      const call = { lead_id: ids[n] ?? '', caller: '王老师', note: `备注 ${n}，13700137000` }
      await store.db
        .updateTable('lead')
        .set({ opened_at: 1, opened_by: '王老师' })
        .where('id', '=', call.lead_id)
        .execute()
      const calls = [
        { id: `${n}-1`, at: 1, outcome: 'unreached' as const },
        { id: `${n}-2`, at: 2, outcome },
      ]
      await store.db
        .insertInto('lead_call')
        .values(calls.map((one) => ({ ...call, ...one })))
        .execute()
    }
    const code = await keyTo()
    const found = async (state: string) =>
      (await listOf(code, `?state=${state}`)).list.map(({ phone }) => phone.at(-1)).join('')
    expect([await found('reached'), await found('invalid'), await found('open'), await found('new')]).toEqual(
      ['0', '1', '32', '4'],
    )
    expect(await found('nonsense')).toBe('43210')
    const [reached] = (await listOf(code, '?state=reached')).list
    expect(reached).toMatchObject({ note: '备注 0，137******00', opened_by: '王老师' })
  })

  it('has pages, and no longer shows an erased person', async () => {
    const { submit, pass, keyTo, listOf, erase } = await startOffice()
    for (let n = 0; n < 32; n++) {
      pass(2 * minute)
      await submit(n)
    }
    const code = await keyTo()
    expect((await listOf(code)).list).toHaveLength(30)
    expect(await listOf(code, '?page=2')).toMatchObject({ total: 32, page: 2, list: [{}, {}] })
    await erase()
    expect(await listOf(code, '?page=2')).toMatchObject({ total: 31, list: [{}] })
  })
})

describe('a key', () => {
  it('opens nothing once it was revoked or has expired, without a restart', async () => {
    const { keyTo, open, pass, store, clock } = await startOffice()
    const [one, two] = [await keyTo(), await keyTo('总部', { days: 1 })]
    pass(day)
    expect([(await open(one)).code, (await open(two)).code]).toEqual([0, 1404])
    expect(await listPageKeys(store, clock.now)).toMatchObject([{ office: '总部', name: '王老师' }])
    expect(await revokePageKeys(store, '王老师', clock.now)).toBe(2)
    expect((await open(one)).code).toBe(1404)
  })

  it('cannot be guessed, and is not stored as text', async () => {
    const { keyTo, open, store } = await startOffice()
    const code = await keyTo()
    for (const guess of ['', 'x'.repeat(32), `${'a'.repeat(31)}'`])
      expect((await open(guess)).code).toBe(1404)
    expect(JSON.stringify(await store.db.selectFrom('page_key').selectAll().execute())).not.toContain(code)
  })

  it('of the report opens the report, and no leads', async () => {
    const { submit, keyTo, boardOf } = await startOffice()
    await submit()
    const board = await boardOf(await keyTo(null), '?by=office&days=7')
    expect(board).toMatchObject({
      kind: 'report',
      by: 'office',
      days: 7,
      lines: [{ name: '总部', leads: 1 }],
      total: { leads: 1 },
    })
    expect(JSON.stringify(board)).not.toContain('138')
  })
})

describe('the link to a lead', () => {
  it('ends with the key of the page that showed it, also for showing the number; other links stay', async () => {
    const { submit, keyTo, listOf, linkTo, open, act, store, clock } = await startOffice()
    const id = await submit()
    const keys = [await keyTo(), await keyTo('总部', { name: '李老师' })] as const
    const linkOn = async (key: string) => codeOf((await listOf(key)).list[0]?.href)
    const [own, kept, notice] = [await linkOn(keys[0]), await linkOn(keys[1]), await linkTo(id)]
    expect(new Set([own, kept, notice]).size).toBe(3)
    expect(await linkOn(keys[0])).toBe(own)
    expect((await open(own)).code).toBe(0)
    await revokePageKeys(store, '王老师', clock.now)
    expect((await act(own, { action: 'reveal', caller: '随便谁' })).code).toBe(1404)
    await linkOn(keys[1])
    await linkTo(id)
    expect((await open(own)).code).toBe(1404)
    for (const link of [kept, notice]) expect((await open(link)).code).toBe(0)
  })

  it('of a notice ends when such links are revoked, and no later notice opens it again', async () => {
    const { submit, keyTo, listOf, linkTo, open, store, clock } = await startOffice()
    const id = await submit()
    const kept = codeOf((await listOf(await keyTo())).list[0]?.href)
    const notice = await linkTo(id)
    expect(await revokeNoticeLinks(store, clock.now)).toBe(1)
    const later = await linkTo(id)
    expect((await open(notice)).code).toBe(1404)
    for (const link of [kept, later]) expect((await open(link)).code).toBe(0)
  })

  it('lives no longer than the key of its page', async () => {
    const { submit, keyTo, listOf, open, pass } = await startOffice()
    await submit()
    const link = codeOf((await listOf(await keyTo('总部', { days: 1 }))).list[0]?.href)
    pass(day - minute)
    expect((await open(link)).code).toBe(0)
    pass(2 * minute)
    expect((await open(link)).code).toBe(1404)
  })
})

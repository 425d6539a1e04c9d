import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { issuePageKey, listPageKeys, revokeNoticeLinks, revokePageKeys } from '@/lib/host/leads/pages/key'
import { callPageSchema } from '@/lib/leads/call-outcome'
import { boardSchema } from '@/lib/leads/office-board'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const day = 24 * 60 * minute

let test: TestHost

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await createTestHost()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

const submit = (phone: string, fields: Record<string, string> = {}) =>
  postForm(inProcess(test.host), { name: '张三丰', phone, source: `首页 ${phone}`, ...fields })
const issue = (office: string | null = '总部', days = 30) =>
  issuePageKey(test.store, { office, name: '王老师', days }, test.clock.now)
const open = (code: string, query = '') =>
  inProcess(test.host).send({ path: `/apipc/v1/receipt_call/${code}${query}` })
const boardOf = async (code: string, query = '') =>
  z.object({ code: z.literal(0), data: boardSchema }).parse((await open(code, query)).json).data
const leadsOf = async (code: string, query = '') => {
  const board = await boardOf(code, query)
  if (board.kind !== 'leads') throw new Error('no leads')
  return board
}

describe('the page of an office', () => {
  it('lists its leads, newest first, with names and numbers masked, and says which are late', async () => {
    await submit('13800138000', { call_time: '明天', source: '首页 13700137000' })
    test.clock.now += minute
    await submit('13800138001')
    await test.store.write((trx) =>
      trx
        .insertInto('lead')
        .values({ ...blank, id: 'other', office: '上海' })
        .execute(),
    )
    const code = await issue()
    test.clock.now += 10 * minute
    const board = await leadsOf(code)
    expect(board).toMatchObject({
      office: '总部',
      holder: '王老师',
      counts: { new: 2, open: 0, reached: 0, invalid: 0 },
      total: 2,
      list: [
        { name: '张**', phone: '138******01', state: 'new', late: true },
        { phone: '138******00', source: '首页 137******00', call_time: '明天', late: false },
      ],
    })
    expect(JSON.stringify(board)).not.toMatch(/张三丰|1380013800\d|13700137000/)
  })

  it('links to each lead’s own page, which shows the number after a name is given', async () => {
    await submit('13800138000')
    const [lead] = (await leadsOf(await issue())).list
    const code = lead?.href.replace('/receipt/call/', '') ?? ''
    const { json } = await inProcess(test.host).send({ path: `/apipc/v1/receipt_call/${code}` })
    expect(z.object({ data: callPageSchema }).parse(json).data).toMatchObject({
      phone: '138******00',
      revealed: false,
    })
  })

  it('links to them no longer than its key lives', async () => {
    await submit('13800138000')
    const [lead] = (await leadsOf(await issue('总部', 1))).list
    const path = `/apipc/v1/receipt_call/${lead?.href.replace('/receipt/call/', '')}`
    const answerAfter = async (time: number) => {
      test.clock.now += time
      return (await inProcess(test.host).send({ path })).json
    }
    expect(await answerAfter(day - minute)).toMatchObject({ code: 0 })
    expect(await answerAfter(2 * minute)).toMatchObject({ code: 1404 })
  })

  it('shows the leads of one state, with the last note', async () => {
    for (const n of [0, 1, 2, 3, 4]) {
      test.clock.now += 2 * minute
      await submit(`1380013800${n}`)
    }
    const leads = await test.leads()
    const outcomes = ['reached', 'invalid', 'later', 'unreached'] as const
    await test.store.write(async (trx) => {
      for (const [n, outcome] of outcomes.entries()) {
        const id = leads[n]?.id ?? ''
        const call = { lead_id: id, caller: '王老师', note: `备注 ${n}，13700137000` }
        await trx
          .updateTable('lead')
          .set({ opened_at: 1, opened_by: '王老师' })
          .where('id', '=', id)
          .execute()
        await trx
          .insertInto('lead_call')
          .values({ ...call, id: `${id}-1`, at: 1, outcome: 'unreached' })
          .execute()
        await trx
          .insertInto('lead_call')
          .values({ ...call, id: `${id}-2`, at: 2, outcome })
          .execute()
      }
    })
    const code = await issue()
    const phones = async (state: string) =>
      (await leadsOf(code, `?state=${state}`)).list.map(({ phone }) => phone.slice(-2))
    expect(await phones('reached')).toEqual(['00'])
    expect(await phones('invalid')).toEqual(['01'])
    expect(await phones('open')).toEqual(['03', '02'])
    expect(await phones('new')).toEqual(['04'])
    expect(await phones('nonsense')).toHaveLength(5)
    expect((await leadsOf(code, '?state=reached')).list).toMatchObject([
      { note: '备注 0，137******00', opened_by: '王老师' },
    ])
  })

  it('has pages', async () => {
    for (let n = 0; n < 32; n++) {
      test.clock.now += 2 * minute
      await submit(String(13800138000 + n))
    }
    const code = await issue()
    expect((await leadsOf(code)).list).toHaveLength(30)
    expect(await leadsOf(code, '?page=2')).toMatchObject({ total: 32, page: 2, list: [{}, {}] })
  })

  it('no longer shows an erased person', async () => {
    await submit('13800138000')
    const code = await issue()
    await eraseLeads(test.store, '13800138000', test.clock.now)
    expect(await leadsOf(code)).toMatchObject({ total: 0, list: [] })
  })

  it('records who opened which leads', async () => {
    await submit('13800138000')
    await leadsOf(await issue())
    const [lead] = await test.leads()
    const audits = await test.store.db.selectFrom('audit').select(['actor', 'action', 'detail']).execute()
    expect(audits).toContainEqual({
      actor: '王老师',
      action: 'read-office',
      detail: JSON.stringify({ office: '总部', leads: [lead?.id] }),
    })
  })
})

describe('a key', () => {
  it('opens nothing once it was revoked or has expired, without a restart', async () => {
    const [one, two] = [await issue(), await issue('总部', 1)]
    test.clock.now += day
    expect([(await open(one)).json, (await open(two)).json]).toMatchObject([{ code: 0 }, { code: 1404 }])
    expect(await listPageKeys(test.store, test.clock.now)).toMatchObject([{ office: '总部', name: '王老师' }])
    expect(await revokePageKeys(test.store, '王老师', test.clock.now)).toBe(2)
    expect((await open(one)).json).toMatchObject({ code: 1404 })
  })

  it.each(['', 'x'.repeat(32), `${'a'.repeat(31)}'`])('cannot be guessed: %j', async (code) => {
    await issue()
    expect((await open(code)).json).toMatchObject({ code: 1404 })
  })

  it('is not stored as text in the database', async () => {
    const code = await issue()
    const keys = await test.store.db.selectFrom('page_key').selectAll().execute()
    expect(JSON.stringify(keys)).not.toContain(code)
  })

  it('of the report opens the report, and no leads', async () => {
    await submit('13800138000')
    const board = await boardOf(await issue(null), '?by=office&days=7')
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
  const openLead = (href: string, init: { action?: string } = {}) => {
    const code = href.split('/').at(-1) ?? ''
    return init.action === undefined
      ? inProcess(test.host).send({ path: `/apipc/v1/receipt_call/${code}` })
      : postForm(
          inProcess(test.host),
          { code, caller: '随便谁', action: init.action },
          { path: '/apipc/v1/receipt_call' },
        )
  }
  const noticeLink = async () => {
    const [lead] = await test.leads()
    const request = {
      secret: test.store.secret,
      leadId: lead?.id ?? '',
      link: { origin: '', hours: 48 },
      keyHash: null,
    }
    return test.store.write((trx) => issueLink(trx, request, test.clock.now))
  }

  it('that a page showed ends with the key of that page, also for showing the number', async () => {
    await submit('13800138000')
    const code = await issue()
    const other = await issuePageKey(test.store, { office: '总部', name: '李老师', days: 30 }, test.clock.now)
    const href = (await leadsOf(code)).list[0]?.href ?? ''
    const kept = (await leadsOf(other)).list[0]?.href ?? ''
    const notice = await noticeLink()
    expect(new Set([href, kept, notice]).size).toBe(3)
    expect((await leadsOf(code)).list[0]?.href).toBe(href)
    expect((await openLead(href)).json).toMatchObject({ code: 0 })
    await revokePageKeys(test.store, '王老师', test.clock.now)
    expect((await openLead(href)).json).toMatchObject({ code: 1404 })
    expect((await openLead(href, { action: 'reveal' })).json).toMatchObject({ code: 1404 })
    await leadsOf(other)
    await noticeLink()
    expect((await openLead(href)).json).toMatchObject({ code: 1404 })
    for (const link of [kept, notice]) expect((await openLead(link)).json).toMatchObject({ code: 0 })
  })

  it('that a notice showed ends when such links are revoked, and no later notice opens it again', async () => {
    await submit('13800138000')
    const kept = (await leadsOf(await issue())).list[0]?.href ?? ''
    const notice = await noticeLink()
    expect(await revokeNoticeLinks(test.store, test.clock.now)).toBe(1)
    const later = await noticeLink()
    expect((await openLead(notice)).json).toMatchObject({ code: 1404 })
    for (const link of [kept, later]) expect((await openLead(link)).json).toMatchObject({ code: 0 })
  })
})

const blank = {
  card_id: null,
  form: 'x',
  kind: 'general',
  name: null,
  phone: '13900139000',
  fields: '{}',
  source: null,
  linkurl: null,
  test: null,
  verified: 0,
  spam: 0,
  spam_reason: null,
  agreed: 0,
  consent: null,
  consent_hash: null,
  address: null,
  created_at: 1,
  leased_until: null,
  lease_owner: null,
  acked_at: null,
  forwarded_at: null,
  contact: 'call' as const,
  call_slot: null,
  contact_at: null,
  erased_at: null,
  opened_at: null,
  opened_by: null,
  person: null,
  handed_at: null,
  handed_by: null,
  delivered_at: null,
  delivered_to: null,
  overdue_at: null,
  office_reason: null,
  made_by: null,
  office_next: null,
  office_at: null,
  campaign: null,
  channel: null,
  landing: null,
  wanted_at: null,
}

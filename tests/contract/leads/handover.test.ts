import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { deliverDue } from '@/lib/host/delivery/worker'
import { announceOverdue, countOverdue } from '@/lib/host/leads/calls/overdue'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { callPageSchema } from '@/lib/leads/call-outcome'
import { webhookSecret } from '@/tests/contract/delivery/support/push'
import { type Receiver, startReceiver, withCode } from '@/tests/contract/delivery/support/receiver'
import {
  createTestHost,
  formHeaders,
  postForm,
  startTime,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const day = 24 * 60 * minute
const key = 'key-of-the-system'
const digest = createHash('sha256').update(key).digest('hex')

let test: TestHost
let receiver: Receiver

const rules = () => `
offices:
  北京: { people: [王老师], robots: [{ wecom: ${receiver.origin}/beijing }] }
  上海: { people: [李老师, 赵老师], robots: [{ wecom: ${receiver.origin}/shanghai }] }
rules:
  - { to: 北京, city: 北京 }
`

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  receiver = await startReceiver()
  receiver.answer = withCode(0)
  test = await createTestHost({
    env: {
      CONSULTANT_KEYS: `CRM:${digest}:system`,
      WECOM_ROBOT_URL: `${receiver.origin}/default`,
      DELIVERY_WEBHOOKS: `crm=${receiver.origin}/crm`,
      DELIVERY_WEBHOOK_SECRETS: webhookSecret,
      DELIVERY_ALLOW_PRIVATE: '1',
    },
  })
  writeFileSync(join(test.dataDir, 'routing.yaml'), rules())
  await deliver()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await receiver.close()
  await test.close()
})

/** Sends what is due; returns the receivers with the titles or types. */
async function deliver(): Promise<[string, string][]> {
  receiver.seen.length = 0
  const targets = targetsOf(test.env, currentRouting(test.env))
  await registerTargets(test.store, targets)
  const now = () => test.clock.now
  const send = createSend({ ...sendOptionsOf(test.env), now })
  for (const target of targets) await deliverDue({ store: async () => test.store, now, send }, target)
  return receiver.seen.map(({ url, body }) => {
    const said = JSON.parse(body)
    return [url, said.type ?? /\*\*(.+)\*\*/.exec(said.markdown.content)?.[1] ?? '']
  })
}

/** A lead of Beijing, and the code of the link to its page. */
async function submit(): Promise<{ id: string; code: string }> {
  await postForm(inProcess(test.host), { name: '张三', phone: '13800138000', source: '首页', branch: 'bj' })
  await deliver()
  const [lead] = await test.leads()
  const id = lead?.id ?? ''
  const link = { origin: '', hours: 48 }
  const address = await test.store.write((trx) =>
    issueLink(trx, { secret: test.store.secret, leadId: id, link, keyHash: null }, test.clock.now),
  )
  return { id, code: address.split('/').at(-1) ?? '' }
}
const act = (code: string, fields: Record<string, string>) =>
  inProcess(test.host).send({
    method: 'POST',
    path: '/apipc/v1/receipt_call',
    headers: formHeaders,
    body: new URLSearchParams({ code, ...fields }).toString(),
  })
const give = (code: string, to: string, more: Record<string, string> = {}) =>
  act(code, { action: 'handover', caller: '王老师', to, reason: '家在上海', ...more })
const pageOf = async (code: string) => {
  const { json } = await inProcess(test.host).send({ path: `/apipc/v1/receipt_call/${code}` })
  return z.object({ data: callPageSchema }).parse(json).data
}
const keyed = (fields: Record<string, string>) =>
  postForm(inProcess(test.host), fields, {
    path: '/apipc/v1/lead_handover',
    headers: { Authorization: `Bearer ${key}` },
  })
const overdue = () => announceOverdue(test.store, test.clock.now, currentRouting(test.env))

describe('a lead that is handed over', () => {
  it('by its page belongs to the new owner, whose group is told why', async () => {
    const { id, code } = await submit()
    expect((await pageOf(code)).owners).toEqual([
      { office: '总部', person: null },
      { office: '北京', person: '王老师' },
      { office: '上海', person: null },
      { office: '上海', person: '李老师' },
      { office: '上海', person: '赵老师' },
    ])
    expect((await give(code, '上海/李老师')).json).toMatchObject({ code: 0 })
    expect(await test.leads()).toMatchObject([{ office: '上海', person: '李老师' }])
    expect(await deliver()).toEqual([
      ['/crm', 'lead.updated'],
      ['/shanghai', '线索转交'],
    ])
    expect(receiver.seen[1]?.body).toContain('归属：上海（李老师）（规则 1')
    expect(receiver.seen[1]?.body).toContain('10：00 王老师由北京转给上海（李老师）：家在上海')
    expect(await pageOf(code)).toMatchObject({
      office: '上海',
      person: '李老师',
      handovers: [{ by: '王老师', from: '北京', to: '上海（李老师）', reason: '家在上海' }],
    })
    const audits = await test.store.db.selectFrom('audit').select(['action', 'detail']).execute()
    expect(audits).toContainEqual({
      action: 'hand-over',
      detail: JSON.stringify({ lead: id, caller: '王老师', office: '上海', person: '李老师' }),
    })
  })

  it('is unseen by its new owner, who has ten minutes; then it goes on', async () => {
    const { code } = await submit()
    await act(code, { action: 'reveal', caller: '王老师' })
    test.clock.now += day + minute
    await give(code, '上海')
    await act(code, { action: 'reveal', caller: '王老师' })
    await deliver()
    test.clock.now += 10 * minute - 1
    expect(await overdue()).toBe(0)
    test.clock.now += 1
    expect(await overdue()).toBe(1)
    expect(await test.leads()).toMatchObject([{ office: '总部', person: null, opened_at: startTime }])
    expect(await deliver()).toEqual([
      ['/default', '线索超过 10 分钟无人查看'],
      ['/beijing', '线索超过 10 分钟无人查看'],
      ['/shanghai', '线索超过 10 分钟无人查看'],
    ])
    expect((await pageOf(code)).handovers).toMatchObject([
      { by: '王老师', from: '北京', to: '上海' },
      { by: null, from: '上海', to: '总部', reason: '超过 10 分钟无人查看' },
    ])
    expect(await overdue()).toBe(0)
    expect(await countOverdue(test.store)).toBe(1)
  })

  it.each([
    ['looks at it', { action: 'reveal', caller: '李老师' }],
    ['records a result', { action: 'outcome', caller: '李老师', outcome: 'later' }],
  ])('is seen once its new owner %s', async (_, action) => {
    const { code } = await submit()
    await give(code, '上海')
    test.clock.now += 5 * minute
    await act(code, action)
    test.clock.now += 10 * minute
    expect(await overdue()).toBe(0)
  })

  it('at night has until the morning', async () => {
    const { code } = await submit()
    test.clock.now = Date.parse('2026-11-20T23:00:00+08:00')
    await give(code, '上海')
    test.clock.now = Date.parse('2026-11-21T09:09:59+08:00')
    expect(await overdue()).toBe(0)
    test.clock.now = Date.parse('2026-11-21T09:10:00+08:00')
    expect(await overdue()).toBe(1)
  })

  it('by the operation of a system happens once', async () => {
    const { id } = await submit()
    const given = { ids: id, to: '上海', reason: '家在上海', caller: '王老师' }
    expect((await keyed(given)).json).toEqual({ code: 0, data: { handed: 1 } })
    expect((await keyed(given)).json).toEqual({ code: 0, data: { handed: 0 } })
    expect(await test.leads()).toMatchObject([{ id, office: '上海' }])
    expect(await test.store.db.selectFrom('lead_handover').selectAll().execute()).toMatchObject([
      { lead_id: id, by: '王老师', from_office: '北京', to_office: '上海' },
    ])
  })

  it.each([
    ['an unknown office', { to: '天津' }, '没有“天津”这个办公室，现有 总部、北京、上海'],
    ['an unknown person', { to: '上海/王老师' }, '上海没有叫“王老师”的顾问，现有 李老师、赵老师'],
    ['nobody', { to: ' ' }, 'to 要写转给谁'],
    ['no reason', { reason: '' }, 'reason 要写为什么转'],
    ['a foreign id besides', { ids: 'OWN,other' }, 'ids 没有编号是 other 的线索'],
  ])('to %s is refused whole', async (_, wrong, said) => {
    const { id } = await submit()
    const fields = { ids: id, to: '上海', reason: '家在上海', caller: '王老师', ...wrong }
    const { json } = await keyed({ ...fields, ids: fields.ids.replace('OWN', id) })
    expect(json).toMatchObject({ code: 1400, data: { msg: expect.stringContaining(said) } })
    expect(await test.leads()).toMatchObject([{ office: '北京', handed_at: null }])
    expect(await test.store.db.selectFrom('lead_handover').selectAll().execute()).toEqual([])
  })

  it('by its page to somebody who is no longer there is refused', async () => {
    const { code } = await submit()
    expect((await give(code, '上海/钱老师')).json).toMatchObject({ code: 1400 })
    expect(await test.leads()).toMatchObject([{ office: '北京' }])
  })

  it('leaves no reason behind when the person is erased', async () => {
    const { code } = await submit()
    await give(code, '上海')
    await eraseLeads(test.store, '13800138000', test.clock.now)
    expect(await test.store.db.selectFrom('lead_handover').selectAll().execute()).toEqual([])
    expect(await test.leads()).toMatchObject([{ person: null, handed_at: null, office_reason: null }])
  })
})

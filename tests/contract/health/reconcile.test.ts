import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '@/lib/core/time'
import { untilReconciliation } from '@/lib/host/health/daily'
import { isBalanced, logReconciliation, reconcile } from '@/lib/host/health/reconcile'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { noteAtUpstream } from '@/tests/contract/support/upstream'

let test: TestHost

beforeEach(async () => {
  test = await createTestHost()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

async function submit(phone: string): Promise<string> {
  await postForm(inProcess(test.host), { name: '张三', phone })
  const lead = (await test.leads()).find((row) => row.phone === phone)
  if (lead === undefined) throw new Error('not stored')
  return lead.id
}

const fetch = (id: string) =>
  test.store.db.updateTable('lead').set({ acked_at: test.clock.now }).where('id', '=', id).execute()

async function push(id: string, kind: 'webhook' | 'wecom', state: 'pending' | 'done' | 'dead') {
  await test.store.db
    .insertInto('delivery_target')
    .values({ name: kind, kind, fingerprint: 'x', active: 1, gone_at: null, resume_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await test.store.db
    .insertInto('delivery')
    .values({
      id: `${id}-${kind}`,
      event_id: id,
      event: 'lead.created',
      lead_id: id,
      target: kind,
      seq: 1,
      spam: 0,
      payload: null,
      state,
      attempts: 1,
      next_at: 0,
      claimed_until: null,
      tried_at: null,
      created_at: test.clock.now,
      done_at: null,
    })
    .execute()
}

const nothing = { delivered: 0, waiting: 0, dead: 0, refused: 0, missing: 0 }

describe('a day’s leads', () => {
  it('add up while they wait, are fetched, and are erased', async () => {
    const [fetched, erased] = [await submit('13800138001'), '13800138002']
    await submit(erased)
    await submit('13800138003')
    await fetch(fetched)
    await eraseLeads(test.store, erased, test.clock.now)
    const counts = await reconcile(test.store, test.clock.now)
    expect(counts).toEqual({ ...nothing, accepted: 3, stored: 3, delivered: 2, waiting: 1 })
    expect(isBalanced(counts)).toBe(true)
  })

  it.each([
    ['a webhook took it', ['webhook', 'done'], null, 'delivered'],
    ['its webhook was given up', ['webhook', 'dead'], null, 'dead'],
    ['its webhook was given up, but a consultant fetched it', ['webhook', 'dead'], 'fetched', 'delivered'],
    ['only a robot announced it', ['wecom', 'done'], null, 'waiting'],
    ['a robot was given up, which is a notice less', ['wecom', 'dead'], null, 'waiting'],
    ['its webhook is still tried', ['webhook', 'pending'], null, 'waiting'],
    ['the upstream took it', null, 'done', 'delivered'],
    ['the upstream said no', null, 'refused', 'refused'],
    ['the upstream was given up', null, 'dead', 'dead'],
    ['the upstream has not answered', null, 'asked', 'waiting'],
    ['it was not fetched yet', null, null, 'waiting'],
  ] as const)('count one as it stands when %s', async (_what, pushed, state, counted) => {
    const id = await submit('13800138000')
    if (state === 'fetched') await fetch(id)
    else if (state !== null) await noteAtUpstream(test, id, state)
    if (pushed !== null) await push(id, pushed[0], pushed[1])
    const counts = await reconcile(test.store, test.clock.now)
    expect(counts).toEqual({ ...nothing, accepted: 1, stored: 1, [counted]: 1 })
    expect(isBalanced(counts)).toBe(true)
  })

  it('do not add up when an accepted one is missing', async () => {
    const id = await submit('13800138000')
    await submit('13800138001')
    await test.store.db.deleteFrom('lead').where('id', '=', id).execute()
    const counts = await reconcile(test.store, test.clock.now)
    expect(counts).toMatchObject({ accepted: 2, stored: 1, missing: 1 })
    expect(isBalanced(counts)).toBe(false)
  })

  it('do not add up when one was never accepted', async () => {
    const id = await submit('13800138000')
    await test.store.db.deleteFrom('acceptance').where('lead_id', '=', id).execute()
    const counts = await reconcile(test.store, test.clock.now)
    expect(counts).toMatchObject({ accepted: 0, stored: 1, missing: 0 })
    expect(isBalanced(counts)).toBe(false)
  })

  it('do not add up when one is missing and another was never accepted', async () => {
    const [gone, found] = [await submit('13800138000'), await submit('13800138001')]
    await test.store.db.deleteFrom('lead').where('id', '=', gone).execute()
    await test.store.db.deleteFrom('acceptance').where('lead_id', '=', found).execute()
    const counts = await reconcile(test.store, test.clock.now)
    expect(counts).toMatchObject({ accepted: 1, stored: 1, missing: 1 })
    expect(isBalanced(counts)).toBe(false)
  })

  it('are those of the last 24 hours', async () => {
    await submit('13800138000')
    test.clock.now += day
    await submit('13800138001')
    expect(await reconcile(test.store, test.clock.now)).toMatchObject({ accepted: 1, stored: 1 })
  })

  it('are one line of the log: an error only when they do not add up', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
    const id = await submit('13800138000')
    await logReconciliation(test.store, test.clock.now)
    await test.store.db.deleteFrom('lead').where('id', '=', id).execute()
    await logReconciliation(test.store, test.clock.now)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'info', accepted: 1, stored: 1, waiting: 1 }),
      expect.objectContaining({ level: 'error', accepted: 1, stored: 0, missing: 1 }),
    ])
  })
})

describe('the time of counting', () => {
  it.each([
    ['2026-11-20T02:00:00Z', 20 * 60],
    ['2026-11-20T21:00:00Z', 60],
    ['2026-11-20T21:59:30Z', 24 * 60 + 0.5],
    ['2026-11-20T22:00:00Z', 24 * 60],
    ['2026-11-20T23:00:00Z', 23 * 60],
  ])('is six in the morning in Beijing: from %s in %d minutes', (now, minutes) => {
    expect(untilReconciliation(Date.parse(now)) / 60_000).toBe(minutes)
  })
})

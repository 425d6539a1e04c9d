import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { untilReconciliation } from '@/lib/host/health/daily'
import { isBalanced, logReconciliation, reconcile } from '@/lib/host/health/reconcile'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { day, leads, minute, pass, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { noteDelivery } from '@/tests/contract/support/upstream'
import { maybe, table } from '@/tests/support/table'

siteBeforeEach()

/** Stores a lead, and returns its id. */
async function take(phone = '13800138000'): Promise<string> {
  await submit({ phone })
  return (await leads()).find((lead) => lead.phone === phone)?.id ?? ''
}

const fetch = (id: string) =>
  site.store.db.updateTable('lead').set({ acked_at: site.clock.now }).where('id', '=', id).execute()
const lose = (id: string) => site.store.db.deleteFrom('lead').where('id', '=', id).execute()
const count = () => reconcile(site.store, site.clock.now)

const nothing = { delivered: 0, waiting: 0, dead: 0, refused: 0, missing: 0 }

describe('a day’s leads', () => {
  it('add up while they wait, are fetched, and are erased', async () => {
    await fetch(await take('13800138001'))
    for (const phone of ['13800138002', '13800138003']) await take(phone)
    await eraseLeads(site.store, '13800138002', site.clock.now)
    const counts = await count()
    expect(counts).toEqual({ ...nothing, accepted: 3, stored: 3, delivered: 2, waiting: 1 })
    expect(isBalanced(counts)).toBe(true)
  })

  // A robot only announces a lead, so it delivers none.
  it.each(
    table(
      `
      webhook done | – | delivered
      webhook dead | – | dead
      webhook dead | fetched | delivered
      wecom done | – | waiting
      wecom dead | – | waiting
      webhook pending | – | waiting
      upstream done | – | delivered
      upstream refused | – | refused
      upstream dead | – | dead
      upstream asked | – | waiting
      – | – | waiting
    `,
      [maybe, maybe, String],
    ),
  )('count one as it stands: sent %s, then %s', async (sent, fetched, counted) => {
    const id = await take()
    const [kind, state] = (sent?.split(' ') ?? []) as ['webhook', 'done'] | []
    if (state !== undefined) await noteDelivery(site, id, { kind, state })
    if (fetched !== null) await fetch(id)
    const counts = await count()
    expect(counts).toEqual({ ...nothing, accepted: 1, stored: 1, [counted]: 1 })
    expect(isBalanced(counts)).toBe(true)
  })

  it.each([
    ['an accepted one is missing', true, false, { accepted: 2, stored: 1, missing: 1 }],
    ['one was never accepted', false, true, { accepted: 1, stored: 2, missing: 0 }],
    ['one is missing and another was never accepted', true, true, { accepted: 1, stored: 1, missing: 1 }],
  ])('do not add up when %s', async (_, isGone, isFound, expected) => {
    const [gone, found] = [await take(), await take('13800138001')]
    if (isGone) await lose(gone)
    if (isFound) await site.store.db.deleteFrom('acceptance').where('lead_id', '=', found).execute()
    const counts = await count()
    expect(counts).toMatchObject(expected)
    expect(isBalanced(counts)).toBe(false)
  })

  it('are those of the last 24 hours', async () => {
    await take()
    pass(day)
    await take('13800138001')
    expect(await count()).toMatchObject({ accepted: 1, stored: 1 })
  })

  it('are one line of the log: an error only when they do not add up', async () => {
    const lines: unknown[] = []
    for (const name of ['log', 'error'] as const) {
      const spy = vi.spyOn(console, name).mockImplementation((line) => void lines.push(JSON.parse(line)))
      onTestFinished(() => spy.mockRestore())
    }
    const id = await take()
    await logReconciliation(site.store, site.clock.now)
    await lose(id)
    await logReconciliation(site.store, site.clock.now)
    expect(lines).toMatchObject([
      { level: 'info', accepted: 1, stored: 1, waiting: 1 },
      { level: 'error', accepted: 1, stored: 0, missing: 1 },
    ])
  })
})

it.each([
  ['2026-11-20T02:00:00Z', 20 * 60],
  ['2026-11-20T21:00:00Z', 60],
  ['2026-11-20T21:59:30Z', 24 * 60 + 0.5],
  ['2026-11-20T22:00:00Z', 24 * 60],
  ['2026-11-20T23:00:00Z', 23 * 60],
])('the time of counting is six in the morning in Beijing: from %s in %d minutes', (now, minutes) => {
  expect(untilReconciliation(Date.parse(now))).toBe(minutes * minute)
})

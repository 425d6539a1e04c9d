import type { Store } from '@/lib/host/store/store'
import type { OutboxState } from '@/lib/host/store/tables'

export type OutboxCount = { kind: 'deliver' | 'upstream'; state: OutboxState; leads: number }

/** Every state that a lead's delivery can be in: first those fetched here, then those passed on. */
const rows = [
  ...(['pending', 'done'] as const).map((state) => ({ kind: 'deliver' as const, state })),
  ...(['asked', 'pending', 'done', 'refused', 'dead'] as const).map((state) => ({
    kind: 'upstream' as const,
    state,
  })),
]

/** How many leads are in each state of delivery, those without any included. */
export async function countOutbox({ db }: Store): Promise<OutboxCount[]> {
  const counted = await db
    .selectFrom('outbox')
    .select((select) => ['kind', 'state', select.fn.countAll().as('leads')])
    .groupBy(['kind', 'state'])
    .execute()
  return rows.map(({ kind, state }) => {
    const found = counted.find((row) => row.kind === kind && row.state === state)
    return { kind, state, leads: Number(found?.leads ?? 0) }
  })
}

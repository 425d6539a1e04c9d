import { day } from '@/lib/core/time'
import type { Store, Write } from '@/lib/host/store/store'
import type { DeliveryState, TargetKind } from '@/lib/host/store/tables'

export type TargetCount = {
  target: string
  kind: TargetKind
  /** `configured`: events are sent there; `gone`: the receiver answered that it takes no more; `removed`: no longer configured. */
  standing: 'configured' | 'gone' | 'removed'
  /** Counts by state; only the upstream has `asked` and `refused`. */
  leads: { state: Exclude<DeliveryState, 'dropped'>; count: number }[]
  /** For events that have not arrived: why the last attempt failed, and how often. */
  failures: { reason: string; count: number }[]
}

/** How many events are in each state, for each target that was ever configured. */
export async function countDeliveries({ db }: Store): Promise<TargetCount[]> {
  const targets = await db.selectFrom('delivery_target').selectAll().orderBy('name').execute()
  const counted = await db
    .selectFrom('delivery')
    .select((select) => ['target', 'state', select.fn.countAll().as('leads')])
    .groupBy(['target', 'state'])
    .execute()
  const failed = await db
    .selectFrom('delivery')
    .select((select) => ['target', 'reason', select.fn.countAll().as('leads')])
    .where('reason', 'is not', null)
    .where('state', 'in', ['pending', 'dead'])
    .groupBy(['target', 'reason'])
    .orderBy('reason')
    .execute()
  const count = (name: string, state: DeliveryState) =>
    Number(counted.find((row) => row.target === name && row.state === state)?.leads ?? 0)
  return targets.map(({ name, kind, active, gone_at }) => ({
    target: name,
    kind,
    standing: active === 0 ? 'removed' : gone_at === null ? 'configured' : 'gone',
    leads: statesOf(kind).map((state) => ({ state, count: count(name, state) })),
    failures: failed
      .filter((row) => row.target === name)
      .map(({ reason, leads }) => ({ reason: reason ?? '', count: Number(leads) })),
  }))
}

const statesOf = (kind: TargetKind) =>
  kind === 'upstream'
    ? (['asked', 'pending', 'done', 'refused', 'dead'] as const)
    : (['pending', 'done', 'dead'] as const)

/**
 * Makes every event due again that was given up or waits after a failure, for one target or for all. Returns their number, or null when
 * no target has that name.
 */
export async function retryDeliveries(
  store: Store,
  target: string | null,
  now: number,
): Promise<number | null> {
  return store.write(async (trx) => {
    const targets = trx.updateTable('delivery_target').set({ gone_at: null, resume_at: null })
    const found = await (target === null ? targets : targets.where('name', '=', target)).executeTakeFirst()
    if (target !== null && Number(found.numUpdatedRows) === 0) return null
    const failed = trx
      .updateTable('delivery')
      .set({ state: 'pending', attempts: 0, next_at: now })
      .where(({ eb, or, and }) =>
        or([
          eb('state', '=', 'dead'),
          and([eb('state', '=', 'pending'), eb('attempts', '>', 0), eb('next_at', '>', now)]),
        ]),
      )
    const revived = await (target === null ? failed : failed.where('target', '=', target)).executeTakeFirst()
    return Number(revived.numUpdatedRows)
  })
}

/** Deletes events older than the retention, and those of deleted leads, except the messages about an erasure. */
export async function pruneDeliveries(trx: Write, retentionDays: number, now: number): Promise<void> {
  await trx
    .deleteFrom('delivery')
    .where('created_at', '<=', now - retentionDays * day)
    .execute()
  await trx
    .deleteFrom('delivery')
    .where('event', '!=', 'lead.erased')
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('lead').select('lead.id').whereRef('lead.id', '=', 'delivery.lead_id')),
      ),
    )
    .execute()
}

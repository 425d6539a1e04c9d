import { sql } from 'kysely'
import { log } from '@/lib/core/log'
import { day } from '@/lib/core/time'
import type { Store } from '@/lib/host/store/store'

/** The leads of one day, counted in the database. All numbers are leads. */
export type Reconciliation = {
  /** Counted by the record that each accepted lead leaves in its own transaction. */
  accepted: number
  stored: number
  delivered: number
  waiting: number
  dead: number
  /** The upstream refused them, and the visitor was told so. */
  refused: number
  /** Accepted, but the lead is missing. */
  missing: number
}

/** Whether everything accepted is stored, and everything stored is delivered, on its way, or visibly given up. */
export function isBalanced(counts: Reconciliation): boolean {
  const { accepted, stored, delivered, waiting, dead, refused, missing } = counts
  return missing === 0 && accepted === stored && stored === delivered + waiting + dead + refused
}

/**
 * Counts the leads of the last 24 hours in the database, not in the memory of a process. A lead is delivered once one receiver has all of
 * it: a consultant who confirmed it, a webhook, or the upstream. Otherwise it is dead when delivery to a target was given up, refused
 * when the upstream refused it, and waiting in all other cases.
 */
export async function reconcile({ db }: Pick<Store, 'db'>, now: number): Promise<Reconciliation> {
  const from = now - day
  // One statement, so that all leads and records are seen at the same moment, even while others change them.
  const counts = await db
    .with('route', (inner) =>
      inner
        .selectFrom('delivery')
        .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
        .select([
          'delivery.lead_id',
          any(sql`delivery.state = 'done'`).as('done'),
          any(sql`delivery.state = 'dead'`).as('dead'),
          any(sql`delivery.state = 'refused'`).as('refused'),
        ])
        .where('delivery.event', '=', 'lead.created')
        // A robot's message is only a notice with a masked phone number: the lead must still be fetched.
        .where('delivery_target.kind', 'in', ['webhook', 'upstream'])
        .groupBy('delivery.lead_id'),
    )
    .with('record', (inner) =>
      inner
        .selectFrom('acceptance')
        .leftJoin('lead', 'lead.id', 'acceptance.lead_id')
        .select((select) => [select.fn.countAll().as('accepted'), total(sql`lead.id is null`).as('missing')])
        .where('acceptance.at', '>', from)
        .where('acceptance.at', '<=', now),
    )
    .with('judged', (inner) =>
      inner
        .selectFrom('lead')
        .leftJoin('route', 'route.lead_id', 'lead.id')
        .select([
          sql<string>`case
            when lead.acked_at is not null or route.done = 1 then 'delivered'
            when route.dead = 1 then 'dead'
            when route.refused = 1 then 'refused'
            else 'waiting' end`.as('fate'),
        ])
        .where('lead.created_at', '>', from)
        .where('lead.created_at', '<=', now),
    )
    .selectFrom('judged')
    .select((select) => [
      select.selectFrom('record').select('accepted').as('accepted'),
      select.selectFrom('record').select('missing').as('missing'),
      select.fn.countAll().as('stored'),
      ...fates.map((fate) => total(sql`fate = ${sql.lit(fate)}`).as(fate)),
    ])
    .executeTakeFirstOrThrow()
  return {
    accepted: Number(counts.accepted),
    stored: Number(counts.stored),
    delivered: Number(counts.delivered),
    waiting: Number(counts.waiting),
    dead: Number(counts.dead),
    refused: Number(counts.refused),
    missing: Number(counts.missing),
  }
}

const fates = ['delivered', 'dead', 'refused', 'waiting'] as const

const any = (condition: ReturnType<typeof sql>) => sql<number>`max(case when ${condition} then 1 else 0 end)`

const total = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`

/** Writes the reconciliation as one log line, at error level when the numbers do not match, which never happens in normal operation. */
export async function logReconciliation(store: Pick<Store, 'db'>, now: number): Promise<void> {
  const counts = await reconcile(store, now)
  log(isBalanced(counts) ? 'info' : 'error', 'leads of the last 24 hours', counts)
}

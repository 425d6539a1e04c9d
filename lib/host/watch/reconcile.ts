import { sql } from 'kysely'
import { day } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import { log } from '@/lib/log'

/** One day's leads, counted in the database. All numbers are leads. */
export type Reconciliation = {
  /** Answered with code 0, by the record that every accepted submission leaves beside its lead. */
  accepted: number
  stored: number
  delivered: number
  waiting: number
  dead: number
  /** The upstream refused them, and the visitor was told. */
  refused: number
  /** Accepted, and no lead is there. */
  missing: number
  /** Stored, and nothing says where they have to go. */
  undirected: number
}

/** Whether everything accepted is stored, and everything stored is delivered, on its way, or given up in the open. */
export function isBalanced(counts: Reconciliation): boolean {
  const { accepted, stored, delivered, waiting, dead, refused, missing, undirected } = counts
  return (
    missing === 0 &&
    undirected === 0 &&
    accepted === stored &&
    stored === delivered + waiting + dead + refused
  )
}

/**
 * Counts the leads of the last 24 hours from their rows, never from what a process remembers. A lead is delivered once
 * anybody has the whole of it: a consultant who confirmed it, a webhook, the upstream. Else it is dead when a way was given
 * up, refused when the upstream said no, and waiting otherwise.
 */
export async function reconcile({ db }: Pick<Store, 'db'>, now: number): Promise<Reconciliation> {
  const from = now - day
  // One statement, so that leads and records that come or change meanwhile are seen at one moment.
  const counts = await db
    .with('route', (inner) =>
      inner
        .selectFrom('outbox')
        .select(['lead_id', sql<string>`outbox.state`.as('state'), sql<number>`1`.as('whole')])
        .unionAll(
          inner
            .selectFrom('delivery')
            .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
            .select([
              'delivery.lead_id',
              sql<string>`delivery.state`.as('state'),
              // A robot's message masks the phone: it is a notice, and the lead has still to be fetched.
              sql<number>`case when delivery_target.kind = 'webhook' then 1 else 0 end`.as('whole'),
            ])
            .where('delivery.event', '=', 'lead.created'),
        ),
    )
    .with('directed', (inner) =>
      inner
        .selectFrom('route')
        .select((select) => [
          'lead_id',
          any(sql`state = 'done' and whole = 1`).as('taken'),
          any(sql`state = 'dead' and whole = 1`).as('dead'),
          any(sql`state = 'refused'`).as('refused'),
          select.fn.countAll().as('routes'),
        ])
        .groupBy('lead_id'),
    )
    .with('record', (inner) =>
      inner
        .selectFrom('limit_event')
        .leftJoin('lead', 'lead.id', 'limit_event.ref')
        .select((select) => [select.fn.countAll().as('accepted'), total(sql`lead.id is null`).as('missing')])
        .where('limit_event.bucket', 'like', 'submit:%')
        .where('limit_event.at', '>', from)
        .where('limit_event.at', '<=', now),
    )
    .selectFrom('lead')
    .leftJoin('directed', 'directed.lead_id', 'lead.id')
    .select((select) => [
      select.selectFrom('record').select('accepted').as('accepted'),
      select.selectFrom('record').select('missing').as('missing'),
      select.fn.countAll().as('stored'),
      total(sql`routes is null`).as('undirected'),
      total(sql`taken = 1`).as('delivered'),
      total(sql`taken = 0 and dead = 1`).as('dead'),
      total(sql`taken = 0 and dead = 0 and refused = 1`).as('refused'),
      total(sql`taken = 0 and dead = 0 and refused = 0`).as('waiting'),
    ])
    .where('lead.created_at', '>', from)
    .where('lead.created_at', '<=', now)
    .executeTakeFirstOrThrow()
  return {
    accepted: Number(counts.accepted),
    stored: Number(counts.stored),
    delivered: Number(counts.delivered),
    waiting: Number(counts.waiting),
    dead: Number(counts.dead),
    refused: Number(counts.refused),
    missing: Number(counts.missing),
    undirected: Number(counts.undirected),
  }
}

const any = (condition: ReturnType<typeof sql>) => sql<number>`max(case when ${condition} then 1 else 0 end)`

const total = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`

/** The reconciliation as one log line; at error level when it does not add up, which no healthy day ever does. */
export async function logReconciliation(store: Pick<Store, 'db'>, now: number): Promise<void> {
  const counts = await reconcile(store, now)
  log(isBalanced(counts) ? 'info' : 'error', 'leads of the last 24 hours', counts)
}

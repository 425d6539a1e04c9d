import { sql } from 'kysely'
import type { Store } from '@/lib/host/store/store'

export type FetchCount = { pending: number; done: number }

/**
 * Whether a lead need not be fetched here, because it goes to the upstream. For the `lead` table. A target that is no longer configured
 * gets nothing, so its leads are fetched here like all others.
 */
export const isPassedOn = sql<boolean>`exists (
  select 1 from delivery join delivery_target on delivery_target.name = delivery.target
  where delivery.lead_id = lead.id and delivery_target.kind = 'upstream' and delivery_target.active = 1)`

/** How many leads wait for a consultant to confirm them, and how many have been confirmed. */
export async function countFetched({ db }: Pick<Store, 'db'>): Promise<FetchCount> {
  const counts = await db
    .selectFrom('lead')
    .select([
      sql<number>`coalesce(sum(case when acked_at is null then 1 else 0 end), 0)`.as('pending'),
      sql<number>`coalesce(sum(case when acked_at is null then 0 else 1 end), 0)`.as('done'),
    ])
    .where(sql<boolean>`not ${isPassedOn}`)
    .executeTakeFirstOrThrow()
  return { pending: Number(counts.pending), done: Number(counts.done) }
}

import { sql } from 'kysely'
import type { Reader } from '@/lib/host/leads/consultants/access'
import type { Write } from '@/lib/host/store/store'

/**
 * Whether no person has looked at a lead since its owner got it. For the `lead` table. A confirmation counts as a look, also one of the
 * upstream, unless a system fetched the lead: then a person is still to look at it there.
 */
export const isUnseen = sql<boolean>`(lead.handed_at is not null or lead.opened_at is null
  and (lead.acked_at is null or lead.delivered_at is not null))`

/** Records who opened these leads first. `at` can be earlier than what is stored, when another system reports it late. */
export async function markOpened(
  trx: Write,
  { ids, by }: { ids: readonly string[]; by: string },
  at: number,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('lead')
    .set({ opened_at: at, opened_by: by })
    .where('id', 'in', ids)
    .where((where) => where.or([where('opened_at', 'is', null), where('opened_at', '>', at)]))
    .execute()
  // Who gave a lead away still reads it; that is no look of its new owner.
  await trx
    .updateTable('lead')
    .set({ handed_at: null, handed_by: null })
    .where('id', 'in', ids)
    .where('handed_at', '<=', at)
    .where('handed_by', '!=', by)
    .execute()
}

/** Records that these leads were fetched with a key: a person has then seen them, a system has taken delivery. */
export async function markFetched(
  trx: Write,
  { ids, reader }: { ids: readonly string[]; reader: Reader },
  now: number,
): Promise<void> {
  if (reader.kind === 'person') return markOpened(trx, { ids, by: reader.name }, now)
  if (ids.length === 0) return
  await trx
    .updateTable('lead')
    .set({ delivered_at: now, delivered_to: reader.name })
    .where('id', 'in', ids)
    .where('delivered_at', 'is', null)
    .execute()
}

import { sql } from 'kysely'
import type { Migration, Write } from '@/lib/host/store/store'
import { engineOf } from '@/lib/host/store/store'
import { claimLimitsFunction, saveLeadFunction } from './functions'

/** One queue for all receivers of leads, and a record of each accepted lead. */
export const addQueue: Migration = async (trx) => {
  await trx.schema
    .createTable('acceptance')
    .addColumn('lead_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('acceptance_at').on('acceptance').column('at').execute()
  // Before this migration the rows of the rate limiter were the record.
  await trx
    .insertInto('acceptance')
    .columns(['lead_id', 'at'])
    .expression(
      trx
        .selectFrom('limit_event')
        .select((select) => ['ref', select.fn.min('at').as('at')])
        .where('bucket', 'like', 'submit:%')
        .groupBy('ref'),
    )
    .execute()
  await adoptOutbox(trx)
  if (engineOf(trx) === 'sqlite') return
  await sql.raw(claimLimitsFunction).execute(trx)
  await sql.raw(saveLeadFunction).execute(trx)
}

/**
 * Moves entries for the upstream from the earlier queue to this one. During an update a process of the previous release may still write
 * to the earlier queue, so this is done at each start.
 */
export async function adoptOutbox(trx: Write): Promise<void> {
  await sql`insert into delivery_target (name, kind, fingerprint, active)
    select 'upstream', 'upstream', '', 0
    where exists (select 1 from outbox where kind = 'upstream')
    on conflict (name) do nothing`.execute(trx)
  await sql`insert into delivery
      (id, event_id, event, lead_id, target, seq, spam, payload, state, attempts, next_at, claimed_until, tried_at,
       created_at, done_at)
    select 'upstream:' || outbox.lead_id, outbox.lead_id, 'lead.created', outbox.lead_id, 'upstream', 1, lead.spam,
      outbox.payload, outbox.state, outbox.attempts, outbox.next_at, outbox.claimed_until, outbox.created_at,
      outbox.created_at, lead.forwarded_at
    from outbox join lead on lead.id = outbox.lead_id
    where outbox.kind = 'upstream'
    on conflict (lead_id, target, seq) do nothing`.execute(trx)
  // `acked_at` meant that consultants have the lead; now it also means that the upstream has it.
  await sql`update lead set acked_at = forwarded_at where acked_at is null and forwarded_at is not null`.execute(
    trx,
  )
  await sql`delete from outbox`.execute(trx)
}

import { timeId } from '@/lib/host/id'
import { toLeadRecord } from '@/lib/host/leads/record'
import { holdBuckets } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import type { LeadEvent, TargetKind } from '@/lib/host/store/tables'
import { messageBody, type Subject } from './message'

/**
 * Puts an event of a lead into the outbox of every target, in the transaction that made it happen. The message shows the
 * lead as its row stands now, so call it last. Nothing happens for a lead that is gone or erased.
 */
export async function enqueueEvent(
  trx: Write,
  { id }: { id: string },
  event: Exclude<LeadEvent, 'lead.erased'>,
  now: number,
): Promise<void> {
  const targets = await trx
    .selectFrom('delivery_target')
    .select(['name', 'kind', 'gone_at'])
    .where('active', '=', 1)
    .orderBy('name')
    .execute()
  if (targets.length === 0) return
  await holdEvents(trx, [id], now)
  const row = await trx.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || row.erased_at !== null || row.phone === '') return
  await append(trx, targets, { event, lead: toLeadRecord(row) }, row.spam, now)
}

/**
 * Tells every target that may know of these leads that they are erased, and takes everything personal about them out of
 * the outbox. Call it in the transaction that erases.
 */
export async function enqueueErased(trx: Write, leadIds: readonly string[], now: number): Promise<void> {
  if (leadIds.length === 0) return
  await holdEvents(trx, leadIds, now)
  for (const id of leadIds) {
    const targets = await trx
      .selectFrom('delivery')
      .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
      .select(['delivery_target.name', 'delivery_target.kind', 'delivery_target.gone_at'])
      .distinct()
      .where('delivery.lead_id', '=', id)
      .where('delivery.tried_at', 'is not', null)
      .orderBy('delivery_target.name')
      .execute()
    const told = await trx
      .selectFrom('delivery')
      .select('id')
      .where('lead_id', '=', id)
      .where('event', '=', 'lead.erased')
      .executeTakeFirst()
    // A claim stays as it is: what is being sent at this moment must arrive before the news of the erasure.
    await trx
      .updateTable('delivery')
      .set({ state: 'dropped', payload: null })
      .where('lead_id', '=', id)
      .where('event', '!=', 'lead.erased')
      .where('state', 'in', ['pending', 'dead'])
      .execute()
    if (told === undefined) await append(trx, targets, { event: 'lead.erased', lead: { id } }, 0, now)
  }
}

/** The first event of a lead that comes from elsewhere, or `lead.verified` when it is known and its code proved right. */
export async function enqueueTaken(
  trx: Write,
  lead: { id: string },
  { isVerified }: { isVerified: boolean },
  now: number,
): Promise<void> {
  await holdEvents(trx, [lead.id], now)
  const known = await trx
    .selectFrom('delivery')
    .select('id')
    .where('lead_id', '=', lead.id)
    .limit(1)
    .executeTakeFirst()
  if (known === undefined) return enqueueEvent(trx, lead, 'lead.created', now)
  if (isVerified) return enqueueEvent(trx, lead, 'lead.verified', now)
}

/** The events of one lead get their numbers one after the other, whichever process they come from. */
const holdEvents = (trx: Write, leadIds: readonly string[], now: number) =>
  holdBuckets(
    trx,
    leadIds.map((id) => `events:${id}`),
    now,
  )

type Receiver = { name: string; kind: TargetKind; gone_at: number | null }

async function append(
  trx: Write,
  targets: readonly Receiver[],
  subject: Subject,
  spam: number,
  now: number,
): Promise<void> {
  const eventId = timeId(now)
  for (const { name, kind, gone_at } of targets) {
    const last = await trx
      .selectFrom('delivery')
      .select(['seq', 'state'])
      .where('lead_id', '=', subject.lead.id)
      .where('target', '=', name)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    // Behind a dead row nothing goes out, so it shares its fate: shown by `status`, revived by `retry`.
    const isStuck = gone_at !== null || last?.state === 'dead'
    await trx
      .insertInto('delivery')
      .values({
        id: timeId(now),
        event_id: eventId,
        event: subject.event,
        lead_id: subject.lead.id,
        target: name,
        seq: (last?.seq ?? 0) + 1,
        spam,
        payload: messageBody(kind, subject, now),
        state: isStuck ? 'dead' : 'pending',
        attempts: 0,
        next_at: now,
        claimed_until: null,
        tried_at: null,
        created_at: now,
        done_at: null,
      })
      .execute()
  }
}

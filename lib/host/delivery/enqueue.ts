import { timeId } from '@/lib/host/id'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import type { LeadEvent, TargetKind } from '@/lib/host/store/tables'
import { defaultOffice } from '@/lib/leads/routing/rules'
import { conversionKinds } from './types'

/**
 * Queues a new lead for every target, in the transaction that stores it. What is sent is written at the first try, see
 * `claimNext`, so that the visitor waits for none of it.
 */
export async function enqueueCreated(
  trx: Write,
  { lead, event, spam, office }: { lead: string; event: string; spam: number; office: string },
  now: number,
): Promise<void> {
  const targets = listenersOf(await activeTargets(trx), office)
  if (targets.length === 0) return
  const rows = targets.map(({ name, gone_at }) => ({
    ...untried,
    id: `${event}:${name}`,
    event_id: event,
    event: 'lead.created' as const,
    lead_id: lead,
    target: name,
    seq: 1,
    spam,
    payload: null,
    state: gone_at === null ? ('pending' as const) : ('dead' as const),
    next_at: now,
    created_at: now,
  }))
  await trx.insertInto('delivery').values(rows).execute()
}

/**
 * Queues a later event of a lead for every target, in the transaction that made it happen. Nothing happens for a lead that is
 * gone or erased. That a lead is overdue is news for people only.
 */
export async function enqueueEvent(
  trx: Write,
  { id, event }: { id: string; event: Exclude<LeadEvent, 'lead.erased'> },
  now: number,
): Promise<void> {
  const active = await activeTargets(trx)
  if (active.length === 0) return
  await lockEvents(trx, [id])
  const row = await trx
    .selectFrom('lead')
    .select(['spam', 'erased_at', 'office'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined || row.erased_at !== null) return
  const listeners = [...listenersOf(active, row.office), ...(await formerListeners(trx, id, active))]
  const told = [...new Set(listeners)]
  const targets = event === 'lead.overdue' ? told.filter(({ kind }) => kind !== 'webhook') : told
  await append(trx, { targets, event, leadId: id, spam: row.spam }, now)
}

/**
 * Tells a lead's office of it that has just got it from another one: its robots that the time is over, its webhooks the whole lead.
 * Those who had it hear that it is overdue too.
 */
export async function enqueueHandedOver(trx: Write, id: string, now: number): Promise<void> {
  const active = await activeTargets(trx)
  await lockEvents(trx, [id])
  const { spam, office } = await trx
    .selectFrom('lead')
    .select(['spam', 'office'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const known = await formerListeners(trx, id, active)
  const fresh = listenersOf(active, office).filter((target) => !known.includes(target))
  const webhooks = fresh.filter(({ kind }) => kind === 'webhook')
  const robots = [...known, ...fresh].filter(({ kind }) => kind !== 'webhook')
  await append(trx, { targets: webhooks, event: 'lead.created', leadId: id, spam }, now)
  await append(trx, { targets: robots, event: 'lead.overdue', leadId: id, spam }, now)
}

/**
 * Tells every target that may know of these leads that they are erased, and takes everything personal about them out of
 * the queue. Call it in the transaction that erases.
 */
export async function enqueueErased(trx: Write, leadIds: readonly string[], now: number): Promise<void> {
  if (leadIds.length === 0) return
  await lockEvents(trx, leadIds)
  for (const id of leadIds) {
    const targets = await trx
      .selectFrom('delivery')
      .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
      .select(['delivery_target.name', 'delivery_target.kind', 'delivery_target.gone_at'])
      .distinct()
      .where('delivery.lead_id', '=', id)
      .where('delivery.tried_at', 'is not', null)
      .where('delivery_target.kind', 'not in', untold)
      .orderBy('delivery_target.name')
      .execute()
    const lead = await trx.selectFrom('lead').select('spam_reason').where('id', '=', id).executeTakeFirst()
    // A group need not hear that a test is over: it would read that a person wants to be forgotten.
    const isCheck = lead?.spam_reason?.split(',').includes('check') ?? false
    const listeners = isCheck ? targets.filter(({ kind }) => kind === 'webhook') : targets
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
      .where('state', 'in', ['pending', 'asked', 'dead'])
      .execute()
    if (told === undefined) {
      await append(trx, { targets: listeners, event: 'lead.erased', leadId: id, spam: 0 }, now)
    }
  }
}

/** The first event of a lead that comes from elsewhere, or `lead.verified` when it is known and its code proved right. */
export async function enqueueTaken(
  trx: Write,
  { id, isVerified }: { id: string; isVerified: boolean },
  now: number,
): Promise<void> {
  await lockEvents(trx, [id])
  const known = await trx
    .selectFrom('delivery')
    .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
    .select('delivery.id')
    .where('delivery.lead_id', '=', id)
    .where('delivery_target.kind', 'not in', untold)
    .limit(1)
    .executeTakeFirst()
  if (known === undefined) return enqueueEvent(trx, { id, event: 'lead.created' }, now)
  if (isVerified) return enqueueEvent(trx, { id, event: 'lead.verified' }, now)
}

/**
 * Who hears of no events. The upstream gets the lead itself, once, and its contract has no call for an erasure: there its operator
 * erases. A platform is told of no person at all, see `enqueueConversion`.
 */
const untold: TargetKind[] = ['upstream', ...conversionKinds]

/** Whom events are told to. */
const activeTargets = (trx: Write) =>
  trx
    .selectFrom('delivery_target')
    .select(['name', 'kind', 'gone_at', 'office'])
    .where('active', '>', 0)
    .where('kind', 'not in', untold)
    .orderBy('name')
    .execute()

type Listener = Awaited<ReturnType<typeof activeTargets>>[number]

/** Who hears of a lead of this office. Where the office has no robot of its own, those of the default office say whose it is. */
function listenersOf(active: readonly Listener[], owner: string): Listener[] {
  const own = active.filter(({ office }) => office === null || office === owner)
  if (own.some(({ kind }) => kind !== 'webhook')) return own
  return [
    ...own,
    ...active.filter(
      ({ office, kind }) => office === defaultOffice && kind !== 'webhook' && owner !== office,
    ),
  ]
}

/** Who was told of a lead before, as its office or for it. */
async function formerListeners(trx: Write, id: string, active: readonly Listener[]): Promise<Listener[]> {
  const told = await trx
    .selectFrom('delivery')
    .select('target')
    .distinct()
    .where('lead_id', '=', id)
    .where('event', '!=', 'lead.erased')
    .execute()
  return active.filter(({ name }) => told.some(({ target }) => target === name))
}

/** The events of one lead get their numbers one after the other, whichever process they come from. */
export const lockEvents = (trx: Write, leadIds: readonly string[]) =>
  lockNames(
    trx,
    leadIds.map((id) => `events:${id}`),
  )

const untried = { attempts: 0, claimed_until: null, tried_at: null, done_at: null }

type Message = {
  targets: readonly { name: string; kind: TargetKind; gone_at: number | null }[]
  event: LeadEvent
  leadId: string
  spam: number
}

async function append(trx: Write, { targets, event, leadId, spam }: Message, now: number): Promise<void> {
  const eventId = timeId(now)
  for (const { name, gone_at } of targets) {
    const last = await trx
      .selectFrom('delivery')
      .select(['seq', 'state'])
      .where('lead_id', '=', leadId)
      .where('target', '=', name)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    // Behind a dead row nothing goes out, so it shares its fate: shown by `status`, revived by `retry`.
    const isStuck = gone_at !== null || last?.state === 'dead'
    await trx
      .insertInto('delivery')
      .values({
        ...untried,
        id: timeId(now),
        event_id: eventId,
        event,
        lead_id: leadId,
        target: name,
        seq: (last?.seq ?? 0) + 1,
        spam,
        payload: null,
        state: isStuck ? 'dead' : 'pending',
        next_at: now,
        created_at: now,
      })
      .execute()
  }
}

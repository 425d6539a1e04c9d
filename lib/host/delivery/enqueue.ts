import { timeId } from '@/lib/host/id'
import { lockNames } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import type { LeadEvent, TargetKind } from '@/lib/host/store/tables'
import { defaultOffice } from '@/lib/leads/routing/rules'

/**
 * Queues a new lead for every target, in the transaction that stores it. The message itself is written at the first attempt (see
 * `claimNext`), so that the visitor does not wait for it.
 */
export async function enqueueCreated(
  trx: Write,
  { lead, event, spam, office }: { lead: string; event: string; spam: number; office: string },
  now: number,
): Promise<void> {
  const targets = targetsOf(await activeTargets(trx), office)
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
 * Queues a later event of a lead for every target, in the transaction that caused it. Does nothing for a deleted or erased lead. An
 * overdue lead is reported to robots only.
 */
export async function enqueueEvent(
  trx: Write,
  { id, event }: { id: string; event: Exclude<LeadEvent, 'lead.erased' | 'lead.handed'> },
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
  const receivers = [...targetsOf(active, row.office), ...(await formerTargets(trx, id, active))]
  const told = [...new Set(receivers)]
  const targets = event === 'lead.overdue' ? told.filter(({ kind }) => kind !== 'webhook') : told
  await append(trx, { targets, event, leadId: id, spam: row.spam }, now)
}

/**
 * Informs an office of a lead that was handed over to it: its robots get a notice that the time has passed, its webhooks get the whole
 * lead. The former receivers also learn that the lead is overdue.
 */
export async function enqueueHandedOver(trx: Write, id: string, now: number): Promise<void> {
  const { known, fresh, message } = await receiversOf(trx, id)
  await append(trx, { ...message, targets: fresh.filter(isWebhook), event: 'lead.created' }, now)
  const robots = [...known, ...fresh].filter((target) => !isWebhook(target))
  await append(trx, { ...message, targets: robots, event: 'lead.overdue' }, now)
}

/**
 * Informs an office of a lead that a consultant gave to it or to somebody there: its robots get a notice, its webhooks the lead, and
 * webhooks that have it already learn of the change.
 */
export async function enqueueHanded(trx: Write, id: string, now: number): Promise<void> {
  const { known, own, fresh, message } = await receiversOf(trx, id)
  await append(trx, { ...message, targets: fresh.filter(isWebhook), event: 'lead.created' }, now)
  await append(trx, { ...message, targets: known.filter(isWebhook), event: 'lead.updated' }, now)
  const robots = own.filter((target) => !isWebhook(target))
  await append(trx, { ...message, targets: robots, event: 'lead.handed' }, now)
}

/** The targets that have this lead, those of its office, and those of its office that do not have it yet; its later events wait. */
async function receiversOf(trx: Write, id: string) {
  const active = await activeTargets(trx)
  await lockEvents(trx, [id])
  const { spam, office } = await trx
    .selectFrom('lead')
    .select(['spam', 'office'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const known = await formerTargets(trx, id, active)
  const own = targetsOf(active, office)
  return { known, own, fresh: own.filter((target) => !known.includes(target)), message: { leadId: id, spam } }
}

const isWebhook = ({ kind }: { kind: TargetKind }) => kind === 'webhook'

/**
 * Informs every target that may have these leads of their erasure, and removes all personal data about them from the queue. Call it in
 * the transaction that erases.
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
      .where('delivery_target.kind', '!=', 'upstream')
      .orderBy('delivery_target.name')
      .execute()
    const lead = await trx.selectFrom('lead').select('spam_reason').where('id', '=', id).executeTakeFirst()
    // A group gets no message about the erasure of a test lead: its readers would think that a person asked for erasure.
    const isCheck = lead?.spam_reason?.split(',').includes('check') ?? false
    const receivers = isCheck ? targets.filter(({ kind }) => kind === 'webhook') : targets
    const told = await trx
      .selectFrom('delivery')
      .select('id')
      .where('lead_id', '=', id)
      .where('event', '=', 'lead.erased')
      .executeTakeFirst()
    // Claimed rows are not changed: a message that is being sent now must arrive before the message about the erasure.
    await trx
      .updateTable('delivery')
      .set({ state: 'dropped', payload: null })
      .where('lead_id', '=', id)
      .where('event', '!=', 'lead.erased')
      .where('state', 'in', ['pending', 'asked', 'dead'])
      .execute()
    if (told === undefined) {
      await append(trx, { targets: receivers, event: 'lead.erased', leadId: id, spam: 0 }, now)
    }
  }
}

/**
 * Queues the first event of a lead that was first sent elsewhere, or `lead.verified` when its event is queued already and its code proved
 * right.
 */
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
    .where('delivery_target.kind', '!=', 'upstream')
    .limit(1)
    .executeTakeFirst()
  if (known === undefined) return enqueueEvent(trx, { id, event: 'lead.created' }, now)
  if (isVerified) return enqueueEvent(trx, { id, event: 'lead.verified' }, now)
}

/**
 * The targets that get events. The upstream gets the lead itself, once, and its contract has no operation for an erasure: its operator
 * must erase there.
 */
const activeTargets = (trx: Write) =>
  trx
    .selectFrom('delivery_target')
    .select(['name', 'kind', 'gone_at', 'office'])
    .where('active', '=', 1)
    .where('kind', '!=', 'upstream')
    .orderBy('name')
    .execute()

type ActiveTarget = Awaited<ReturnType<typeof activeTargets>>[number]

/**
 * The targets for a lead of this office. When the office has no robot, the robots of the default office get the notice, which names the
 * owner.
 */
function targetsOf(active: readonly ActiveTarget[], owner: string): ActiveTarget[] {
  const own = active.filter(({ office }) => office === null || office === owner)
  if (own.some(({ kind }) => kind !== 'webhook')) return own
  return [
    ...own,
    ...active.filter(
      ({ office, kind }) => office === defaultOffice && kind !== 'webhook' && owner !== office,
    ),
  ]
}

/** The targets that already know of a lead. */
async function formerTargets(
  trx: Write,
  id: string,
  active: readonly ActiveTarget[],
): Promise<ActiveTarget[]> {
  const told = await trx
    .selectFrom('delivery')
    .select('target')
    .distinct()
    .where('lead_id', '=', id)
    .where('event', '!=', 'lead.erased')
    .execute()
  return active.filter(({ name }) => told.some(({ target }) => target === name))
}

/** The events of one lead are numbered one after the other, even when they come from several processes. */
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
    // Rows after a dead row cannot be sent, so a new row is dead too: `status` lists it and `retry` revives it.
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

import { Explained } from '@/lib/core/explained'
import { shanghaiTime } from '@/lib/core/time'
import { enqueueHanded } from '@/lib/host/delivery/enqueue'
import { timeId } from '@/lib/host/id'
import { touchCard } from '@/lib/host/leads/cards/card'
import { toTime } from '@/lib/host/store/lead-record'
import type { Write } from '@/lib/host/store/store'
import { type Handover, type Owner, ownerText } from '@/lib/leads/handover'
import type { Routing } from '@/lib/leads/routing/rules'

/** A hand-over that is refused; the message is for people. */
export class HandoverFault extends Explained {}

type HandoverRequest = { id: string; to: Owner; by: string; reason: string }

/**
 * Gives a lead to another office or to one of its consultants. The new owner has the promised minutes to look at it, from now on. The
 * caller holds the lock `call:<id>`. Returns false when it belongs to this owner already.
 * @throws HandoverFault when there is no such owner or no such lead
 */
export async function handOverLead(
  trx: Write,
  { request: { id, to, by, reason }, routing }: { request: HandoverRequest; routing: Routing },
  now: number,
): Promise<boolean> {
  checkOwner(routing, to)
  const lead = await trx
    .selectFrom('lead')
    .select(['office', 'person', 'office_reason', 'card_id'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (lead === undefined) throw new HandoverFault(`没有编号是 ${id} 的线索，或资料已清空`)
  if (lead.office === to.office && lead.person === to.person) return false
  const said = `${shanghaiTime(new Date(now))} ${by}由${ownerText(lead)}转给${ownerText(to)}：${reason}`
  await trx
    .updateTable('lead')
    .set({
      ...to,
      office_reason: lead.office_reason === null ? said : `${lead.office_reason}；${said}`,
      office_next: null,
      office_at: now,
      overdue_at: null,
      handed_at: now,
      handed_by: by,
    })
    .where('id', '=', id)
    .execute()
  await noteHandover(trx, { id, from: lead, to, by, reason }, now)
  if (lead.card_id !== null) await touchCard(trx, lead.card_id, now)
  await enqueueHanded(trx, id, now)
  return true
}

function checkOwner({ offices }: Routing, { office, person }: Owner): void {
  const known = offices.get(office)
  if (known === undefined) {
    throw new HandoverFault(`没有“${office}”这个办公室，现有 ${[...offices.keys()].join('、')}`)
  }
  const people = known.people.map(({ name }) => name)
  // An office whose rules name nobody may have any consultant.
  if (person === null || people.length === 0 || people.includes(person)) return
  throw new HandoverFault(`${office}没有叫“${person}”的顾问，现有 ${people.join('、')}`)
}

/** Adds one step to the chain of a lead. `by` is null for the rule about leads that nobody looked at. */
export async function noteHandover(
  trx: Write,
  { id, from, to, by, reason }: { id: string; from: Owner; to: Owner; by: string | null; reason: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('lead_handover')
    .values({
      id: timeId(now),
      lead_id: id,
      at: now,
      by,
      from_office: from.office,
      from_person: from.person,
      to_office: to.office,
      to_person: to.person,
      reason,
    })
    .execute()
}

/** Most steps that are shown. */
const shownSteps = 50

/** The steps of a lead, the oldest first. */
export async function handoversOf(trx: Pick<Write, 'selectFrom'>, id: string): Promise<Handover[]> {
  const rows = await trx
    .selectFrom('lead_handover')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownSteps)
    .execute()
  return rows.reverse().map((row) => ({
    at: toTime(row.at),
    by: row.by,
    from: ownerText({ office: row.from_office, person: row.from_person }),
    to: ownerText({ office: row.to_office, person: row.to_person }),
    reason: row.reason,
  }))
}

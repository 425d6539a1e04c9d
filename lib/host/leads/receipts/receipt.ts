import { maskPhone } from '@/lib/core/phone'
import { enqueueEvent } from '@/lib/host/delivery/enqueue'
import { phoneLock, touchCard } from '@/lib/host/leads/cards/card'
import { eraseEvent, erasePerson } from '@/lib/host/leads/cards/erase'
import { audit } from '@/lib/host/store/audit'
import { toTime } from '@/lib/host/store/lead-record'
import { lockNames } from '@/lib/host/store/limits'
import { codeHash } from '@/lib/host/store/secret'
import type { Store, Write } from '@/lib/host/store/store'
import type { LeadRow } from '@/lib/host/store/tables'
import {
  type CallSlot,
  type Contact,
  maskName,
  type Receipt,
  type ReceiptAction,
  type ReceiptRequest,
} from '@/lib/leads/receipt'

type Found = { lead: LeadRow; isProven: boolean; expiresAt: number }

/** The event for a code; null when the code is unknown or has expired. */
export async function findReceipt(
  db: Pick<Write, 'selectFrom'>,
  code: string,
  now: number,
): Promise<Found | null> {
  const row = await db
    .selectFrom('receipt')
    .select(['lead_id', 'proven', 'expires_at'])
    .where('code_hash', '=', codeHash(code))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  const lead = await db.selectFrom('lead').selectAll().where('id', '=', row.lead_id).executeTakeFirst()
  if (lead === undefined) return null
  return { lead, isProven: row.proven === 1, expiresAt: Number(row.expires_at) }
}

/** The data of an event that its receipt shows. */
export function toReceipt({ lead, isProven, expiresAt }: Found): Receipt {
  return {
    reference: referenceOf(lead.id),
    name: lead.name === null ? null : maskName(lead.name),
    phone: lead.phone === '' ? null : maskPhone(lead.phone),
    source: lead.source,
    verified: lead.verified === 1,
    created_at: toTime(lead.created_at),
    expires_at: toTime(expiresAt),
    contact: lead.contact,
    slot: lead.call_slot ?? 'any',
    scope: isProven ? 'person' : 'event',
    erased_at: lead.erased_at === null ? null : toTime(lead.erased_at),
  }
}

/** The end of the id, which is random, in a form that is easy to say on the telephone. */
export const referenceOf = (id: string) => id.slice(-8).toUpperCase()

/**
 * Carries out the action of a receipt's holder. A receipt given for a confirmed phone applies to the whole card; any other only to its
 * own event, because a visitor can type another person's number and must not be able to stop contact with that person or erase that
 * person's leads.
 * @returns `unknown` when there is no such receipt; `gone` when its data are erased already
 */
export async function carryOut(
  store: Store,
  request: ReceiptRequest,
  sender: { address: string },
  now: number,
): Promise<'done' | 'unknown' | 'gone'> {
  const known = await findReceipt(store.db, request.receipt, now)
  if (known === null) return 'unknown'
  const { phone } = known.lead
  return store.write(async (trx) => {
    await lockNames(trx, [phoneLock(store.secret, phone)])
    const found = await findReceipt(trx, request.receipt, now)
    // Checked again: the data may have been erased while this request waited for the lock.
    if (found === null || found.lead.erased_at !== null) return 'gone'
    const { lead, isProven } = found
    const leads =
      request.action === 'erase'
        ? await (isProven ? erasePerson(trx, lead.phone, now) : eraseEvent(trx, lead, now))
        : await note(trx, found, wishOf(request.action, request.slot), now)
    const detail = { lead: lead.id, action: request.action, leads }
    await audit(trx, { actor: 'receipt', action: 'receipt', detail, address: sender.address }, now)
    return 'done'
  })
}

type Wish = { contact: Contact; call_slot?: CallSlot }

/** A visitor who chooses a time wants to be telephoned. */
function wishOf(action: Exclude<ReceiptAction, 'erase'>, slot: CallSlot = 'any'): Wish {
  return action === 'time' ? { contact: 'call', call_slot: slot } : { contact: action }
}

async function note(trx: Write, { lead, isProven }: Found, wish: Wish, now: number): Promise<string[]> {
  const meant = trx
    .updateTable('lead')
    .set({ ...wish, contact_at: now })
    .where('erased_at', 'is', null)
    .returning('id')
  const rows = await (isProven
    ? meant.where('phone', '=', lead.phone)
    : meant.where('id', '=', lead.id)
  ).execute()
  if (lead.card_id !== null) await touchCard(trx, lead.card_id, now)
  const ids = rows.map((row) => row.id).sort()
  for (const id of ids) await enqueueEvent(trx, { id, event: 'lead.updated' }, now)
  return ids
}

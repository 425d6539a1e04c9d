import type { LeadRecord } from '@/lib/contract/lead-records'
import { chatsOf, type LeadChat } from '@/lib/host/chat/transcripts'
import { audit } from '@/lib/host/store/audit'
import { toLeadRecord, toTime } from '@/lib/host/store/lead-record'
import { lockNames } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { phoneLock } from './card'
import { erasePerson } from './erase'

/** The newest leads first. */
export async function listLeads(store: Store, limit: number): Promise<LeadRecord[]> {
  const rows = await store.db
    .selectFrom('lead')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toLeadRecord)
}

export type PersonalData = {
  cards: { id: string; phone: string | null; created_at: string; last_at: string }[]
  chats: LeadChat[]
  /** Oldest first. */
  events: LeadRecord[]
  /** Without their codes, which are not stored. */
  receipts: { lead: string; created_at: string; expires_at: string }[]
  /** Messages that are or were to be sent elsewhere. `payload` is the body to send; null once it need not be sent any more. */
  deliveries: { lead: string; to: string; event: string; state: string; payload: string | null }[]
}

/** Everything stored about one phone, or about all. Writes an audit row. */
export async function exportPersonalData(
  store: Store,
  phone: string | null,
  now: number,
): Promise<PersonalData> {
  return store.write(async (trx) => {
    const detail = { scope: phone === null ? 'all' : 'phone' }
    await audit(trx, { actor: 'cli', action: 'export', detail }, now)
    const ids = () => {
      const leads = trx.selectFrom('lead').select('lead.id')
      return phone === null ? leads : leads.where('lead.phone', '=', phone)
    }
    const cards = trx.selectFrom('card').selectAll().orderBy('created_at').orderBy('id')
    const events = await trx
      .selectFrom('lead')
      .selectAll()
      .where('id', 'in', ids())
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const receipts = await trx
      .selectFrom('receipt')
      .selectAll()
      .where('lead_id', 'in', ids())
      .orderBy('created_at')
      .execute()
    const found = await (phone === null ? cards : cards.where('phone', '=', phone)).execute()
    return {
      cards: found.map(({ id, phone, created_at, last_at }) => ({
        ...{ id, phone },
        created_at: toTime(created_at),
        last_at: toTime(last_at),
      })),
      chats: await chatsOf(trx, phone),
      events: events.map(toLeadRecord),
      receipts: receipts.map((row) => ({
        lead: row.lead_id,
        created_at: toTime(row.created_at),
        expires_at: toTime(row.expires_at),
      })),
      deliveries: await listDeliveries(trx, ids),
    }
  })
}

async function listDeliveries(
  trx: Write,
  ids: () => ReturnType<typeof leadIds>,
): Promise<PersonalData['deliveries']> {
  const pushed = await trx
    .selectFrom('delivery')
    .select(['lead_id', 'target', 'event', 'state', 'payload'])
    .where('lead_id', 'in', ids())
    .orderBy('created_at')
    .orderBy('seq')
    .execute()
  return pushed.map(({ lead_id, target, event, state, payload }) => ({
    lead: lead_id,
    to: target,
    event,
    state,
    payload,
  }))
}

const leadIds = (trx: Write) => trx.selectFrom('lead').select('lead.id')

/** Removes a person's data and sends the erasure to every target that got the person's leads. Returns the number of events. */
export async function eraseLeads(store: Store, phone: string, now: number): Promise<number> {
  return store.write(async (trx) => {
    await lockNames(trx, [phoneLock(store.secret, phone)])
    const leads = await erasePerson(trx, phone, now)
    await audit(trx, { actor: 'cli', action: 'erase', detail: { leads } }, now)
    return leads.length
  })
}

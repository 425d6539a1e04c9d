import { audit } from '@/lib/host/store/audit'
import type { Store } from '@/lib/host/store/store'
import { type LeadRecord, toLeadRecord } from './record'

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

/** Everything stored about one phone, or about everybody; oldest first. Leaves an audit row. */
export async function exportLeads(store: Store, phone: string | null, now: number): Promise<LeadRecord[]> {
  return store.write(async (trx) => {
    const detail = { scope: phone === null ? 'all' : 'phone' }
    await audit(trx, { actor: 'cli', action: 'export', detail }, now)
    const all = trx.selectFrom('lead').selectAll().orderBy('created_at').orderBy('id')
    const rows = await (phone === null ? all : all.where('phone', '=', phone)).execute()
    return rows.map(toLeadRecord)
  })
}

/**
 * Takes a person out of the store. The rows stay, blank, so that counts still add up; blanked leads are done with and
 * reach no consultant. Returns how many leads there were.
 */
export async function eraseLeads(store: Store, phone: string, now: number): Promise<number> {
  return store.write(async (trx) => {
    const rows = await trx
      .updateTable('lead')
      .set({
        name: null,
        phone: '',
        fields: '{}',
        linkurl: null,
        address: null,
        acked_at: now,
        // The form's key can be a source that a visitor made up.
        form: '',
        source: null,
        test: null,
      })
      .where('phone', '=', phone)
      .returning('id')
      .execute()
    await trx.deleteFrom('dedupe').where('phone', '=', phone).execute()
    await trx.deleteFrom('request').where('phone', '=', phone).execute()
    await trx.deleteFrom('sms_code').where('phone', '=', phone).execute()
    if (rows.length > 0) {
      const ids = rows.map((row) => row.id)
      await trx
        .updateTable('outbox')
        .set({ state: 'done', claimed_until: null, payload: null })
        .where('lead_id', 'in', ids)
        .execute()
    }
    await audit(trx, { actor: 'cli', action: 'erase', detail: { leads: rows.map((row) => row.id) } }, now)
    return rows.length
  })
}

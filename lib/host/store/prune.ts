import { day, shanghaiDate } from '@/lib/core/time'
import { pruneDeliveries } from '@/lib/host/delivery/operations'
import { chatRetentionDays } from '@/lib/leads/chat'
import { audit } from './audit'
import { settleExpiries } from './settle-expiries'
import type { Store } from './store'

type Pruned = { leads: number }

const auditDays = 365
/** Editors compare a season with the last one. */
const searchDays = 400

/**
 * Deletes data whose retention has ended: leads, conversations without a lead, codes after a day, counters and keys that are no longer in
 * use.
 */
export async function prune(store: Store, retentionDays: number, now: number): Promise<Pruned> {
  return store.write(async (trx) => {
    await settleExpiries(trx, now)
    const gone = await trx
      .deleteFrom('lead')
      .where('created_at', '<=', now - retentionDays * day)
      .executeTakeFirst()
    // The leads are checked too, because a card may get a new lead at this moment.
    await trx
      .deleteFrom('card')
      .where('last_at', '<=', now - retentionDays * day)
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('lead').select('lead.id').whereRef('lead.card_id', '=', 'card.id')),
        ),
      )
      .execute()
    await trx.deleteFrom('receipt').where('expires_at', '<=', now).execute()
    await trx.deleteFrom('lead_link').where('expires_at', '<=', now).execute()
    await trx.deleteFrom('chat_link').where('expires_at', '<=', now).execute()
    await trx
      .deleteFrom('chat')
      .where('lead_id', 'is', null)
      .where('last_at', '<=', now - chatRetentionDays * day)
      .execute()
    await trx.deleteFrom('page_key').where('expires_at', '<=', now).execute()
    await pruneDeliveries(trx, retentionDays, now)
    await trx.deleteFrom('dedupe').where('until', '<=', now).execute()
    await trx
      .deleteFrom('request')
      .where('at', '<=', now - day)
      .execute()
    await trx
      .deleteFrom('sms_code')
      .where('created_at', '<=', now - day)
      .execute()
    await trx
      .deleteFrom('limit_event')
      .where('at', '<=', now - day)
      .execute()
    await trx
      .deleteFrom('acceptance')
      .where('at', '<=', now - retentionDays * day)
      .execute()
    await trx
      .deleteFrom('missed_search')
      .where('day', '<', shanghaiDate(new Date(now - searchDays * day)))
      .execute()
    await trx
      .deleteFrom('audit')
      .where('at', '<=', now - auditDays * day)
      .execute()
    const leads = Number(gone.numDeletedRows)
    if (leads > 0)
      await audit(trx, { actor: 'system', action: 'prune', detail: { leads, retentionDays } }, now)
    return { leads }
  })
}

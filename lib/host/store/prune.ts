import { day, hour, minute, shanghaiDate } from '@/lib/core/time'
import { pruneDeliveries } from '@/lib/host/delivery/operations'
import { chatRetentionDays } from '@/lib/leads/chat'
import { audit } from './audit'
import { clockSkew } from './lease'
import type { Store, Write } from './store'

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

/** The longest that a row of each table may still be valid, in ms. */
export const longestValid = {
  receipt: 30 * day,
  lead_link: 168 * hour,
  chat_link: 168 * hour,
  page_key: 180 * day,
  sms_code: 10 * minute,
} as const

/**
 * What was issued while the clock was ahead would be valid until that time comes again. Such a row is valid from now on for as long as a
 * new one: so no link lives for ever, and no holder loses one early. Nobody may then stay locked out either: see `claimForm` for forms
 * and `settleEvents` for limits.
 */
async function settleExpiries(trx: Write, now: number): Promise<void> {
  for (const [table, longest] of Object.entries(longestValid) as [keyof typeof longestValid, number][]) {
    await trx
      .updateTable(table)
      .set({ expires_at: now + longest })
      .where('expires_at', '>', now + longest + clockSkew)
      .execute()
  }
  // A conversation is kept for some time after its last message.
  await trx
    .updateTable('chat')
    .set({ last_at: now })
    .where('last_at', '>', now + clockSkew)
    .execute()
}

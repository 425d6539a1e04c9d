import { day, hour, minute } from '@/lib/core/time'
import { clockSkew } from './lease'
import type { Write } from './store'

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
export async function settleExpiries(trx: Write, now: number): Promise<void> {
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

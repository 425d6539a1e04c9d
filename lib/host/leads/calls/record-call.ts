import { minute } from '@/lib/core/time'
import { timeId } from '@/lib/host/id'
import { touchCard } from '@/lib/host/leads/cards/card'
import type { Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { settlingOutcomes } from '@/lib/leads/call-outcome'
import { markOpened } from './opened'

/** A result to be recorded. `at`: when the telephone call was; null: now, and the same result within a minute is a repetition. */
export type NewCall = Pick<Tables['lead_call'], 'caller' | 'outcome' | 'note'> & {
  lead: { id: string; card_id: string | null }
  at: number | null
}

/**
 * Records the result of one telephone call, with everything that follows from it: the lead was seen, is settled, the card has changed.
 * The caller holds the lock `call:<id>`. Returns false when this result is recorded already.
 */
export async function recordCall(
  trx: Write,
  { lead: { id, card_id }, caller, outcome, note, at }: NewCall,
  now: number,
): Promise<boolean> {
  await markOpened(trx, { ids: [id], by: caller }, at ?? now)
  const call = { lead_id: id, caller, outcome, note }
  if (await isRecorded(trx, call, at === null ? { after: now - minute } : { at })) return false
  await trx
    .insertInto('lead_call')
    .values({ id: timeId(now), at: at ?? now, ...call })
    .execute()
  if (settlingOutcomes.includes(outcome)) {
    await trx
      .updateTable('lead')
      .set({ acked_at: now })
      .where('id', '=', id)
      .where('acked_at', 'is', null)
      .execute()
  }
  if (card_id !== null) await touchCard(trx, card_id, now)
  return true
}

/** Whether this is a double press, or a request sent again because its answer was lost. */
async function isRecorded(
  trx: Write,
  { lead_id, caller, outcome, note }: Omit<Tables['lead_call'], 'id' | 'at'>,
  when: { at: number } | { after: number },
): Promise<boolean> {
  const same = trx
    .selectFrom('lead_call')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('caller', '=', caller)
    .where('outcome', '=', outcome)
    .where('note', note === null ? 'is' : '=', note)
    .limit(1)
  const found = 'at' in when ? same.where('at', '=', when.at) : same.where('at', '>', when.after)
  return (await found.executeTakeFirst()) !== undefined
}

import { enqueueEvent } from '@/lib/host/delivery/enqueue'
import { touchCard } from '@/lib/host/leads/cards/card'
import { audit } from '@/lib/host/store/audit'
import type { Write } from '@/lib/host/store/store'
import { spamColumns } from '@/lib/leads/spam'

/** `actor` is written to the audit. */
type Marking = { ids: readonly string[]; isSpam: boolean; actor: string; address?: string }

/** Marks leads as spam because a consultant judged so, or removes every mark. Returns the number of changed leads. */
export async function markSpam(
  trx: Write,
  { ids, isSpam, actor, address }: Marking,
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0
  const changed = await trx
    .updateTable('lead')
    .set(spamColumns(isSpam ? ['consultant'] : []))
    .where('id', 'in', ids)
    .where('spam', '=', isSpam ? 0 : 1)
    .where('erased_at', 'is', null)
    .returning(['id', 'card_id'])
    .execute()
  for (const { id, card_id } of changed) {
    if (card_id !== null) await touchCard(trx, card_id, now)
    await enqueueEvent(trx, { id, event: 'lead.updated' }, now)
  }
  const detail = { leads: changed.map(({ id }) => id), isSpam }
  await audit(trx, { actor, action: 'mark-spam', detail, ...(address !== undefined && { address }) }, now)
  return changed.length
}

import { bucketName } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'

/** The name of a lock. Only the holder may write leads of this phone. */
export const phoneLock = (secret: string, phone: string) => bucketName(secret, 'lead-phone', phone)

/**
 * Returns the id of the card of the person with this phone, creates it if there is none, and records the time of the new event. One
 * statement, so that two requests at the same time get the same card; it locks the card for this transaction.
 * @param id the id of the card if it is created
 */
export async function openCard(
  trx: Write,
  { id: newId, phone }: { id: string; phone: string },
  now: number,
): Promise<string> {
  const { id } = await trx
    .insertInto('card')
    .values({ id: newId, phone, created_at: now, last_at: now, changed_at: now, erased_at: null })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ last_at: now, changed_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records that the card has changed, and locks it for this transaction. */
export async function touchCard(trx: Write, id: string, now: number): Promise<void> {
  await trx.updateTable('card').set({ changed_at: now }).where('id', '=', id).execute()
}

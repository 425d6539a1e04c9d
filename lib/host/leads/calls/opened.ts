import type { Write } from '@/lib/host/store/store'

/** Records who opened these leads first. */
export async function markOpened(
  trx: Write,
  { ids, by }: { ids: readonly string[]; by: string },
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('lead')
    .set({ opened_at: now, opened_by: by })
    .where('id', 'in', ids)
    .where('opened_at', 'is', null)
    .execute()
}

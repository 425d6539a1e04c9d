import type { Store } from '@/lib/host/store/store'

/** The setting that holds the end time of the last backup, ms since 1970. */
const name = 'backup-at'

/** Records that a backup has just succeeded; the database itself cannot know that. */
export async function noteBackup(store: Store, now: number): Promise<void> {
  const value = String(now)
  await store.write((trx) =>
    trx
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  )
}

/** Age of the last backup in seconds; null when no backup was ever recorded. */
export async function backupAge({ db }: Pick<Store, 'db'>, now: number): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined ? null : Math.max(0, now - Number(row.value)) / 1000
}

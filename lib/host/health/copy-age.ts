import { sql } from 'kysely'
import type { Store } from '@/lib/host/store/store'

/** `backup`: the nightly copy with its history; `mirror`: the copy that is brought up to date every half minute. */
export const copies = ['backup', 'mirror'] as const
export type Copy = (typeof copies)[number]

/** The setting that holds the end time of the last copy, ms since 1970. */
const settingOf = (copy: Copy) => `${copy}-at`

/** Records that a copy has just succeeded; the database itself cannot know that. */
export async function noteCopy(store: Store, copy: Copy, now: number): Promise<void> {
  const value = String(now)
  await store.write((trx) =>
    trx
      .insertInto('setting')
      .values({ name: settingOf(copy), value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  )
}

/** Age of the last copy in seconds; null when none was ever recorded. */
export async function copyAge({ db }: Pick<Store, 'db'>, copy: Copy, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingOf(copy))
    .executeTakeFirst()
  return row === undefined ? null : Math.max(0, now - Number(row.value)) / 1000
}

/** Whether PostgreSQL's last attempt to archive its changes failed. False with SQLite, and where nothing is archived. */
export async function isArchiveFailing({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<boolean> {
  if (engine === 'sqlite') return false
  const { rows } = await sql<{ failing: boolean | null }>`
    select last_failed_time > coalesce(last_archived_time, '-infinity') as failing from pg_stat_archiver`.execute(
    db,
  )
  return rows[0]?.failing ?? false
}

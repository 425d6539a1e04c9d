import { type Kysely, sql } from 'kysely'
import type { StoreOpenError } from './errors'
import type { Write } from './store'
import { schema, type Tables } from './tables'

/** One change of the tables, see docs/database.md. */
type Step = (trx: Write) => Promise<unknown>

/** The changes since the first version, in order. A released one is never edited. */
const steps: readonly Step[] = []

type Options = {
  /** Called first, on engines that allow several writers at a time. */
  lock?: (trx: Write) => Promise<unknown>
  since?: readonly Step[]
}

/**
 * Makes the tables of a new database, or takes the steps that an existing one lacks, in one transaction. On SQLite its first statement
 * takes the write lock, so when several processes start at once, one of them does it and the others find it done.
 * @param earlier thrown when the tables were made before they had a version
 */
export async function migrate(
  db: Kysely<Tables>,
  earlier: StoreOpenError,
  { lock, since = steps }: Options = {},
): Promise<void> {
  const newest = since.length + 1
  await db.transaction().execute(async (trx) => {
    await lock?.(trx)
    const tables = (await trx.introspection.getTables()).map(({ name }) => name)
    if (!tables.includes('meta')) {
      if (tables.includes('lead')) throw earlier
      for (const statement of schema.split(';')) await sql.raw(statement).execute(trx)
      await trx.insertInto('meta').values({ version: newest }).execute()
    }
    const { version } = await trx.selectFrom('meta').select('version').executeTakeFirstOrThrow()
    for (const step of since.slice(version - 1)) await step(trx)
    if (version < newest) await trx.updateTable('meta').set({ version: newest }).execute()
  })
}

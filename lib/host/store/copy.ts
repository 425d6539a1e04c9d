import { existsSync } from 'node:fs'
import path from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { Explained } from '@/lib/core/explained'
import { isBusy, StoreOpenError } from './errors'
import { openStore } from './open-store'
import { secretSetting } from './postgres'
import { openConnection, toKyselyDatabase } from './sqlite'
import type { Store, Write } from './store'

/** A table with its number of rows in the old and in the new database: equal, otherwise the copy has failed. */
export type CopiedTable = { name: string; before: number; after: number }

type Rows = Kysely<Record<string, Record<string, unknown>>>

/** Rows of one statement: PostgreSQL takes 65,535 values, and the widest table has fewer than 60 columns. */
const batch = 1_000

/** Each database has these of its own. */
const own = new Set(['meta'])

/**
 * Copies everything from the SQLite database of a stopped site into an empty PostgreSQL database, in one transaction. The key of the
 * codes stays the same, so that links and receipts go on working.
 * @param source the data folder, and `CODE_SECRET` if the site has one
 * @param databaseUrl of the new database, which may have no tables yet
 * @throws Explained when the site is running, the new database has rows or other users, or the copy is not equal
 * @throws StoreOpenError when one of the two cannot be opened
 */
export async function copyToPostgres(
  source: { dataDir: string; codeSecret: string | undefined },
  databaseUrl: string,
): Promise<CopiedTable[]> {
  const file = path.resolve(source.dataDir, 'site.db')
  if (!existsSync(file)) throw new StoreOpenError(`没有数据库 ${file}，不需要复制`)
  const codeSecret = await bringUpToDate(source)
  const from = await openAlone(file)
  try {
    const target = await openStore({ dataDir: source.dataDir, databaseUrl, codeSecret })
    try {
      return await copyAll(from, target)
    } finally {
      await target.close()
    }
  } finally {
    await from.destroy()
  }
}

/** Takes the steps of this release, so that both databases have the same tables. Returns the key of the codes. */
async function bringUpToDate({ dataDir, codeSecret }: { dataDir: string; codeSecret: string | undefined }) {
  const store = await openStore({ dataDir, codeSecret })
  const { secret } = store
  await store.close()
  return secret
}

/** Opens the file for this process alone, until it is closed. Every process of a running site holds a shared lock. */
async function openAlone(file: string): Promise<Rows> {
  const connection = await openConnection(file, { alone: true }).catch((cause) => {
    throw isBusy(cause) ? new Explained('网站还在使用这个数据库：先停掉全部进程，再复制', { cause }) : cause
  })
  return new Kysely({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
}

async function copyAll(from: Rows, target: Store): Promise<CopiedTable[]> {
  const names = (await from.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !own.has(name))
  return target.write(async (trx) => {
    await claim(trx, names)
    // The start of the store has just stored the hash of its key; it is no part of the copy.
    const hashes = await trx.deleteFrom('setting').where('name', '=', secretSetting).returningAll().execute()
    await requireEmpty(trx, names)
    const ordered = sortByParents(names, await readParents(trx))
    const copied: CopiedTable[] = []
    for (const name of ordered) {
      let rows: Record<string, unknown>[] = []
      const insert = async () => {
        if (rows.length > 0) await insertRows(trx, name, rows)
        rows = []
      }
      for await (const row of from.selectFrom(name).selectAll().stream()) {
        rows.push(row)
        if (rows.length === batch) await insert()
      }
      await insert()
      copied.push({ name, ...(await requireEqual(from, trx, name)) })
    }
    if (hashes.length > 0) await trx.insertInto('setting').values(hashes).execute()
    return copied
  })
}

/** Locks the tables of the new database, which nobody else may be using. */
async function claim(trx: Write, names: readonly string[]): Promise<void> {
  const others = await sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    trx,
  )
  if (Number(others.rows[0]?.count) > 0) throw new Explained('新数据库正在被别的程序使用：先停掉它们，再复制')
  for (const name of names) {
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(trx)
  }
}

async function requireEmpty(trx: Write, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)
    if (rows.length > 0) throw new Explained(`新数据库不是空的（表 ${name} 里有数据）：换一个新建的数据库`)
  }
}

type Reference = { child: string; parent: string }

async function readParents(trx: Write): Promise<Reference[]> {
  const { rows } =
    await sql<Reference>`select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f'`.execute(trx)
  return rows
}

/** The tables in an order in which a row is always copied after the rows that it refers to. */
function sortByParents(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>()
  const add = (name: string) => {
    for (const { child, parent } of references) {
      if (child === name && parent !== name && !ordered.has(parent)) add(parent)
    }
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered]
}

async function insertRows(trx: Write, name: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(trx)
}

async function requireEqual(from: Rows, to: Write, name: string): Promise<{ before: number; after: number }> {
  const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`
  const [old, copied] = [await query.execute(from), await query.execute(to)]
  const [before, after] = [Number(old.rows[0]?.rows), Number(copied.rows[0]?.rows)]
  if (before !== after)
    throw new Explained(`表 ${name} 有 ${before} 行，复制后是 ${after} 行：什么也没有存下`)
  return { before, after }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { StoreOpenError } from '@/lib/host/store/errors'
import { claimLimits, isSpent, type Limit, lockBuckets, recordEvents } from '@/lib/host/store/limits'
import { migrate } from '@/lib/host/store/migrate'
import { openStore, type StoreOptions } from '@/lib/host/store/open-store'
import { createPool } from '@/lib/host/store/postgres'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import {
  createDatabase,
  createUntouched,
  execute,
  type TestDatabase,
} from '@/tests/contract/support/database'

const code = { id: 'a', phone: '13800138000', hmac: 'b', created_at: 1, expires_at: 2, wrong: 0 }
const now = Date.parse('2026-11-20T02:00:00Z')

describe('the store', () => {
  let database: TestDatabase
  let store: Store

  beforeEach(async () => {
    database = await createDatabase()
    onTestFinished(database.drop)
    store = await database.open()
    onTestFinished(store.close)
  })

  const put = (trx: Write, name: string) =>
    trx.insertInto('acceptance').values({ lead_id: name, at: now }).execute()
  const stored = () => store.db.selectFrom('acceptance').selectAll().execute()

  it('returns what it stored: times as numbers, text unchanged', async () => {
    const name = `王小明 👩‍🎓 '"\\ \n\t %_$1 :a ${'长'.repeat(5000)}`
    const row = { lead_id: name, at: 8_640_000_000_000 }
    await store.write((trx) => trx.insertInto('acceptance').values(row).execute())
    expect(await stored()).toEqual([row])
    const { found } = await store.db
      .selectFrom('acceptance')
      .select((select) => select.fn.countAll().as('found'))
      .executeTakeFirstOrThrow()
    expect(found).toBe(1)
  })

  it('accepts no time that is not a number', async () => {
    const writing = store.write((trx) =>
      trx
        .insertInto('sms_code')
        .values({ ...code, used_at: Number.NaN })
        .execute(),
    )
    await expect(writing).rejects.toThrow()
    expect(await store.db.selectFrom('sms_code').selectAll().execute()).toEqual([])
  })

  it('stores nothing of a transaction that fails, and throws its error on', async () => {
    const failing = store.write(async (trx) => {
      await put(trx, 'a')
      throw new RangeError('not this')
    })
    await expect(failing).rejects.toThrow(RangeError)
    expect(await stored()).toEqual([])
  })

  it('returns the number of rows that a statement changed', async () => {
    await store.write((trx) => put(trx, 'a'))
    const updated = await store.write((trx) =>
      trx.updateTable('acceptance').set({ at: 1 }).executeTakeFirst(),
    )
    expect(updated.numUpdatedRows).toBe(1n)
    const deleted = await store.write((trx) => trx.deleteFrom('acceptance').executeTakeFirst())
    expect(deleted.numDeletedRows).toBe(1n)
  })

  it('keeps limits for simultaneous counts, on all connections', async () => {
    // Two connections to one SQLite file would block the only thread of this process.
    const other = store.engine === 'sqlite' ? store : await database.open()
    onTestFinished(other.close)
    const limit: Limit = { bucket: 'a', window: 1000, max: 7 }
    const take = (one: Store, n: number) =>
      one.write(async (trx) => {
        await lockBuckets(trx, ['a', 'b'], now)
        if (await isSpent(trx, limit, now)) return 'spent'
        await recordEvents(trx, ['a', 'b'], String(n), now)
        return 'granted'
      })
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, n) => take(n % 2 === 0 ? store : other, n)),
    )
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(7)
  })

  it('locks counters in one order, so that two transactions never wait for each other', async () => {
    let tries = 0
    const hold = (buckets: string[]) =>
      store.write(async (trx) => {
        tries += 1
        await lockBuckets(trx, buckets, now)
      })
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => hold(n % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'b', 'a'])),
    )
    expect(tries).toBe(10)
  })

  it('holds no more events of a bucket than its limit counts, however long requests go on', async () => {
    const limits = [
      { name: 'busy', bucket: 'a', window: 1_000, max: 5 },
      { name: 'busy', bucket: 'a', window: 10_000, max: 20 },
    ]
    let most = 0
    for (let n = 0; n < 300; n++) {
      await store.write((trx) => claimLimits(trx, { limits, ref: String(n) }, now + n * 100))
      const { length } = await store.db.selectFrom('limit_event').select('ref').execute()
      most = Math.max(most, length)
    }
    expect(most).toBe(20)
  })

  it('counts events of a clock that was ahead as happening now', async () => {
    const limit: Limit = { bucket: 'a', window: 1000, max: 1 }
    await store.write((trx) => recordEvents(trx, ['a'], 'x', now + 3_600_000))
    const spentAt = (at: number) =>
      store.write(async (trx) => {
        await lockBuckets(trx, ['a'], at)
        return isSpent(trx, limit, at)
      })
    expect([await spentAt(now), await spentAt(now + 999), await spentAt(now + 1000)]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('opening a database', () => {
  it('makes one set of tables for simultaneous processes', async () => {
    const options = await createUntouched()
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(options)))
    expect(await stores[0]?.db.selectFrom('meta').select('version').execute()).toEqual([{ version: 1 }])
    for (const store of stores) await store.close()
  })

  it('takes each step that it lacks once, in their order, and none of a newer release', async () => {
    const store = await openStore(await createUntouched())
    const taken: string[] = []
    const since = ['a', 'b', 'c'].map((name) => async () => taken.push(name))
    const update = (count: number) =>
      migrate(store.db, new StoreOpenError(''), { since: since.slice(0, count) })
    await update(1)
    await update(1)
    await update(3)
    await update(2)
    expect(taken).toEqual(['a', 'b', 'c'])
    expect(await store.db.selectFrom('meta').select('version').execute()).toEqual([{ version: 4 }])
    await store.close()
  })

  it('of an earlier commit is refused in one sentence, and nothing in it changes', async () => {
    const options = await createUntouched()
    const earlier = await openEarlier(options)
    const before = await earlier.print()
    const opening = openStore(options)
    await expect(opening).rejects.toBeInstanceOf(StoreOpenError)
    const place =
      options.databaseUrl === undefined ? `${options.dataDir}/site.db` : new URL(options.databaseUrl).pathname
    await expect(opening).rejects.toThrow(place)
    await expect(opening).rejects.toThrow(
      /^[^。\n]+ npm run --silent leads -- export --all > leads\.json [^。\n]+$/,
    )
    expect(await earlier.print()).toEqual(before)
    await earlier.close()
  })
})

/** A database as the commits before the first version made it, with one process that still works with it. */
async function openEarlier({ dataDir, databaseUrl }: StoreOptions) {
  const tables = `create table migration (id integer primary key); create table lead (id text primary key);
    insert into lead values ('a')`
  if (databaseUrl !== undefined) {
    await execute(databaseUrl, tables)
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: await createPool(databaseUrl, {
          max: 1,
          waits: { connection: 2000, statement: 5000, lock: 0 },
        }),
      }),
    })
    const print = async () => [
      (await db.introspection.getTables()).map(({ name }) => name),
      await db.selectFrom('lead').select('id').execute(),
    ]
    return { print, close: () => db.destroy() }
  }
  const process = new DatabaseSync(join(dataDir, 'site.db'))
  process.exec(`pragma journal_mode = wal; ${tables}`)
  const print = async () =>
    readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')])
  return { print, close: async () => process.close() }
}

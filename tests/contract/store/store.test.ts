import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimLimits, isSpent, type Limit, lockBuckets, recordEvents } from '@/lib/host/store/limits'
import { migrate, migrations } from '@/lib/host/store/migrations'
import { openStore } from '@/lib/host/store/open-store'
import { createPool } from '@/lib/host/store/postgres'
import { openConnection, toKyselyDatabase } from '@/lib/host/store/sqlite'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { createDatabase, createUntouched, type TestDatabase } from '@/tests/contract/support/database'

const code = { id: 'a', phone: '13800138000', hmac: 'b', created_at: 1, expires_at: 2, wrong: 0 }
const now = Date.parse('2026-11-20T02:00:00Z')

describe('the store', () => {
  let database: TestDatabase
  let store: Store

  beforeEach(async () => {
    database = await createDatabase()
    store = await database.open()
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const put = (trx: Write, name: string) =>
    trx.insertInto('acceptance').values({ lead_id: name, at: now }).execute()
  const names = async () =>
    (await store.db.selectFrom('acceptance').select('lead_id').orderBy('lead_id').execute()).map(
      ({ lead_id }) => lead_id,
    )

  it('returns what it stored: times as numbers, text unchanged', async () => {
    const name = `王小明 👩‍🎓 '"\\ \n\t %_$1 :a ${'长'.repeat(5000)}`
    await store.write((trx) =>
      trx.insertInto('acceptance').values({ lead_id: name, at: 8_640_000_000_000 }).execute(),
    )
    expect(await store.db.selectFrom('acceptance').selectAll().execute()).toEqual([
      { lead_id: name, at: 8_640_000_000_000 },
    ])
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
    expect(await names()).toEqual([])
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
    const limit: Limit = { bucket: 'a', window: 1000, max: 7 }
    const take = (one: Store, n: number) =>
      one.write(async (trx) => {
        await lockBuckets(trx, ['a', 'b'], now)
        if (await isSpent(trx, limit, now)) return 'spent'
        await recordEvents(trx, ['a', 'b'], String(n), now)
        return 'granted'
      })
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => take(n % 2 === 0 ? store : other, n)),
    )
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(7)
    if (other !== store) await other.close()
  })

  it('locks counters in one order, so that two transactions never wait for each other', async () => {
    let tries = 0
    const hold = (buckets: string[]) =>
      store.write(async (trx) => {
        tries += 1
        await lockBuckets(trx, buckets, now)
      })
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => hold(n % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'b', 'a'])),
    )
    expect(tries).toBe(20)
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

describe('opening an untouched database', () => {
  it('makes one set of tables for simultaneous processes', async () => {
    const options = await createUntouched()
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(options)))
    const rows = await stores[0]?.db.selectFrom('migration').select('id').orderBy('id').execute()
    expect(rows?.map(({ id }) => id)).toEqual([0, ...migrations.map((_, index) => index + 1)])
    for (const store of stores) await store.close()
  })

  it('updates one of the first release and keeps its data', async () => {
    const options = await createUntouched()
    const old = new Kysely<Tables>({
      dialect:
        options.databaseUrl === undefined
          ? new SqliteDialect({
              database: toKyselyDatabase(await openConnection(`${options.dataDir}/site.db`)),
            })
          : new PostgresDialect({
              pool: await createPool(options.databaseUrl, {
                max: 1,
                waits: { connection: 2000, statement: 5000, lock: 0 },
              }),
            }),
    })
    await migrate(old, 1, { steps: migrations.slice(0, 1) })
    for (const statement of [
      `insert into lead (id, form, kind, phone, fields, verified, spam, agreed, created_at)
       values ('a', 'f', 'general', '13800138000', '{}', 0, 0, 0, 1)`,
      `insert into outbox (lead_id, kind, state, created_at, attempts, next_at)
       values ('a', 'deliver', 'pending', 1, 0, 1)`,
      `insert into lead (id, form, kind, phone, fields, verified, spam, agreed, created_at, forwarded_at)
       values ('b', 'f', 'general', '13800138001', '{}', 0, 0, 0, 1, 2), ('c', 'f', 'general', '13800138002', '{}', 0, 1, 0, 1, null)`,
      `insert into outbox (lead_id, kind, state, created_at, attempts, next_at)
       values ('b', 'upstream', 'done', 1, 1, 1), ('c', 'upstream', 'pending', 1, 3, 9)`,
      `insert into limit_event (bucket, ref, at) values ('submit:x', 'a', 1), ('other', 'a', 1)`,
      `insert into sms_code (id, phone, hmac, created_at, expires_at) values ('b', '13800138000', 'c', 1, 2)`,
    ]) {
      await sql.raw(statement).execute(old)
    }
    await old.destroy()
    const store = await openStore(options)
    const leads = store.db.selectFrom('lead').select(['id', 'phone', 'acked_at']).orderBy('id')
    expect(await leads.execute()).toEqual([
      { id: 'a', phone: '13800138000', acked_at: null },
      { id: 'b', phone: '13800138001', acked_at: 2 },
      { id: 'c', phone: '13800138002', acked_at: null },
    ])
    const queued = store.db.selectFrom('delivery').selectAll().orderBy('lead_id')
    expect(await queued.execute()).toMatchObject([
      { lead_id: 'b', target: 'upstream', state: 'done', attempts: 1 },
      { lead_id: 'c', target: 'upstream', state: 'pending', attempts: 3, next_at: 9, spam: 1 },
    ])
    expect(await store.db.selectFrom('acceptance').selectAll().execute()).toEqual([{ lead_id: 'a', at: 1 }])
    expect((await sql`select * from outbox`.execute(store.db)).rows).toEqual([])
    expect(await store.db.selectFrom('sms_code').selectAll().execute()).toMatchObject([{ id: 'b', wrong: 0 }])
    await store.close()
  })
})

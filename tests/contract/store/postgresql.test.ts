import { createServer } from 'node:net'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { createHost } from '@/lib/host/app'
import { storeCode, toNewCode } from '@/lib/host/sms/codes'
import { StoreFault, StoreOpenError } from '@/lib/host/store/errors'
import { openStore } from '@/lib/host/store/open-store'
import type { Store, Write } from '@/lib/host/store/store'
import { codeSecret, createOnServer, execute } from '@/tests/contract/support/database'
import { type BreakableProxy, startProxy } from '@/tests/contract/support/proxy'
import {
  codedPath,
  digest,
  from,
  keyed,
  plainPath,
  postForm,
  startSite,
  zhang,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { portOf } from '@/tests/support/port-of'
import { table } from '@/tests/support/table'

const fault = { status: 503, said: '1500 fault' }
const second = 1_000

const openOnly = (databaseUrl: string, secret = codeSecret) =>
  openStore({ dataDir: '/nowhere', databaseUrl, codeSecret: secret })

/** A store that ends with the test. */
async function open(databaseUrl: string): Promise<Store> {
  const store = await openOnly(databaseUrl)
  onTestFinished(store.close)
  return store
}

async function took(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

/** Inserts rows with these names, in this order. An insert waits while another transaction writes the same name. */
async function put(trx: Write, ...names: string[]): Promise<void> {
  for (const lead_id of names) {
    await trx
      .insertInto('acceptance')
      .values({ lead_id, at: 1 })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ at: 1 }))
      .execute()
  }
}

describe('a store on PostgreSQL', () => {
  let store: Store
  let databaseUrl: string

  beforeEach(async () => {
    databaseUrl = await createOnServer()
    store = await open(databaseUrl)
  })

  it("sets durable commits and short waits on every connection, whatever the database's defaults are", async () => {
    const name = new URL(databaseUrl).pathname.slice(1)
    for (const setting of [
      'synchronous_commit = off',
      "default_transaction_isolation = 'serializable'",
      'statement_timeout = 0',
    ]) {
      await execute(databaseUrl, `alter database "${name}" set ${setting}`)
    }
    const late = await open(databaseUrl)
    const settings = () =>
      late.write(async (trx) => {
        await put(trx, crypto.randomUUID())
        const { rows } = await sql<Record<string, string>>`select
          current_setting('synchronous_commit') as commit, current_setting('transaction_isolation') as isolation,
          current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle,
          current_setting('application_name') as application`.execute(trx)
        return rows[0]
      })
    const all = await Promise.all(Array.from({ length: 10 }, settings))
    for (const one of all)
      expect(one).toEqual({
        ...{ commit: 'on', isolation: 'read committed', application: 'meishi-web' },
        ...{ statement: '3s', lock: '1500ms', idle: '5s' },
      })
  })

  it('has at most ten connections, and never waits for one longer than the page does', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const busy = Array.from({ length: 10 }, () =>
      store.write(async (trx) => {
        await put(trx, crypto.randomUUID())
        await released
      }),
    )
    const waiting = store.write((trx) => put(trx, 'late'))
    const time = await took(expect(waiting).rejects.toThrow(StoreFault))
    expect(time).toBeLessThan(15 * second)
    const name = new URL(databaseUrl).pathname.slice(1)
    const other = await open(inject('postgresql').replace(/\/postgres$/, `/${name}`))
    const { rows } = await sql<{ connections: number }>`select count(*) as connections from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(other.db)
    expect(rows).toEqual([{ connections: 10 }])
    release()
    await Promise.all(busy)
    await store.write((trx) => put(trx, 'late'))
  })

  it('cancels a statement after three seconds', async () => {
    const slow = store.write(async (trx) => {
      await put(trx, 'a')
      await sql`select pg_sleep(20)`.execute(trx)
    })
    const time = await took(expect(slow).rejects.toThrow(StoreFault))
    expect(time).toBeGreaterThan(2.5 * second)
    expect(time).toBeLessThan(15 * second)
  })

  it('returns no data of the rows that it refused', async () => {
    const twice = () =>
      store.write((trx) =>
        trx.insertInto('setting').values({ name: zhang.name, value: zhang.phone }).execute(),
      )
    await twice()
    const error = await twice().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreFault)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/张三|13800138000/)
  })
})

describe('opening a store on PostgreSQL', () => {
  it('refuses another secret than the other processes use', async () => {
    const databaseUrl = await createOnServer()
    for (const _ of [1, 2]) await (await openOnly(databaseUrl)).close()
    const other = openOnly(databaseUrl, 'x'.repeat(32))
    await expect(other).rejects.toThrow(StoreOpenError)
    await expect(other).rejects.toThrow('CODE_SECRET 与使用同一数据库的其他机器不同')
    const { db } = await open(databaseUrl)
    expect(JSON.stringify(await db.selectFrom('setting').selectAll().execute())).not.toContain(codeSecret)
  })

  it('refuses to work without a secret', async () => {
    const opening = openStore({ dataDir: '/nowhere', databaseUrl: await createOnServer() })
    await expect(opening).rejects.toThrow('使用 PostgreSQL 时必须填写 CODE_SECRET')
  })

  it('refuses a database whose encoding cannot hold every name', async () => {
    const databaseUrl = await createOnServer(
      "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
    )
    await expect(openOnly(databaseUrl)).rejects.toMatchObject({
      name: 'StoreOpenError',
      message: expect.stringContaining('LATIN1，要用 UTF8 建库'),
    })
  })

  it.each([
    ['a port where nobody listens', (url: URL) => (url.port = '1')],
    ['a database that is not there', (url: URL) => (url.pathname = '/elsewhere')],
    ['a wrong password', (url: URL) => (url.password = 'not-it')],
  ])('names the server when it gets %s, without the password', async (_name, change) => {
    const url = new URL(inject('postgresql'))
    const password = url.password
    change(url)
    const start = performance.now()
    const error = await openOnly(url.href).catch((reason: unknown) => reason)
    expect(performance.now() - start).toBeLessThan(15 * second)
    expect(error).toBeInstanceOf(StoreOpenError)
    expect(String(error)).toContain(`PostgreSQL ${url.host}${url.pathname} 打不开：`)
    expect(String(error)).not.toContain(password)
    expect(String(error)).not.toContain('not-it')
  })

  it('waits two seconds for a server that does not answer', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined))
    onTestFinished(() => void server.close())
    const port = await portOf(server.listen(0, '127.0.0.1'))
    const opening = openOnly(`postgres://a:b@127.0.0.1:${port}/c`)
    expect(await took(expect(opening).rejects.toThrow(StoreOpenError))).toBeLessThan(15 * second)
  })
})

describe('a connection to PostgreSQL that breaks', () => {
  let proxy: BreakableProxy
  let store: Store
  let test: Awaited<ReturnType<typeof startSite>>

  beforeEach(async () => {
    proxy = await startProxy(await createOnServer())
    onTestFinished(proxy.close)
    store = await open(proxy.url)
    test = await startSite({ store: async () => store })
    onTestFinished(proxy.up)
  })

  const submit = (fields: Record<string, string> = {}) =>
    test.submit(fields, { path: 'code' in fields ? codedPath : plainPath })
  const leads = () => store.db.selectFrom('lead').select(['id', 'phone']).execute()

  it('causes errors while it is broken, and none afterwards', async () => {
    await submit({ source: 'before' })
    proxy.down()
    for (let n = 0; n < 3; n++) {
      const start = performance.now()
      expect(await submit()).toMatchObject(fault)
      expect(performance.now() - start).toBeLessThan(15 * second)
    }
    proxy.up()
    expect((await submit()).code).toBe(0)
    expect(await leads()).toHaveLength(2)
  })

  it('causes no error when only idle connections were cut', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, n) => submit({ source: `${n}` })))
    proxy.up()
    // Two connections are in use when the cut is noticed, the others are idle.
    const replies = await Promise.all(Array.from({ length: 2 }, (_, n) => submit({ source: `again ${n}` })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  it('causes an error in time when the server is silent, for every request meanwhile', async () => {
    await submit({ source: 'before' })
    proxy.silent()
    const start = performance.now()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => submit({ source: `during ${n}` })))
    expect(performance.now() - start).toBeLessThan(15 * second)
    for (const reply of replies) expect(reply).toMatchObject(fault)
    proxy.up()
    expect((await submit()).code).toBe(0)
    expect(await leads()).toHaveLength(2)
  })

  it('in the middle of a transaction is waited for once, not again for the rollback', async () => {
    const writing = store.write(async (trx) => {
      await put(trx, 'a')
      proxy.silent()
      await put(trx, 'b')
    })
    expect(await took(expect(writing).rejects.toThrow(StoreFault))).toBeLessThan(5 * second)
    proxy.up()
    await store.write((trx) => put(trx, 'c'))
    expect(await store.db.selectFrom('acceptance').select('lead_id').execute()).toEqual([{ lead_id: 'c' }])
  })

  it('does not end the process in the middle of a transaction', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: cut, resolve: goOn } = Promise.withResolvers<void>()
    let tries = 0
    const work = store.write(async (trx) => {
      tries += 1
      await put(trx, 'a')
      begin()
      await cut
      await put(trx, 'a', 'b')
    })
    await begun
    proxy.up()
    // The end of the connection is noticed between two statements.
    await expect.poll(() => store.db.selectFrom('lead').select('id').execute()).toEqual([])
    goOn()
    await work
    expect(tries).toBe(2)
    expect(await store.db.selectFrom('acceptance').select('lead_id').orderBy('lead_id').execute()).toEqual([
      { lead_id: 'a' },
      { lead_id: 'b' },
    ])
  })

  it('during the commit causes an error although the lead is stored, and stores nothing twice', async () => {
    await submit()
    proxy.cutNext('commit')
    let tries = 0
    const writing = store.write(async (trx) => {
      tries += 1
      await put(trx, 'a')
    })
    await expect(writing).rejects.toThrow(StoreFault)
    expect(tries).toBe(1)
    const stored = store.db.selectFrom('acceptance').select('lead_id').where('lead_id', '=', 'a')
    expect(await stored.execute()).toEqual([{ lead_id: 'a' }])
  })

  it.each([
    ['without a code', {}],
    ['with a code', { code: '012345' }],
  ])('after a lead %s was stored loses only the answer, and stores it once', async (_, fields) => {
    const code = toNewCode(store.secret, zhang.phone, '012345', test.clock.now)
    await store.write((trx) => storeCode(trx, code, test.clock.now))
    await submit({ source: 'before' })
    proxy.cutNext('commit')
    expect((await submit(fields)).code).toBe(0)
    expect(await leads()).toHaveLength(2)
    expect((await submit()).said).toBe('1008 duplicate')
  })
})

describe('a transaction that conflicts with another', () => {
  let store: Store
  let databaseUrl: string

  beforeEach(async () => {
    databaseUrl = await createOnServer()
    store = await open(databaseUrl)
  })

  /** Refuses the first two inserts of a bucket for this reason. */
  const refuseTwice = (state: string) =>
    execute(
      databaseUrl,
      `create sequence tries;
       create function refuse() returns trigger language plpgsql as $$ begin
         if nextval('tries') <= 2 then raise exception 'not now' using errcode = '${state}'; end if;
         return new;
       end $$;
       create trigger refusal before insert on acceptance for each row execute function refuse()`,
    )
  const tries = async () =>
    (await sql<{ last_value: number }>`select last_value from tries`.execute(store.db)).rows[0]?.last_value

  it.each(
    table(
      `
      a failed serialization | 40001 | 3
      a deadlock | 40P01 | 3
      a lock that was not available | 55P03 | 3
      a lost connection | 08006 | 3
      a server that is full of connections | 53300 | 3
      a server that starts up | 57P03 | 3
      a broken rule | 23514 | 1
      a full disk | 53100 | 1
      a statement that took too long | 57014 | 1
      a missing right | 42501 | 1
    `,
      [String, String, Number],
    ),
  )('by %s (%s) is tried %i times', async (_, state, expected) => {
    await refuseTwice(state)
    const writing = store.write((trx) => put(trx, 'a'))
    if (expected === 1) await expect(writing).rejects.toThrow(StoreFault)
    await writing.catch(() => undefined)
    expect(await tries()).toBe(expected)
  })

  it('after a real deadlock succeeds all the same', async () => {
    const { promise: first, resolve: hasA } = Promise.withResolvers<void>()
    const { promise: second, resolve: hasB } = Promise.withResolvers<void>()
    const take = (one: string, has: () => void, other: string, othersTurn: Promise<void>) =>
      store.write(async (trx) => {
        await put(trx, one)
        has()
        await othersTurn
        await put(trx, other)
      })
    await Promise.all([take('a', hasA, 'b', second), take('b', hasB, 'a', first)])
  })
})

it('a lead whose transaction ends late is read although a later one was read before it', async () => {
  const site = await startSite({ env: { CONSULTANT_KEYS: digest('reader') } })
  const read = async () => {
    const { text } = await site.send({ path: plainPath, headers: keyed('reader') })
    return [...text.matchAll(/"phone":"(\d+)"/g)].map((match) => match[1])
  }
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Everything is written; only the commit waits.
  const late: Store['write'] = (work) =>
    site.store.write(async (trx) => {
      const result = await work(trx)
      write()
      await released
      return result
    })
  const slow = createHost({
    env: site.env,
    now: () => site.clock.now,
    store: async () => ({ ...site.store, write: late }),
  })
  const early = postForm(inProcess(slow), zhang)
  await written
  site.pass(1)
  await site.submit({ phone: '13800138001' }, { headers: from('203.0.113.9') })
  expect(await read()).toEqual(['13800138001'])
  release()
  expect((await early).code).toBe(0)
  expect(await read()).toEqual(['13800138000'])
})

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreFault, StoreOpenError } from '@/lib/host/store/errors'
import { openStore } from '@/lib/host/store/open-store'
import { leads, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { postForm, testEnv } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const fault = { status: 503, said: '1500 fault' }

describe('a store on SQLite that cannot write', () => {
  siteBeforeEach()

  it('because it is full never confirms a lead, and works once there is space', async () => {
    const { db } = site.store
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db)
    let stored = 0
    for (let n = 0; n < 400; n++) {
      const reply = await submit({ phone: String(13800138000 + n), message: '长'.repeat(500) })
      if (reply.status === 200) stored += 1
      else expect(reply).toMatchObject(fault)
    }
    expect(stored).toBeLessThan(400)
    expect(await leads()).toHaveLength(stored)
    await sql`pragma max_page_count = 1000000`.execute(db)
    expect((await submit({ source: 'later' })).code).toBe(0)
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    expect(check.rows).toEqual([{ integrity_check: 'ok' }])
  })

  it('reports the original error, also when the database rolled back by itself', async () => {
    const { db, write } = site.store
    await sql`create trigger refusal before insert on setting begin select raise(rollback, 'broken'); end`.execute(
      db,
    )
    const writing = write((trx) => trx.insertInto('setting').values({ name: 'a', value: 'b' }).execute())
    await expect(writing).rejects.toThrow(StoreFault)
    await expect(writing).rejects.toThrow('broken')
    await sql`drop trigger refusal`.execute(db)
    expect((await submit()).code).toBe(0)
  })
})

describe('opening the store on SQLite', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'store-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = (dataDir = folder) => openStore({ dataDir })
  const openOnce = async () => {
    const store = await open()
    await store.close()
    return store
  }

  const pragma = async (name: string) => {
    const store = await open()
    await store.write((trx) =>
      trx.insertInto('acceptance').values({ lead_id: crypto.randomUUID(), at: 1 }).execute(),
    )
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
    await store.close()
    return Object.values(rows[0] ?? {})[0]
  }

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    // Short, because pages wait meanwhile.
    ['busy_timeout', 20],
  ])('sets %s on every connection, first and later, also after a write', async (name, value) => {
    for (const _ of [1, 2]) expect(await pragma(name)).toBe(value)
  })

  it("sets them explicitly, whatever the library's defaults are", async () => {
    const execute = vi.spyOn(DatabaseSync.prototype, 'exec')
    await openOnce()
    const asked = execute.mock.calls.map(([statement]) => statement)
    execute.mockRestore()
    expect(asked).toEqual([
      'pragma synchronous = full',
      'pragma foreign_keys = on',
      'pragma busy_timeout = 20',
      'pragma journal_mode = wal',
    ])
  })

  it('uses a SQLite library without the defect of the write-ahead log', async () => {
    const store = await open()
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(store.db)
    await store.close()
    const [major = 0, minor = 0, patch = 0] = (rows[0]?.version ?? '').split('.').map(Number)
    expect(major * 1_000_000 + minor * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003)
  })

  it('gives only the owner access to the folder and its files', async () => {
    const dataDir = join(folder, 'new', 'data')
    const store = await open(dataDir)
    await store.write((trx) => trx.insertInto('acceptance').values({ lead_id: 'x', at: 1 }).execute())
    const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777
    expect(['.', 'site.db', 'site.db-wal', 'code.key'].map(modeOf)).toEqual([0o700, 0o600, 0o600, 0o600])
    await store.close()
  })

  it('removes the access of others to an existing folder and file', async () => {
    await openOnce()
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'site.db'), 0o644)
    await openOnce()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'site.db')).mode & 0o777).toBe(0o600)
  })

  it('keeps the key of the codes over a restart', async () => {
    const [first, again] = [await openOnce(), await openOnce()]
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(again.secret).toBe(first.secret)
    expect(readFileSync(join(folder, 'code.key'), 'utf8')).toBe(first.secret)
  })

  it('gives the same key to processes that open it at once', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1)
    for (const store of stores) await store.close()
  })

  it('names the folder that cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const opening = open(join(file, 'data'))
    await expect(opening).rejects.toBeInstanceOf(StoreOpenError)
    await expect(opening).rejects.toThrow(`${file}/data 不能写入，请检查 DATA_DIR 与权限`)
  })

  it.each([
    ['no database', 'nonsense '.repeat(1000)],
    ['a database cut short', null],
  ])('refuses %s and leaves it unchanged', async (_name, content) => {
    const file = join(folder, 'site.db')
    if (content === null) {
      await openOnce()
      const whole = readFileSync(file)
      writeFileSync(file, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)]))
    } else writeFileSync(file, content)
    const before = readFileSync(file)
    const opening = open()
    await expect(opening).rejects.toBeInstanceOf(StoreOpenError)
    await expect(opening).rejects.toThrow('已损坏，请从备份恢复后再启动')
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('refuses a database with one broken page that was not read yet', async () => {
    const store = await open()
    for (let n = 0; n < 100; n++) {
      const detail = 'x'.repeat(1000)
      await store.write((trx) =>
        trx
          .insertInto('audit')
          .values({ id: `${n}`, at: n, actor: 'a', action: 'b', detail, address: null })
          .execute(),
      )
    }
    await store.close()
    const file = join(folder, 'site.db')
    const whole = readFileSync(file)
    writeFileSync(file, whole.fill(7, whole.length - 4096))
    await expect(open()).rejects.toThrow('已损坏，请从备份恢复后再启动')
  })

  it('happens with the first lead and not before', async () => {
    const dataDir = join(folder, 'later')
    const { createHost } = await import('@/lib/host/app')
    const host = createHost({ env: testEnv(dataDir) })
    await inProcess(host).send({ path: '/apipc/v1/country' })
    await inProcess(host).send({ path: '/apipc/openapi.json' })
    await postForm(inProcess(host), {})
    expect(() => statSync(dataDir)).toThrow('ENOENT')
  })
})

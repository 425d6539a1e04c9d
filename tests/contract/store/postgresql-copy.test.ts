import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHost } from '@/lib/host/app'
import { copyToPostgres } from '@/lib/host/store/copy'
import { openStore } from '@/lib/host/store/open-store'
import { codeHash } from '@/lib/host/store/secret'
import type { Store } from '@/lib/host/store/store'
import { createOnServer, execute } from '@/tests/contract/support/database'
import { postForm, startTime, testEnv } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

let dataDir: string
let databaseUrl: string

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'copy-'))
  databaseUrl = await createOnServer()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Every table with its rows; the numbers of PostgreSQL's counters come as text. */
async function contentOf({ db }: Store): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== 'meta')
  const content = tables.sort().map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const kept = rows.filter((row) => row.name !== 'code-secret').map((row) => JSON.stringify(sortKeys(row)))
    return [name, kept.sort()] as const
  })
  return Object.fromEntries(await Promise.all(content))
}

const sortKeys = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))

/** A site that has worked for a while: leads of one person, a wish never to be called, a key, a conversation, an entry of the record. */
async function fillStore(store: Store): Promise<void> {
  const host = createHost({ env: testEnv(dataDir), store: async () => store, now: () => startTime })
  await postForm(inProcess(host), { name: '张三', phone: '13800138000', source: '首页' })
  await postForm(inProcess(host), { name: '张三', phone: '13800138000', source: '英国' })
  await postForm(inProcess(host), { name: '李四', phone: '13712345678', source: '日本' })
  const { id } = await store.db.selectFrom('lead').select('id').limit(1).executeTakeFirstOrThrow()
  const key = codeHash('key')
  await store.write(async (trx) => {
    await trx
      .updateTable('lead')
      .set({ contact: 'stop', contact_at: startTime })
      .where('id', '=', id)
      .execute()
    await trx
      .insertInto('page_key')
      .values({ code_hash: key, office: '北京', name: '王老师', created_at: 1, expires_at: 2, seen_at: null })
      .execute()
    await trx
      .insertInto('chat')
      .values({
        ...{
          id: 'chat',
          code_hash: codeHash('chat'),
          office: '北京',
          topic: '留学',
          page: '/uk',
          created_at: 1,
        },
        ...{
          last_at: 2,
          seq: 1,
          version: 1,
          called_at: null,
          waiting_since: 2,
          holder: null,
          closed_at: null,
        },
        ...{ lead_id: id, notice_at: null, notice_tries: 0 },
      })
      .execute()
    await trx
      .insertInto('chat_message')
      .values({ chat_id: 'chat', seq: 1, client_id: 'one', by: 'visitor', name: null, text: '你好', at: 2 })
      .execute()
    await trx
      .insertInto('chat_link')
      .values({ code_hash: codeHash('link'), chat_id: 'chat', key_hash: key, expires_at: 3, read_at: null })
      .execute()
    await trx
      .insertInto('audit')
      .values({ id: 'one', at: 1, actor: '王老师', action: 'open', detail: '{}', address: null })
      .execute()
  })
}

async function createFilledStore(): Promise<Record<string, string[]>> {
  const store = await openStore({ dataDir })
  await fillStore(store)
  const content = await contentOf(store)
  await store.close()
  return content
}

const copyIt = () => copyToPostgres({ dataDir, codeSecret: undefined }, databaseUrl)

describe('a copy from SQLite to PostgreSQL', () => {
  it('has every row of every table, and reports the numbers', async () => {
    const before = await createFilledStore()
    const tables = await copyIt()
    const old = await openStore({ dataDir })
    const copied = await openStore({ dataDir, databaseUrl, codeSecret: old.secret })
    expect(await contentOf(copied)).toEqual(before)
    expect(Object.fromEntries(tables.map(({ name, ...counts }) => [name, counts]))).toEqual(
      Object.fromEntries(
        Object.entries(before).map(([name, { length }]) => [name, { before: length, after: length }]),
      ),
    )
    expect(before.lead).toHaveLength(3)
    await Promise.all([old.close(), copied.close()])
  })

  it('can only be opened with the key of the old store, so that links go on working', async () => {
    await createFilledStore()
    await copyIt()
    const wrong = openStore({ dataDir, databaseUrl, codeSecret: 'another-secret-of-thirty-two-letters' })
    await expect(wrong).rejects.toThrow('CODE_SECRET')
  })

  it('is refused while the site uses the old store', async () => {
    const store = await openStore({ dataDir })
    await fillStore(store)
    await expect(copyIt()).rejects.toThrow('网站还在使用这个数据库')
    await store.close()
    await expect(copyIt()).resolves.not.toEqual([])
  })

  it('is refused while somebody uses the new store', async () => {
    await createFilledStore()
    const other = await openNew()
    await other.db.selectFrom('lead').select('id').execute()
    await expect(copyIt()).rejects.toThrow('新数据库正在被别的程序使用')
    await other.close()
  })

  it('is refused when the new store has rows, and stores nothing', async () => {
    await createFilledStore()
    const other = await openNew()
    await other.close()
    await execute(databaseUrl, `insert into acceptance (lead_id, at) values ('one', 1)`)
    await expect(copyIt()).rejects.toThrow('新数据库不是空的（表 acceptance 里有数据）')
    const after = await openNew()
    expect(await after.db.selectFrom('lead').selectAll().execute()).toEqual([])
    await after.close()
  })

  it('needs a store to copy', async () => {
    await expect(copyIt()).rejects.toThrow('不需要复制')
  })
})

/** Opens the new store with the key of the old one. */
async function openNew(): Promise<Store> {
  const { secret, close } = await openStore({ dataDir })
  await close()
  return openStore({ dataDir, databaseUrl, codeSecret: secret })
}

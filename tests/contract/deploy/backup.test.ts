import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupSqlite, mirrorSqlite } from '@/lib/host/store/backup'
import { openStore } from '@/lib/host/store/open-store'
import type { Store } from '@/lib/host/store/store'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { scriptOf } from '@/tests/support/bundle-script'

let test: TestHost
let folder: string

beforeEach(async () => {
  test = await createTestHost()
  await postForm(inProcess(test.host), { name: '张三', phone: '13800138000' })
  const parent = mkdtempSync(join(tmpdir(), 'backup-'))
  folder = join(parent, 'today')
})
afterEach(async () => {
  await test.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const phonesIn = async ({ db }: Store) =>
  (await db.selectFrom('lead').select('phone').execute()).map(({ phone }) => phone)

describe('a backup of a running site', () => {
  it('is a complete data folder with the leads of that moment', async () => {
    await backupSqlite(test.dataDir, folder)
    await postForm(inProcess(test.host), { name: '李四', phone: '13912345678' })
    const restored = await openStore({ dataDir: folder, codeSecret: test.env.CODE_SECRET })
    expect(await phonesIn(restored)).toEqual(['13800138000'])
    await restored.close()
  })

  it('can be read by its owner only', async () => {
    await backupSqlite(test.dataDir, folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'site.db')).mode & 0o777).toBe(0o600)
  })

  it('contains the key', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'keyed-'))
    const first = await openStore({ dataDir })
    await first.close()
    await backupSqlite(dataDir, folder)
    const second = await openStore({ dataDir: folder })
    expect(second.secret).toBe(first.secret)
    await second.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('overwrites nothing', async () => {
    await backupSqlite(test.dataDir, folder)
    await expect(backupSqlite(test.dataDir, folder)).rejects.toThrow('已存在')
  })

  it('leaves nothing when there is nothing to copy', async () => {
    await expect(backupSqlite(join(folder, '..', 'none'), folder)).rejects.toThrow('不存在')
    expect(existsSync(folder)).toBe(false)
  })
})

describe('the copy that is brought up to date', () => {
  const phonesInCopy = async () => {
    const copy = await openStore({ dataDir: folder, codeSecret: test.env.CODE_SECRET })
    const phones = await phonesIn(copy)
    await copy.close()
    return phones.sort()
  }

  it('has every lead that was accepted before it was last made, although the disk of the site is lost', async () => {
    expect(await mirrorSqlite(test.dataDir, folder)).toBe(true)
    await postForm(inProcess(test.host), { name: '李四', phone: '13712345678' })
    expect(await mirrorSqlite(test.dataDir, folder)).toBe(true)
    rmSync(join(test.dataDir, 'site.db'))
    expect(await phonesInCopy()).toEqual(['13712345678', '13800138000'])
  })

  it('is left as it is while nothing has changed that must not be lost', async () => {
    await mirrorSqlite(test.dataDir, folder)
    const { mtimeMs } = statSync(join(folder, 'site.db'))
    await test.store.write((trx) =>
      trx.insertInto('limit_event').values({ bucket: 'page', ref: 'one', at: 1 }).execute(),
    )
    expect(await mirrorSqlite(test.dataDir, folder)).toBe(false)
    expect(statSync(join(folder, 'site.db')).mtimeMs).toBe(mtimeMs)
  })

  it('follows a wish about contact, an erasure, a call and a conversation', async () => {
    const { id = '' } = (await test.leads())[0] ?? {}
    const changes = [
      () => test.store.write((trx) => trx.updateTable('card').set({ changed_at: 9e12 }).execute()),
      () =>
        test.store.write((trx) =>
          trx
            .insertInto('audit')
            .values({ id: '9', at: 1, actor: '王老师', action: 'erase', detail: '{}', address: null })
            .execute(),
        ),
      () =>
        test.store.write((trx) =>
          trx
            .insertInto('lead_call')
            .values({ id: 'one', lead_id: id, at: 1, caller: '王老师', outcome: 'reached', note: null })
            .execute(),
        ),
    ]
    await mirrorSqlite(test.dataDir, folder)
    for (const change of changes) {
      await change()
      expect(await mirrorSqlite(test.dataDir, folder)).toBe(true)
    }
  })

  it('is replaced when it is damaged, and nothing else is left in its folder', async () => {
    await mirrorSqlite(test.dataDir, folder)
    writeFileSync(join(folder, 'site.db'), 'damaged')
    expect(await mirrorSqlite(test.dataDir, folder)).toBe(true)
    expect(await phonesInCopy()).toEqual(['13800138000'])
    rmSync(join(folder, 'site.db-wal'), { force: true })
    rmSync(join(folder, 'site.db-shm'), { force: true })
    expect(readdirSync(folder)).toEqual(['site.db'])
  })

  it('keeps the old copy when the new one cannot be written', async () => {
    await mirrorSqlite(test.dataDir, folder)
    await expect(mirrorSqlite(join(folder, '..', 'none'), folder)).rejects.toThrow('不存在')
    expect(await phonesInCopy()).toEqual(['13800138000'])
  })
})

describe('npm run leads -- backup', () => {
  const run = (env: Record<string, string>, ...flags: string[]) =>
    new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      const command = [scriptOf('lib/cli/leads.ts'), 'backup', ...flags]
      const options = { env: { ...process.env, NODE_ENV: 'test' as const, DATA_DIR: test.dataDir, ...env } }
      execFile(process.execPath, command, options, (error, stdout, stderr) => {
        resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
      })
    })

  it('makes one', async () => {
    expect(await run({}, '--to', folder)).toEqual({ status: 0, stdout: `已备份到 ${folder}\n`, stderr: '' })
    expect(existsSync(join(folder, 'site.db'))).toBe(true)
  })

  it('names the right tool when the data is in PostgreSQL', async () => {
    const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', CODE_SECRET: test.env.CODE_SECRET ?? '' }
    const { status, stderr } = await run(env, '--to', folder)
    expect(status).toBe(1)
    expect(stderr).toContain('pg_dump')
  })
})

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupSqlite } from '@/lib/host/store/backup'
import { openStore } from '@/lib/host/store/open-store'
import type { Store } from '@/lib/host/store/store'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

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

describe('npm run leads -- backup', () => {
  const run = (env: Record<string, string>, ...flags: string[]) =>
    new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      const command = ['--import', 'tsx', 'lib/cli/leads.ts', 'backup', ...flags]
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

import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupSqlite, mirrorSqlite } from '@/lib/host/store/backup'
import { openStore } from '@/lib/host/store/open-store'
import type { Write } from '@/lib/host/store/store'
import { leads, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { runScript } from '@/tests/support/run-script'

const [first, second] = ['13800138000', '13712345678']
let parent: string
/** Where the copy goes. */
let folder: string

siteBeforeEach()
beforeEach(async () => {
  await submit()
  parent = mkdtempSync(join(tmpdir(), 'backup-'))
  folder = join(parent, 'today')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const backup = (from = site.dataDir) => backupSqlite(from, folder)
const mirror = (from = site.dataDir) => mirrorSqlite(from, folder)

async function phonesInCopy(): Promise<string[]> {
  const { db, close } = await openStore({ dataDir: folder, codeSecret: site.env.CODE_SECRET })
  const rows = await db.selectFrom('lead').select('phone').orderBy('phone').execute()
  await close()
  return rows.map(({ phone }) => phone)
}

describe('a backup of a running site', () => {
  it('is a complete data folder with the leads of that moment, which only its owner can read', async () => {
    await backup()
    await submit({ phone: second })
    expect(await phonesInCopy()).toEqual([first])
    expect(['.', 'site.db'].map((file) => statSync(join(folder, file)).mode & 0o777)).toEqual([0o700, 0o600])
  })

  it('contains the key', async () => {
    const dataDir = join(parent, 'keyed')
    const { secret, close } = await openStore({ dataDir })
    await close()
    await backup(dataDir)
    const copy = await openStore({ dataDir: folder })
    expect(copy.secret).toBe(secret)
    await copy.close()
  })

  it('overwrites nothing, and leaves nothing when there is nothing to copy', async () => {
    await expect(backup(join(parent, 'none'))).rejects.toThrow('不存在')
    expect(existsSync(folder)).toBe(false)
    await backup()
    await expect(backup()).rejects.toThrow('已存在')
  })
})

describe('the copy that is brought up to date', () => {
  it('has every lead that was accepted before it was last made, although the disk of the site is lost', async () => {
    expect(await mirror()).toBe(true)
    await submit({ phone: second })
    expect(await mirror()).toBe(true)
    rmSync(join(site.dataDir, 'site.db'))
    expect(await phonesInCopy()).toEqual([second, first])
  })

  // What must not be lost: a wish about contact, an erasure, a call.
  it.each<[string, boolean, (trx: Write, lead_id: string) => { execute: () => Promise<unknown> }]>([
    [
      'an event of a limit',
      false,
      (trx) => trx.insertInto('limit_event').values({ bucket: 'page', ref: 'one', at: 1 }),
    ],
    ['a wish', true, (trx) => trx.updateTable('card').set({ changed_at: 9e12 })],
    [
      'an erasure',
      true,
      (trx) =>
        trx
          .insertInto('audit')
          .values({ id: '9', at: 1, actor: '王老师', action: 'erase', detail: '{}', address: null }),
    ],
    [
      'a call',
      true,
      (trx, lead_id) =>
        trx
          .insertInto('lead_call')
          .values({ id: 'one', lead_id, at: 1, caller: '王老师', outcome: 'reached', note: null }),
    ],
  ])('after %s is made anew: %s', async (_, isMade, change) => {
    const [{ id = '' } = {}] = await leads()
    await mirror()
    const { mtimeMs } = statSync(join(folder, 'site.db'))
    await site.store.write((trx) => change(trx, id).execute())
    expect(await mirror()).toBe(isMade)
    expect(statSync(join(folder, 'site.db')).mtimeMs === mtimeMs).toBe(!isMade)
  })

  it('is replaced when it is damaged, and nothing else is left in its folder', async () => {
    await mirror()
    writeFileSync(join(folder, 'site.db'), 'damaged')
    expect(await mirror()).toBe(true)
    expect(await phonesInCopy()).toEqual([first])
    for (const rest of ['wal', 'shm']) rmSync(join(folder, `site.db-${rest}`), { force: true })
    expect(readdirSync(folder)).toEqual(['site.db'])
  })

  it('keeps the old copy when the new one cannot be written', async () => {
    await mirror()
    await expect(mirror(join(parent, 'none'))).rejects.toThrow('不存在')
    expect(await phonesInCopy()).toEqual([first])
  })
})

describe('npm run leads -- backup', () => {
  const run = (env: Record<string, string> = {}) =>
    runScript('lib/cli/leads.ts', ['backup', '--to', folder], { DATA_DIR: site.dataDir, ...env })

  it('makes one', async () => {
    expect(await run()).toEqual({ code: 0, stdout: `已备份到 ${folder}\n`, stderr: '' })
    expect(existsSync(join(folder, 'site.db'))).toBe(true)
  })

  it('names the right tool when the data is in PostgreSQL', async () => {
    const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', CODE_SECRET: site.env.CODE_SECRET ?? '' }
    expect(await run(env)).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump') })
  })
})

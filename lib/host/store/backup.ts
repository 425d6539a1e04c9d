import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Explained } from '@/lib/core/explained'
import { openConnection } from '@/lib/host/store/sqlite'

/**
 * Copies a running site's SQLite database, as it is at one moment, with the key and the rules of routing, into a new folder; the copy is
 * checked before this resolves. To restore, put the files into an empty data folder.
 * @throws Explained when there is no database, the folder exists, or the copy is damaged
 */
export async function backupSqlite(dataDir: string, folder: string): Promise<void> {
  const source = path.join(dataDir, 'site.db')
  if (!existsSync(source)) throw new Explained(`${source} 不存在`)
  if (existsSync(folder)) throw new Explained(`${folder} 已存在，请换一个新目录`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const target = path.join(folder, 'site.db')
  try {
    const connection = await openConnection(source)
    try {
      connection.prepare('vacuum into ?').run(target)
    } finally {
      connection.close()
    }
    chmodSync(target, 0o600)
    await check(target)
    copyOtherFiles(dataDir, folder)
  } catch (error) {
    // An incomplete backup must not look like a backup.
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Brings the copy of a running site's database in a folder up to date, at best a folder on another disk or machine. The old copy is
 * replaced at once by a new one that has been checked and written to the disk, so at every moment one of the two is whole. To restore,
 * put the files into an empty data folder.
 * @returns whether leads, wishes, calls or conversations had changed; when not, the copy is left as it is
 * @throws Explained when there is no database, or the new copy is damaged
 */
export async function mirrorSqlite(dataDir: string, folder: string): Promise<boolean> {
  const source = path.join(dataDir, 'site.db')
  if (!existsSync(source)) throw new Explained(`${source} 不存在`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const target = path.join(folder, 'site.db')
  const fresh = path.join(folder, `site.db.${randomUUID()}`)
  const { backup } = await import('node:sqlite')
  const connection = await openConnection(source)
  try {
    if (await isCurrent(connection, target)) return false
    // A copy in several steps would begin again after each write of another process.
    await backup(connection, fresh, { rate: pagesAtOnce })
    chmodSync(fresh, 0o600)
    await check(fresh)
    flush(fresh)
    renameSync(fresh, target)
    copyOtherFiles(dataDir, folder)
    flush(folder)
    return true
  } finally {
    connection.close()
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(fresh + end, { force: true })
  }
}

/** More pages than a database has, so that it is copied in one step. */
const pagesAtOnce = 1_000_000_000

/**
 * What must not be lost, in a few numbers that change with it. Counters of visits and limits change all the time; copying the whole
 * file for them would wear out a disk.
 */
const state = `select (select count(*) || '.' || coalesce(max(at), 0) from acceptance) || ' ' ||
  (select count(*) || '.' || coalesce(max(changed_at), 0) from card) || ' ' ||
  (select count(*) || '.' || coalesce(max(id), '') from audit) || ' ' ||
  (select count(*) || '.' || coalesce(max(at), 0) from lead_call) || ' ' ||
  (select count(*) || '.' || coalesce(sum(version), 0) from chat) as state`

async function isCurrent(connection: DatabaseSync, target: string): Promise<boolean> {
  if (!existsSync(target)) return false
  const { DatabaseSync } = await import('node:sqlite')
  const copy = new DatabaseSync(target, { readOnly: true })
  try {
    return copy.prepare(state).get()?.state === connection.prepare(state).get()?.state
  } catch {
    // A copy that cannot be read, or one of an older release, is replaced.
    return false
  } finally {
    copy.close()
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
function flush(place: string): void {
  const handle = openSync(place, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The other files that a data folder has: the key of the codes, and what the operator wrote. */
function copyOtherFiles(dataDir: string, folder: string): void {
  for (const name of ['code.key', 'routing.yaml', 'quick-replies.txt']) {
    const file = path.join(dataDir, name)
    if (existsSync(file)) copyFileSync(file, path.join(folder, name))
  }
}

async function check(file: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite')
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const answer = copy.prepare('pragma integrity_check(1)').get()
    if (answer?.integrity_check !== 'ok') throw new Explained('备份出来的数据库不完整，请检查磁盘')
  } finally {
    copy.close()
  }
}

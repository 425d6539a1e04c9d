import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openConnection } from '@/lib/host/store/sqlite'

/** A failed backup; the message names the reason and the remedy. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Copies a running site's SQLite database, as it is at one moment, with the key and the rules of routing, into a new folder; the copy is
 * checked before this resolves. To restore, put the files into an empty data folder.
 * @throws BackupError when there is no database, the folder exists, or the copy is damaged
 */
export async function backupSqlite(dataDir: string, folder: string): Promise<void> {
  const source = path.join(dataDir, 'site.db')
  if (!existsSync(source)) throw new BackupError(`${source} 不存在`)
  if (existsSync(folder)) throw new BackupError(`${folder} 已存在，请换一个新目录`)
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
    for (const name of ['code.key', 'routing.yaml']) {
      const file = path.join(dataDir, name)
      if (existsSync(file)) copyFileSync(file, path.join(folder, name))
    }
  } catch (error) {
    // An incomplete backup must not look like a backup.
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function check(file: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite')
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const answer = copy.prepare('pragma integrity_check(1)').get()
    if (answer?.integrity_check !== 'ok') throw new BackupError('备份出来的数据库不完整，请检查磁盘')
  } finally {
    copy.close()
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits until no other process builds here, and says so in one line. The lock is one of the operating system, on an empty database, so
 * that it is free again when its process is killed.
 * @returns frees the lock
 */
export async function takeBuildLock(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 })
  const holder = path.join(folder, 'lock-holder')
  for (let tries = 0; !isTaken(lock); tries += 1) {
    if (tries === 0 && existsSync(holder))
      console.error(`另一个构建正在进行（进程号 ${readFileSync(holder, 'utf8')}），等它结束`)
    await delay(500)
  }
  writeFileSync(holder, String(process.pid))
  return () => lock.close()
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false
    throw error
  }
}

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StoreOpenError } from './errors'

/**
 * Makes sure that the data folder and the database file exist and only their owner can access them (0700, 0600).
 * @returns the database file's absolute path
 * @throws StoreOpenError when the folder cannot be written
 */
export function prepareFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  const file = join(folder, 'site.db')
  try {
    const isNew = !existsSync(folder)
    if (isNew) makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    // The mode of a folder that is shared on purpose, such as a temporary directory, is not changed.
    const mode = statSync(folder).mode
    if ((mode & 0o077) !== 0 && (mode & 0o1000) === 0) close(folder, 0o700)
    closeSync(openSync(file, 'a', 0o600))
    if ((statSync(file).mode & 0o077) !== 0) close(file, 0o600)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreOpenError(`数据目录 ${folder} 不能写入，请检查 DATA_DIR 与权限：${reason}`, { cause })
  }
  return file
}

/** Makes one level after the other: Node's own recursion never ends where the system allows no new folder, such as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Restricts the mode. On a mounted volume of another user this fails, which is accepted: the mode is that user's decision, and writing
 * still works.
 */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

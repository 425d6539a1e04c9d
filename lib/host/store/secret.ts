import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreOpenError } from './errors'

/**
 * The key that codes and limit buckets are hashed with: `CODE_SECRET`, else a random one kept in the data folder (0600)
 * so that codes outlive a restart.
 */
export function loadSecret(dataDir: string, configured: string | undefined): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'code.key')
  const draft = join(dataDir, `code.key.${randomUUID()}`)
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    // A link appears whole or not at all: of two processes that start at once both read the winner's key.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new StoreOpenError(`${file} 内容太短，请删除后重新启动`)
  return key
}

/** Keyed hash, hex. The purpose keeps a code's hash from ever matching an address's. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}|${value}`).digest('hex')
}

import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreOpenError } from './errors'

/**
 * The key for the hashes of codes and limit buckets: `CODE_SECRET`, otherwise a random one stored in the data folder (0600), so that
 * codes stay valid after a restart.
 */
export function loadSecret(dataDir: string, configured: string | undefined): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'code.key')
  const draft = join(dataDir, `code.key.${randomUUID()}`)
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    // `linkSync` creates the complete file or fails, so that two processes that start at once both read the same key.
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

/** Keyed hash, hex. Because of `purpose` the hash of a code never equals the hash of an address. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}|${value}`).digest('hex')
}

/**
 * The code in an address that opens one subject's page. It is computed, so that a repeated request gets the same code although only its
 * hash is stored.
 */
export const secretCode = (secret: string, purpose: string, subject: string): string =>
  Buffer.from(keyedHash(secret, purpose, subject), 'hex')
    .subarray(0, 24)
    .toString('base64url')

/** How a code is stored: a hash without a key, because 192 random bits need none and the code stays valid when the secret changes. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('hex')

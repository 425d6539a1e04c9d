import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { codes } from '@/lib/api/envelope'
import type { HostContext } from '@/lib/host/context'
import { refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { bucketName, holdBuckets, isSpent, minute, recordEvents } from '@/lib/host/store/limits'
import { messages } from '@/lib/leads/messages'
import { addressOf } from './submission'

const callsPerMinute = 60
const failuresPerAddress = 10
const failureWindow = 10 * minute

/**
 * Lets a consultant's key in and tells the answer who reads; everybody else gets 401. A key has sixty calls a minute over
 * all calls, and an address with ten failures in ten minutes is shut out.
 */
export async function asConsultant(
  c: Context,
  context: HostContext,
  answer: (reader: string) => Promise<Response>,
): Promise<Response> {
  const keys = context.env.CONSULTANT_KEYS
  if (keys.length === 0) return unauthorized(c)
  const reader = readerOf(c.req.header('authorization'), keys)
  const admission = await admit(context, reader, addressOf(c.req.raw))
  if (admission === 'busy') return refuse(c, codes.busyAddress, messages.busy, 429)
  if (reader === null) return unauthorized(c)
  return answer(reader)
}

function unauthorized(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer')
  return refuse(c, codes.unauthorized, messages.unauthorized, 401)
}

/** The start of the matching key's digest, which names the reader; null when no key matches. */
function readerOf(authorization: string | undefined, digests: readonly string[]): string | null {
  const key = /^Bearer ([\x21-\x7e]{1,256})$/i.exec(authorization ?? '')?.[1]
  // The digest of an unset variable must not open the door to those who send nothing.
  if (key === undefined) return null
  const given = createHash('sha256').update(key).digest()
  let reader: string | null = null
  // Every digest is compared, so that the time taken does not tell which one came close.
  for (const digest of digests) {
    if (timingSafeEqual(given, Buffer.from(digest, 'hex'))) reader = digest.slice(0, 12)
  }
  return reader
}

/** Counts this call against its key, or a failed one against its address. An address with too many failures is out. */
async function admit(context: HostContext, reader: string | null, address: string): Promise<'in' | 'busy'> {
  const now = context.now()
  const store = await context.store()
  const failures = bucketName(store.secret, 'key-failure', address)
  const calls = bucketName(store.secret, 'key-call', reader ?? '')
  return store.write(async (trx) => {
    await holdBuckets(trx, reader === null ? [failures] : [failures, calls], now)
    if (await isSpent(trx, { bucket: failures, window: failureWindow, max: failuresPerAddress }, now))
      return 'busy'
    if (
      reader !== null &&
      (await isSpent(trx, { bucket: calls, window: minute, max: callsPerMinute }, now))
    ) {
      return 'busy'
    }
    await recordEvents(trx, [reader === null ? failures : calls], timeId(now), now)
    return 'in'
  })
}

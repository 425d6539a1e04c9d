import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import { log } from '@/lib/core/log'
import { minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { bearerKey } from '@/lib/host/request/bearer'
import { addressOf, maskedAddressOf } from '@/lib/host/request/client-address'
import { pickScalars, readQuery } from '@/lib/host/request/fields'
import { bucketName, claimLimits } from '@/lib/host/store/limits'
import { messages } from '@/lib/leads/messages'

const requestsPerMinute = 60
const failuresPerAddress = 10
const failureWindow = 10 * minute

/**
 * The holder of a key. What a person fetches that person has seen; a system only takes delivery, and a person sees the lead later in that
 * system.
 */
export type Reader = { name: string; kind: 'person' | 'system' }

/**
 * Requires a consultant's key and passes its holder on; any other request gets 401. A key has sixty requests a minute over all operations;
 * after ten failures in ten minutes an address gets 429 for every wrong key.
 */
export async function asConsultant(
  c: Context,
  context: HostContext,
  answer: (reader: Reader) => Promise<Response>,
): Promise<Response> {
  const keys = context.env.CONSULTANT_KEYS
  if (keys.length === 0) return refuseKey(c)
  const reader = readerOf(c.req.header('authorization'), keys)
  const admission = await admit(context, reader?.name ?? null, addressOf(c.req.raw))
  if (admission === 'busy') return refuse(c, codes.busyAddress, messages.busy, 429)
  return reader === null ? refuseKey(c) : answer(reader)
}

/** Reads a query by its schema. An unknown or repeated name makes the whole query invalid. */
export function parseQuery<T extends z.ZodObject>(url: string, schema: T) {
  const reading = readQuery(url)
  return schema.safeParse(reading.ok ? pickScalars(reading.fields, [...reading.fields.keys()]) : null)
}

/** What is wrong with a query, by the field's name. */
export function issueText({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return `${messages.malformed}：${issue.message}`
  if (issue === undefined || issue.path.length === 0) return messages.malformed
  const said = issue.code === 'custom' ? ` ${issue.message}` : ''
  return `${messages.malformed}：${issue.path.join('.')}${said}`
}

function refuseKey(c: Context): Response {
  log('warn', 'consultant key refused', { address: maskedAddressOf(c.req.raw) })
  c.header('WWW-Authenticate', 'Bearer')
  return refuse(c, codes.unauthorized, messages.unauthorized, 401)
}

/** The holder of the matching key, called by the start of the digest when it has no name; null when no key matches. */
function readerOf(authorization: string | undefined, keys: readonly string[]): Reader | null {
  const key = bearerKey(authorization)
  // A request without a key must not match the digest of an empty text.
  if (key === undefined) return null
  const given = createHash('sha256').update(key).digest()
  let reader: Reader | null = null
  // Every digest is compared, so that the time taken does not reveal which one was similar.
  for (const named of keys) {
    const { name, digest, kind } = keyParts(named)
    if (timingSafeEqual(given, Buffer.from(digest, 'hex'))) reader = { name, kind }
  }
  return reader
}

/** The parts of an entry of `CONSULTANT_KEYS`: name, digest and kind, of which only the digest is always written. */
function keyParts(entry: string): Reader & { digest: string } {
  const [, name, digest = '', kind] = /^(?:([^:]+):)?([0-9a-f]{64})(?::(\w+))?$/.exec(entry) ?? []
  return { digest, name: name ?? digest.slice(0, 12), kind: kind === 'system' ? 'system' : 'person' }
}

/**
 * Counts this request against its key, or a failed one against its address. A right key works even when others at the same address
 * failed, because a whole office shares one address.
 */
async function admit(context: HostContext, reader: string | null, address: string): Promise<'in' | 'busy'> {
  const now = context.now()
  const store = await context.store()
  const limit =
    reader === null
      ? {
          bucket: bucketName(store.secret, 'key-failure', address),
          window: failureWindow,
          max: failuresPerAddress,
        }
      : { bucket: bucketName(store.secret, 'key-request', reader), window: minute, max: requestsPerMinute }
  const claim = { limits: [{ name: 'busy', ...limit }], ref: timeId(now) }
  const spent = await store.write((trx) => claimLimits(trx, claim, now))
  return spent === null ? 'in' : 'busy'
}

import type { Context } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { log } from '@/lib/core/log'
import { minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { addressOf, maskedAddressOf } from '@/lib/host/request/client-address'
import { audit } from '@/lib/host/store/audit'
import { bucketName, claimLimits } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { messages } from '@/lib/leads/messages'
import { receiptCodePattern } from '@/lib/leads/receipt'

/** The most requests of one kind from an address in ten minutes, reading and writing together. */
type RateLimit = { kind: string; max: number }

const rateWindow = 10 * minute

/** For the pages of leads and the boards together. All consultants of an office may share one address. */
export const callPageLimit: RateLimit = { kind: 'lead-call', max: 300 }

/** Counts a request of the sender's address. False when the limit is exceeded. */
export async function isWithinRate(
  c: Context,
  store: Store,
  { kind, max }: RateLimit,
  now: number,
): Promise<boolean> {
  const bucket = bucketName(store.secret, kind, addressOf(c.req.raw))
  const limit = { name: 'busy', bucket, window: rateWindow, max }
  const claim = { limits: [limit], ref: timeId(now) }
  return (await store.write((trx) => claimLimits(trx, claim, now))) === null
}

/**
 * Answers with the data that the secret code in the address gives access to: not found when the code is malformed or `read` returns null,
 * 429 for an address with too many requests.
 * @param read also records the reader, in the same transaction
 */
export async function showBySecretLink(
  c: Context,
  context: HostContext,
  limit: RateLimit,
  read: (trx: Write, asked: { code: string; secret: string; now: number }) => Promise<object | null>,
): Promise<Response> {
  const code = c.req.param('code') ?? ''
  if (!receiptCodePattern.test(code)) return refuse(c, codes.notFound, messages.notFound)
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, limit, now))) return refuse(c, codes.busyAddress, messages.busy, 429)
  const shown = await store.write((trx) => read(trx, { code, secret: store.secret, now }))
  if (shown !== null) return ok(c, shown)
  return refuseLink(c, limit.kind)
}

/** The answer to a link or key that is unknown, revoked or expired; the log says that somebody tried it. */
export function refuseLink(c: Context, kind: string): Response {
  log('info', 'secret link refused', { kind, address: maskedAddressOf(c.req.raw) })
  return refuse(c, codes.notFound, messages.notFound)
}

/** Records in the audit what the holder of a secret link read or did. */
export const auditLink = (
  trx: Write,
  c: Context,
  entry: { action: string; detail: Record<string, unknown> },
  now: number,
) => audit(trx, { actor: 'link', ...entry, address: maskedAddressOf(c.req.raw) }, now)

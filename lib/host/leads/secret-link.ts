import type { Context } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { log } from '@/lib/core/log'
import { minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { addressOf, maskedAddressOf } from '@/lib/host/request/client-address'
import { pickScalars, type Reading } from '@/lib/host/request/fields'
import { audit } from '@/lib/host/store/audit'
import { bucketName, type CountedKind, claimLimits } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { messages } from '@/lib/leads/messages'
import { receiptCodePattern } from '@/lib/leads/receipt'

/** The most requests of one kind from an address in ten minutes, reading and writing together. */
export type RateLimit = { kind: CountedKind; max: number }

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

/** What was read in the transaction; a function reads the rest after it, because nothing that takes long may keep a lead waiting. */
type Shown = object | ((store: Store) => Promise<object>)

/**
 * Answers with the data that the secret code in the address gives access to: not found when the code is malformed or `read` returns null,
 * 429 for an address with too many requests.
 * @param read finds whatever the code opens on this page, and records the reader in the same transaction
 */
export async function showBySecretLink(
  c: Context,
  context: HostContext,
  limit: RateLimit,
  read: (trx: Write, asked: { code: string; secret: string; now: number }) => Promise<Shown | null>,
): Promise<Response> {
  const code = c.req.param('code') ?? ''
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, limit, now))) return refuse(c, codes.busyAddress, messages.busy, 429)
  if (!receiptCodePattern.test(code)) return refuseLink(c, limit, 'malformed')
  const shown = await store.write((trx) => read(trx, { code, secret: store.secret, now }))
  if (shown === null) return refuseLink(c, limit, 'unknown')
  return ok(c, typeof shown === 'function' ? await shown(store) : shown)
}

/** `unknown`: never issued, revoked, expired, or of another page; `foreign`: a form that another site sent. */
type Refusal = 'unknown' | 'malformed' | 'foreign'

/** The answer to a code that opens nothing, with its line in the log. */
export function refuseLink(c: Context, limit: { kind: string }, reason: Refusal): Response {
  noteRefusedLink(c, limit, reason)
  return refuse(c, codes.notFound, messages.notFound)
}

/** Most lines about refused codes in a minute. */
const linesAtMost = 100
const written = { minute: 0, lines: 0 }

/**
 * The line about a refused code, one for each attempt up to a number of all senders together, so that nobody fills the disk with them:
 * the others are in the access log and among the counters.
 */
export function noteRefusedLink(c: Context, { kind }: { kind: string }, reason: Refusal): void {
  const now = Math.floor(Date.now() / minute)
  if (now !== written.minute) Object.assign(written, { minute: now, lines: 0 })
  written.lines += 1
  if (written.lines > linesAtMost) return
  log('info', 'secret link refused', { kind, reason, address: maskedAddressOf(c.req.raw) })
}

/** The code in a form whose other fields may be wrong; null when there is none of its shape, which is noted. */
export function codeOfForm(c: Context, limit: RateLimit, reading: Reading, name: string): string | null {
  const typed = reading.ok ? pickScalars(reading.fields, [name])?.[name] : undefined
  if (typed !== undefined && receiptCodePattern.test(typed)) return typed
  noteRefusedLink(c, limit, 'malformed')
  return null
}

/** Records in the audit what the holder of a secret link read or did. */
export const auditLink = (
  trx: Write,
  c: Context,
  entry: { action: string; detail: Record<string, unknown> },
  now: number,
) => audit(trx, { actor: 'link', ...entry, address: maskedAddressOf(c.req.raw) }, now)

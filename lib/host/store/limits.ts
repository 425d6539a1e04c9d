import { sql } from 'kysely'
import { keyedHash } from './secret'
import type { Write } from './store'
import { engineOf } from './store'

/** At most `max` events of `bucket` within the last `window` ms. */
export type Limit = { bucket: string; window: number; max: number }

/** Everything of which events are counted. The table of limits in docs/security.md says how many of each are allowed. */
export const countedKinds = [
  'sms-pause',
  'sms-phone',
  'sms-address',
  'sms-all',
  'wrong-code',
  'wrong-code-phone',
  'submit',
  'chat',
  'chat-new',
  'receipt',
  'lead-call',
  'chat-page',
  'key-request',
  'key-failure',
  'robot',
  'robot-chat',
] as const
export type CountedKind = (typeof countedKinds)[number]

/** A bucket's name, with a keyed hash instead of the phone or address, so that the counters contain no personal data. */
export function bucketName(secret: string, kind: CountedKind | 'lead-phone', subject: string): string {
  return `${kind}:${keyedHash(secret, 'bucket', subject).slice(0, 32)}`
}

/**
 * Locks names for this transaction: a transaction of any process that locks one of these names waits. Call it once, at the start, with
 * all names. Does nothing on SQLite, which has only one writer at a time.
 */
export async function lockNames(trx: Write, names: readonly string[]): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  // Always in the same order; otherwise two transactions could wait for each other.
  const ordered = JSON.stringify([...names].sort())
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from jsonb_array_elements_text(${ordered}::jsonb) as name`.execute(trx)
}

/** Locks buckets for this transaction, so that nothing changes between counting and recording. */
export async function lockBuckets(trx: Write, buckets: readonly string[], now: number): Promise<void> {
  await lockNames(trx, buckets)
  await settleEvents(trx, buckets, now)
}

export type Claim<Name extends string> = {
  /** In the order in which they are checked; each has the name that the result contains. */
  limits: readonly (Limit & { name: Name })[]
  /** Buckets that are not locked: simultaneous requests may all be accepted. For a bucket that all requests share. */
  unlocked?: readonly string[]
  /** Identifies the events for `giveBack`. */
  ref: string
}

/** Counts one event in each bucket of the claim, or returns the first exhausted limit and counts nothing. */
export async function claimLimits<Name extends string>(
  trx: Write,
  { limits, unlocked = [], ref }: Claim<Name>,
  now: number,
): Promise<Name | null> {
  const buckets = [...new Set(limits.map(({ bucket }) => bucket))]
  const locked = buckets.filter((bucket) => !unlocked.includes(bucket))
  await lockNames(trx, locked)
  await settleEvents(trx, buckets, now)
  await dropOldEvents(trx, limits, now)
  for (const limit of limits) {
    if (await isSpent(trx, limit, now)) return limit.name
  }
  await recordEvents(trx, buckets, ref, now)
  return null
}

/** Deletes the events that no limit of their bucket counts any more, so that a bucket never holds more than its limit allows. */
export async function dropOldEvents(
  trx: Write,
  limits: readonly Pick<Limit, 'bucket' | 'window'>[],
  now: number,
): Promise<void> {
  const windows = new Map<string, number>()
  for (const { bucket, window } of limits) windows.set(bucket, Math.max(window, windows.get(bucket) ?? 0))
  for (const [bucket, window] of windows) {
    await trx
      .deleteFrom('limit_event')
      .where('bucket', '=', bucket)
      .where('at', '<=', now - window)
      .execute()
  }
}

/**
 * Events with a time in the future, because the clock was set back, get the current time: so no limit is opened, and none lasts longer
 * than its window.
 */
export async function settleEvents(trx: Write, buckets: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('limit_event')
    .set({ at: now })
    .where('bucket', 'in', buckets)
    .where('at', '>', now)
    .execute()
}

/** How many events of a bucket are within the last `window` ms. */
export async function countEvents(
  trx: Write,
  { bucket, window }: Pick<Limit, 'bucket' | 'window'>,
  now: number,
): Promise<number> {
  const row = await trx
    .selectFrom('limit_event')
    .select((select) => select.fn.countAll().as('events'))
    .where('bucket', '=', bucket)
    .where('at', '>', now - window)
    .executeTakeFirstOrThrow()
  return Number(row.events)
}

export async function isSpent(trx: Write, limit: Limit, now: number): Promise<boolean> {
  return (await countEvents(trx, limit, now)) >= limit.max
}

/** Counts one event in each bucket. `ref` identifies them for `giveBack`. */
export async function recordEvents(
  trx: Write,
  buckets: readonly string[],
  ref: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto('limit_event')
    .values(buckets.map((bucket) => ({ bucket, ref, at: now })))
    .execute()
}

/** Removes the events that `recordEvents` counted under `ref` in these buckets. */
export async function giveBack(trx: Write, buckets: readonly string[], ref: string): Promise<void> {
  await trx.deleteFrom('limit_event').where('ref', '=', ref).where('bucket', 'in', buckets).execute()
}

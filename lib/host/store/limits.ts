import { keyedHash } from './secret'
import type { Write } from './store'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** At most `max` events of `bucket` within the last `window` ms. */
export type Limit = { bucket: string; window: number; max: number }

/** A bucket's name: a keyed hash stands for the phone or address, so the counters hold nobody's data. */
export function bucketName(secret: string, kind: string, subject: string): string {
  return `${kind}:${keyedHash(secret, 'bucket', subject).slice(0, 32)}`
}

/**
 * Takes the buckets for this transaction: whoever counts the same buckets at once waits, on whatever machine. Call it
 * first, since the transaction's first statement must be a write, and once, with all the buckets there are.
 *
 * Events that lie ahead, because the clock was set back, count as of now: no limit opens, and none lasts longer than its
 * window.
 */
export async function holdBuckets(trx: Write, names: readonly string[], now: number): Promise<void> {
  // One order for everybody, else two holders could wait for each other.
  for (const name of [...names].sort()) {
    await trx
      .insertInto('limit_bucket')
      .values({ name, touched_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ touched_at: now }))
      .execute()
  }
  await trx
    .updateTable('limit_event')
    .set({ at: now })
    .where('bucket', 'in', names)
    .where('at', '>', now)
    .execute()
}

/** How many events of a bucket fall in the last `window` ms. */
export async function countEvents(trx: Write, bucket: string, window: number, now: number): Promise<number> {
  const row = await trx
    .selectFrom('limit_event')
    .select((select) => select.fn.countAll().as('events'))
    .where('bucket', '=', bucket)
    .where('at', '>', now - window)
    .executeTakeFirstOrThrow()
  return Number(row.events)
}

export async function isSpent(trx: Write, limit: Limit, now: number): Promise<boolean> {
  return (await countEvents(trx, limit.bucket, limit.window, now)) >= limit.max
}

/** Counts one event in each bucket. `ref` names them for `giveBack`. */
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

/** Takes back what `recordEvents` counted under `ref` in these buckets. */
export async function giveBack(trx: Write, buckets: readonly string[], ref: string): Promise<void> {
  await trx.deleteFrom('limit_event').where('ref', '=', ref).where('bucket', 'in', buckets).execute()
}

import { randomInt } from 'node:crypto'
import { timeId } from '@/lib/host/id'
import { clockSkew } from '@/lib/host/store/hold'
import { bucketName, day, hour, isSpent, minute, recordEvents } from '@/lib/host/store/limits'
import { keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a code is valid, in ms. */
export const codeLife = 10 * minute
const wrongTriesPerCode = 5
/**
 * In 24 h. The limits of sending (ten codes a day) come to the same, but a message whose sending failed is given back and
 * its code may be valid all the same.
 */
const wrongTriesPerPhone = 50
/** In 1 h. */
const wrongTriesPerAddress = 30
/** A late message must not be refused because a newer one is on its way. */
const codesValidAtOnce = 2

/** Six digits from the system's random source; leading zeros count. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

const hashCode = (secret: string, phone: string, code: string) =>
  keyedHash(secret, 'code', `${phone}|${code}`)

/**
 * Codes that lie ahead, because the clock was set back, count as sent a moment ago: they are not newer than the next one
 * and live no longer than any other.
 */
async function settleCodes(trx: Write, phone: string, now: number): Promise<void> {
  await trx
    .updateTable('sms_code')
    .set({ created_at: now - 1, expires_at: now - 1 + codeLife })
    .where('phone', '=', phone)
    .where('created_at', '>', now + clockSkew)
    .execute()
}

/** Stores a code that is about to be sent. Returns its id. */
export async function storeCode(
  trx: Write,
  secret: string,
  phone: string,
  code: string,
  now: number,
): Promise<string> {
  await settleCodes(trx, phone, now)
  const id = timeId(now)
  const hmac = hashCode(secret, phone, code)
  await trx
    .insertInto('sms_code')
    .values({ id, phone, hmac, created_at: now, expires_at: now + codeLife, used_at: null, wrong: 0 })
    .execute()
  return id
}

export type CodeGuess = { phone: string; code: string; address: string }

/** The buckets of wrong guesses, to be held by the transaction that checks a code. */
export function guessBuckets(secret: string, { phone, address }: Pick<CodeGuess, 'phone' | 'address'>) {
  return {
    address: bucketName(secret, 'wrong-code', address),
    phone: bucketName(secret, 'wrong-code-phone', phone),
  }
}

export type CodeCheck = 'used' | 'usedBefore' | 'wrong' | 'expired' | 'tooManyTries' | 'busy'

/**
 * Checks a code and uses it up, in the lead's own transaction: rolled back with it, and gone with it once committed. A
 * wrong guess is counted here as well, so the caller must commit on `wrong`. The caller holds `guessBuckets`, so that
 * guesses sent at the same moment cannot slip past the counter. The count stands with the newest code: whoever has used
 * up the tries is told to get a new one, which then has to work.
 * @returns `usedBefore` for the right code of this phone sent in again
 */
export async function consumeCode(
  trx: Write,
  secret: string,
  guess: CodeGuess,
  now: number,
): Promise<CodeCheck> {
  const { phone, code } = guess
  const buckets = guessBuckets(secret, guess)
  const isBusy =
    (await isSpent(trx, { bucket: buckets.address, window: hour, max: wrongTriesPerAddress }, now)) ||
    (await isSpent(trx, { bucket: buckets.phone, window: day, max: wrongTriesPerPhone }, now))
  if (isBusy) return 'busy'

  await settleCodes(trx, phone, now)
  const newest = await trx
    .selectFrom('sms_code')
    .select(['id', 'hmac', 'expires_at', 'used_at', 'wrong'])
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(codesValidAtOnce)
    .execute()
  // Without a live code there is nothing to guess, so nothing to count either.
  const [last] = newest
  const live = last !== undefined && last.expires_at > now ? last : undefined
  if (live !== undefined && live.wrong >= wrongTriesPerCode) return 'tooManyTries'

  const hmac = hashCode(secret, phone, code)
  const match = newest.find((row) => row.hmac === hmac)
  if (match !== undefined) {
    const used = await trx
      .updateTable('sms_code')
      .set({ used_at: now })
      .where('id', '=', match.id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst()
    if (used !== undefined) return 'used'
    return match.used_at === null ? 'expired' : 'usedBefore'
  }
  if (live !== undefined) {
    await trx
      .updateTable('sms_code')
      .set((row) => ({ wrong: row('wrong', '+', 1) }))
      .where('id', '=', live.id)
      .execute()
  }
  const counted = live === undefined ? [buckets.address] : [buckets.address, buckets.phone]
  await recordEvents(trx, counted, timeId(now), now)
  return 'wrong'
}

import { randomInt } from 'node:crypto'
import { timeId } from '@/lib/host/id'
import { bucketName, hour, isSpent, minute, recordEvents } from '@/lib/host/store/limits'
import { keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a code is valid, in ms. */
export const codeLife = 10 * minute
const wrongTriesPerPhone = 5
const wrongTriesPerAddress = 30
/** A late message must not be refused because a newer one is on its way. */
const codesValidAtOnce = 2

/** Six digits from the system's random source; leading zeros count. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

const hashCode = (secret: string, phone: string, code: string) =>
  keyedHash(secret, 'code', `${phone}|${code}`)

/** Stores a code that is about to be sent. Returns its id. */
export async function storeCode(
  trx: Write,
  secret: string,
  phone: string,
  code: string,
  now: number,
): Promise<string> {
  const id = timeId(now)
  const hmac = hashCode(secret, phone, code)
  await trx
    .insertInto('sms_code')
    .values({ id, phone, hmac, created_at: now, expires_at: now + codeLife, used_at: null })
    .execute()
  return id
}

export type CodeGuess = { phone: string; code: string; address: string }
export type CodeCheck = 'used' | 'usedBefore' | 'wrong' | 'expired' | 'tooManyTries' | 'busyAddress'

/**
 * Checks a code and uses it up, in the lead's own transaction: rolled back with it, and gone with it once committed. A
 * wrong guess is counted here as well, so the caller must commit on `wrong`. Check and count being one transaction,
 * guesses sent at the same moment cannot slip past the counter.
 * @returns `usedBefore` for the right code of this phone sent in again
 */
export async function consumeCode(
  trx: Write,
  secret: string,
  guess: CodeGuess,
  now: number,
): Promise<CodeCheck> {
  const { phone, code, address } = guess
  const addressBucket = bucketName(secret, 'wrong-code', address)
  if (await isSpent(trx, { bucket: addressBucket, window: hour, max: wrongTriesPerAddress }, now))
    return 'busyAddress'
  if (await hasTooManyTries(trx, phone, now)) return 'tooManyTries'

  const hmac = hashCode(secret, phone, code)
  const newest = await trx
    .selectFrom('sms_code')
    .select(['id', 'hmac', 'expires_at', 'used_at'])
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(codesValidAtOnce)
    .execute()
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
  await countWrongTry(trx, phone, newest[0]?.expires_at, now)
  await recordEvents(trx, [addressBucket], timeId(now), now)
  return 'wrong'
}

async function hasTooManyTries(trx: Write, phone: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('code_try')
    .select('wrong')
    .where('phone', '=', phone)
    .where('until', '>', now)
    .where('wrong', '>=', wrongTriesPerPhone)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts until the newest code expires; without a live code there is nothing to guess. */
async function countWrongTry(
  trx: Write,
  phone: string,
  until: number | undefined,
  now: number,
): Promise<void> {
  if (until === undefined || until <= now) return
  await trx
    .insertInto('code_try')
    .values({ phone, wrong: 1, until })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet((set) => ({
        until,
        wrong: set
          .case()
          .when('code_try.until', '<=', now)
          .then(1)
          .else(set('code_try.wrong', '+', 1))
          .end(),
      })),
    )
    .execute()
}

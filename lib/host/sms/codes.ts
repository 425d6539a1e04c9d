import { randomInt } from 'node:crypto'
import { day, hour, minute } from '@/lib/core/time'
import { timeId } from '@/lib/host/id'
import { clockSkew } from '@/lib/host/store/lease'
import { bucketName, isSpent, type Limit, recordEvents, settleEvents } from '@/lib/host/store/limits'
import { keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a code is valid, in ms. */
export const codeLife = 10 * minute
const wrongTriesPerCode = 5
/**
 * In 24 h. The limit of ten codes a day with five tries each gives the same number, but a message that failed is not counted there, and
 * its code may still be valid.
 */
const wrongTriesPerPhone = 50
/** In 1 h. */
const wrongTriesPerAddress = 30
/** A message may arrive late, after a newer code was requested; its code must still be accepted. */
const codesValidAtOnce = 2

/** Six digits from the system's random source, with leading zeros. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

const hashCode = (secret: string, phone: string, code: string) =>
  keyedHash(secret, 'code', `${phone}|${code}`)

/**
 * Codes with a time in the future, because the clock was set back, get the time just before now: so they are not newer than the next code
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

export type NewCode = { id: string; phone: string; hmac: string }

/** A code that will be sent, in the form that is stored. */
export const toNewCode = (secret: string, phone: string, code: string, now: number): NewCode => ({
  id: timeId(now),
  phone,
  hmac: hashCode(secret, phone, code),
})

/** Stores a code that will be sent. */
export async function storeCode(trx: Write, { id, phone, hmac }: NewCode, now: number): Promise<void> {
  await settleCodes(trx, phone, now)
  await trx
    .insertInto('sms_code')
    .values({ id, phone, hmac, created_at: now, expires_at: now + codeLife, used_at: null, wrong: 0 })
    .execute()
}

/** A code that a visitor typed, hashed, with the limits for wrong codes. */
type Guess = { phone: string; hmac: string; byAddress: Limit; byPhone: Limit }

export const toGuess = (
  secret: string,
  { phone, code, address }: { phone: string; code: string; address: string },
): Guess => ({
  phone,
  hmac: hashCode(secret, phone, code),
  byAddress: { bucket: bucketName(secret, 'wrong-code', address), window: hour, max: wrongTriesPerAddress },
  byPhone: { bucket: bucketName(secret, 'wrong-code-phone', phone), window: day, max: wrongTriesPerPhone },
})

/** `usedBefore`: the right code of this phone, but it was used before. */
type CodeCheck =
  | { outcome: 'right'; id: string }
  | { outcome: 'usedBefore' | 'wrong' | 'expired' | 'tooManyTries' | 'busy' }

/**
 * Checks a code in the lead's own transaction, without marking it as used. A wrong code is counted here, so the caller must commit on
 * `wrong`, and must hold the locks of both limits. The count belongs to the newest code: after the last try the visitor needs a new code,
 * which starts with all its tries.
 * @param ref identifies this try among those counted
 */
export async function checkCode(
  trx: Write,
  { phone, hmac, byAddress, byPhone }: Guess,
  ref: string,
  now: number,
): Promise<CodeCheck> {
  await settleEvents(trx, [byAddress.bucket, byPhone.bucket], now)
  if (await isSpent(trx, byPhone, now)) return { outcome: 'busy' }

  await settleCodes(trx, phone, now)
  const newest = await trx
    .selectFrom('sms_code')
    .select(['id', 'hmac', 'expires_at', 'used_at', 'wrong'])
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(codesValidAtOnce)
    .execute()
  // Without a valid code nothing can be guessed, so the try is not counted for the phone.
  const [last] = newest
  const live = last !== undefined && last.expires_at > now ? last : undefined
  // Thousands may share an address, so the guesses of others never refuse the first try at a code; one try finds no code.
  const isFirstTry = live !== undefined && live.wrong === 0
  if (!isFirstTry && (await isSpent(trx, byAddress, now))) return { outcome: 'busy' }
  if (live !== undefined && live.wrong >= wrongTriesPerCode) return { outcome: 'tooManyTries' }

  const match = newest.find((row) => row.hmac === hmac)
  if (match !== undefined) {
    if (match.used_at !== null) return { outcome: 'usedBefore' }
    return match.expires_at > now ? { outcome: 'right', id: match.id } : { outcome: 'expired' }
  }
  if (live !== undefined) {
    await trx
      .updateTable('sms_code')
      .set((row) => ({ wrong: row('wrong', '+', 1) }))
      .where('id', '=', live.id)
      .execute()
  }
  const counted = live === undefined ? [byAddress] : [byAddress, byPhone]
  await recordEvents(
    trx,
    counted.map(({ bucket }) => bucket),
    ref,
    now,
  )
  return { outcome: 'wrong' }
}

/** Marks a right code as used, in the transaction that checked it. */
export async function markCodeUsed(trx: Write, id: string, now: number): Promise<void> {
  await trx.updateTable('sms_code').set({ used_at: now }).where('id', '=', id).execute()
}

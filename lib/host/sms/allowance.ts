import { day, hour, minute } from '@/lib/core/time'
import { timeId } from '@/lib/host/id'
import { bucketName, type Claim, type CountedKind, claimLimits, giveBack } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { smsLimits } from '@/lib/leads/sms-limits'
import { type NewCode, storeCode } from './codes'

type Refusal = 'cooldown' | 'phoneSpent' | 'addressSpent' | 'budgetSpent'

/** `seconds`: time until the next message to this phone is allowed, 1 to 60. */
export type Allowance =
  | { outcome: 'granted'; ref: string }
  | { outcome: 'cooldown'; seconds: number }
  | { outcome: Exclude<Refusal, 'cooldown'> }

type Subject = { phone: string; address: string }

/**
 * Counts a message before it is sent, in one transaction with its code; if the database fails, nothing may be sent. Simultaneous
 * requests may exceed the total by a few: if every request waited for all others, more would be refused than saved.
 * @param code null when another host makes it
 */
export async function claimMessage(
  store: Store,
  subject: Subject,
  code: NewCode | null,
  now: number,
): Promise<Allowance> {
  const ref = timeId(now)
  return store.write(async (trx): Promise<Allowance> => {
    const outcome = await claimLimits(trx, claimOf(store, subject, ref), now)
    if (outcome === 'cooldown') return { outcome, seconds: await secondsLeft(trx, store, subject, now) }
    if (outcome !== null) return { outcome }
    if (code !== null) await storeCode(trx, code, now)
    return { outcome: 'granted', ref }
  })
}

/** The rest of the pause after a message, in whole seconds. */
async function secondsLeft(trx: Write, store: Store, subject: Subject, now: number): Promise<number> {
  const { at } = await trx
    .selectFrom('limit_event')
    .select((select) => select.fn.max('at').as('at'))
    .where('bucket', '=', bucketsOf(store, subject).cooldown)
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil((Number(at) + minute - now) / 1000))
}

/** After a failed sending the message no longer counts in the hour and the day. The 60 s pause stays. */
export async function returnMessage(trx: Write, store: Store, subject: Subject, ref: string) {
  const { phone, address, budget } = bucketsOf(store, subject)
  await giveBack(trx, [phone, address, budget], ref)
}

function claimOf(store: Store, subject: Subject, ref: string): Claim<Refusal> {
  const { cooldown, phone, address, budget } = bucketsOf(store, subject)
  return {
    limits: [
      { name: 'cooldown', bucket: cooldown, window: minute, max: smsLimits.phone.minute },
      { name: 'phoneSpent', bucket: phone, window: hour, max: smsLimits.phone.hour },
      { name: 'phoneSpent', bucket: phone, window: day, max: smsLimits.phone.day },
      { name: 'addressSpent', bucket: address, window: 10 * minute, max: smsLimits.address.tenMinutes },
      { name: 'addressSpent', bucket: address, window: day, max: smsLimits.address.day },
      { name: 'budgetSpent', bucket: budget, window: hour, max: smsLimits.site.hour },
      { name: 'budgetSpent', bucket: budget, window: day, max: smsLimits.site.day },
    ],
    unlocked: [budget],
    ref,
  }
}

const bucketsOf = ({ secret }: Store, { phone, address }: Subject) => ({
  cooldown: bucketName(secret, 'sms-pause', phone),
  phone: bucketName(secret, 'sms-phone', phone),
  address: bucketName(secret, 'sms-address', address),
  budget: 'sms-all' satisfies CountedKind,
})

import { timeId } from '@/lib/host/id'
import {
  bucketName,
  day,
  giveBack,
  holdBuckets,
  hour,
  isSpent,
  minute,
  recordEvents,
} from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'

export type Allowance =
  | { outcome: 'granted'; ref: string }
  | { outcome: 'cooldown' | 'phoneSpent' | 'addressSpent' | 'budgetSpent' }

/**
 * Counts a message before it is sent, in one transaction with whatever `onGranted` writes; if the store fails, nothing
 * may be sent. Sliding windows: per phone 1 in 60 s, 5 in 1 h, 10 in 24 h; per address 10 in 10 min, 100 in 24 h; 300 in
 * 1 h over all.
 */
export async function claimMessage(
  store: Store,
  subject: { phone: string; address: string },
  now: number,
  onGranted: (trx: Write) => Promise<void>,
): Promise<Allowance> {
  const { cooldown, counters } = bucketsOf(store, subject)
  const { phone, address, budget } = counters
  const ref = timeId(now)
  return store.write(async (trx) => {
    await holdBuckets(trx, [cooldown, phone, address, budget], now)
    const spent = (bucket: string, window: number, max: number) => isSpent(trx, { bucket, window, max }, now)
    if (await spent(cooldown, minute, 1)) return { outcome: 'cooldown' }
    if ((await spent(phone, hour, 5)) || (await spent(phone, day, 10))) return { outcome: 'phoneSpent' }
    if ((await spent(address, 10 * minute, 10)) || (await spent(address, day, 100)))
      return { outcome: 'addressSpent' }
    if (await spent(budget, hour, 300)) return { outcome: 'budgetSpent' }
    await recordEvents(trx, [cooldown, phone, address, budget], ref, now)
    await onGranted(trx)
    return { outcome: 'granted', ref }
  })
}

/** After a failed sending: nobody loses a message of the hour or the day to it. The 60 s pause stays. */
export async function returnMessage(
  trx: Write,
  store: Store,
  subject: { phone: string; address: string },
  ref: string,
) {
  const { counters } = bucketsOf(store, subject)
  await giveBack(trx, Object.values(counters), ref)
}

function bucketsOf({ secret }: Store, { phone, address }: { phone: string; address: string }) {
  return {
    cooldown: bucketName(secret, 'sms-pause', phone),
    counters: {
      phone: bucketName(secret, 'sms-phone', phone),
      address: bucketName(secret, 'sms-address', address),
      budget: 'sms-all',
    },
  }
}

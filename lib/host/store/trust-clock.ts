import { day } from '@/lib/core/time'
import { clockSkew } from './lease'
import type { Store } from './store'

const setting = 'clock'

/** Runs of the daily work are closer together than this, in ms, unless the site was off or the clock has jumped. */
const longestPause = 2 * day
/** How long a clock that has jumped must go on before anything is deleted by it, in ms. */
const probation = day

/**
 * Whether data may be deleted by this time. A machine that starts with the date of 1970 or of next year would otherwise delete, in one
 * run, what visitors were promised would be kept. A clock that has jumped since the last call is believed after a day without another
 * jump. Call it before each run of the daily work.
 */
export async function trustClock(store: Store, now: number): Promise<boolean> {
  return store.write(async (trx) => {
    const row = await trx.selectFrom('setting').select('value').where('name', '=', setting).executeTakeFirst()
    const [last = now, trustedFrom = now] = row?.value.split(' ').map(Number) ?? []
    const hasJumped = now < last - clockSkew || now > last + longestPause
    const value = `${Math.max(now, hasJumped ? now : last)} ${hasJumped ? now + probation : trustedFrom}`
    await trx
      .insertInto('setting')
      .values({ name: setting, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    return !hasJumped && now >= trustedFrom - clockSkew
  })
}

import { log } from '@/lib/core/log'
import { day, hour, minute } from '@/lib/core/time'
import type { Store } from '@/lib/host/store/store'
import { logReconciliation } from './reconcile'

/** 06:00 in Beijing, in ms after midnight UTC: before the consultants' day begins. */
const timeOfDay = 22 * hour

/** Time from `now` until the leads of the day are counted next, in ms; at least a minute. */
export function untilReconciliation(now: number): number {
  const wait = (timeOfDay - (now % day) + day) % day
  return wait < minute ? wait + day : wait
}

/** Logs the reconciliation once a day, always at the same time of day, so that a process that is often restarted logs it too. */
export function reconcileDaily(store: () => Promise<Store>, now: () => number = Date.now): void {
  const run = async () => {
    try {
      await logReconciliation(await store(), now())
    } catch (error) {
      log('error', 'reconciliation failed', { error })
    }
    schedule()
  }
  const schedule = () => void setTimeout(run, untilReconciliation(now())).unref()
  schedule()
}

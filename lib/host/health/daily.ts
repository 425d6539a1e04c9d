import { day, hour, minute } from '@/lib/core/time'
import { repeat } from '@/lib/host/repeat'
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
export const reconcileDaily = (store: () => Promise<Store>): void =>
  repeat(
    'reconciliation',
    () => untilReconciliation(Date.now()),
    async () => logReconciliation(await store(), Date.now()),
  )

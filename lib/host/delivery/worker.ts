import { log } from '@/lib/core/log'
import type { HostContext } from '@/lib/host/context'
import { count } from '@/lib/host/health/counters'
import { report } from '@/lib/host/report'
import { claimNext, markDone, markFailed, markGone, markThrottled } from './queue'
import type { Due, Send, SendOutcome, Target } from './types'

/** How often the queue is read, in ms; after a database error, this many times less often. */
const pause = 2_000
const faultPauses = 15

export type DeliveryContext = Pick<HostContext, 'store' | 'now'> & { send: Send }

/**
 * Sends what is due at one target, one event after the other. Stops at the first sign that the target is down, so that during an outage
 * no lead loses more attempts than its own schedule has.
 */
export async function deliverDue(
  { store, now, send }: DeliveryContext,
  target: Target,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const open = await store()
  while (!isStopped()) {
    const due = await claimNext(open, target, now())
    if (due === null) return
    const result = await send(target, due)
    const attempt = { target, due }
    const told = logFields(target, due, result)
    switch (result.outcome) {
      case 'done':
        await markDone(open, attempt, now())
        count(
          'leads_delivered',
          { target: target.name },
          (due.crowd?.created ?? 0) + Number(due.event === 'lead.created'),
        )
        break
      case 'gone':
        await markGone(open, attempt, now())
        count('leads_dead', { target: target.name })
        log('error', 'delivery target is gone', told)
        return
      case 'throttled':
        await markThrottled(open, { ...attempt, wait: result.wait, reason: result.reason }, now())
        log('warn', 'delivery throttled', told)
        return
      case 'failed': {
        const isLeft = await markFailed(open, { ...attempt, reason: result.reason }, now())
        if (!isLeft) count('leads_dead', { target: target.name })
        log(isLeft ? 'warn' : 'error', isLeft ? 'delivery failed' : 'delivery given up', told)
        if (result.isDown) return
      }
    }
  }
}

/** Fields for the log. The target's address may contain keys, so only its host is logged. */
const logFields = ({ name, url }: Target, due: Due, result: SendOutcome) => ({
  target: name,
  host: url.host,
  lead: due.leadId,
  kind: due.event,
  attempts: due.attempts,
  reason: 'reason' in result ? result.reason : undefined,
})

/**
 * Works through the queue while the process runs, without keeping the process alive. Each target has a loop of its own, so that a target
 * that hangs does not delay the others.
 * @returns a function that stops it: nothing new is begun; an interrupted attempt is repeated, by this or another process, once its claim
 * has expired
 */
export function startDelivery(
  context: DeliveryContext,
  targets: readonly Target[],
  interval: number = pause,
): () => void {
  let isStopped = false
  const stops = targets.map((target) => {
    let timer = setTimeout(round, 0).unref()

    async function round(): Promise<void> {
      const pauses = await deliverDue(context, target, () => isStopped).then(
        () => 1,
        (error) => {
          report(error, 'delivery')
          return faultPauses
        },
      )
      if (!isStopped) timer = setTimeout(round, pauses * interval).unref()
    }

    return () => clearTimeout(timer)
  })
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

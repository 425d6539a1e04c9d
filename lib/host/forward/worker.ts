import type { HostContext } from '@/lib/host/context'
import { report } from '@/lib/host/report'
import { count } from '@/lib/host/watch/counters'
import { log } from '@/lib/log'
import { plainPath } from './lead'
import { claimDue, markDelivered, postpone } from './outbox'
import type { Call } from './upstream'
import { verdictOf } from './verdict'

/** How often the outbox is looked at, in ms. */
const pause = 5_000

type WorkerContext = Pick<HostContext, 'store' | 'now'> & { call: Call }

/**
 * Sends again what the upstream has not taken, one lead at a time, until none is due. Stops at the first sign that the
 * upstream is down, so that an outage costs each lead the tries of its own table and not more.
 */
export async function deliverDue(
  { store, now, call }: WorkerContext,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const open = await store()
  while (!isStopped()) {
    const due = await claimDue(open, now())
    if (due === null) return
    const answer = await call({ method: 'POST', path: plainPath, body: new URLSearchParams(due.payload) })
    const verdict = verdictOf(answer)
    if (verdict === 'delivered') {
      await markDelivered(open, due.id, { isVerified: false }, now())
      count('leads_delivered', { target: 'upstream' })
      continue
    }
    const isLeft = await postpone(open, due, now())
    if (!isLeft) count('leads_dead', { target: 'upstream' })
    const code = answer.outcome === 'answered' ? answer.envelope.code : null
    log(isLeft ? 'warn' : 'error', isLeft ? 'lead not taken by the upstream' : 'lead given up', {
      lead: due.id,
      attempts: due.attempts,
      outcome: answer.outcome,
      code,
    })
    if (verdict === 'untaken') return
  }
}

/**
 * Looks after the outbox for as long as the process runs, without keeping it alive.
 * @returns what stops it: nothing new is begun; a try that is cut off comes up again, here or elsewhere, once its claim
 * has run out
 */
export function startWorker(context: WorkerContext, interval: number = pause): () => void {
  let isStopped = false
  let timer = setTimeout(round, 0).unref()

  async function round(): Promise<void> {
    await deliverDue(context, () => isStopped).catch((error) => report(error, 'outbox'))
    if (!isStopped) timer = setTimeout(round, interval).unref()
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

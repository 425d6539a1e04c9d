import { cache } from 'react'
import { log } from '@/lib/core/log'
import { timing } from '@/lib/timing'

/**
 * How long in ms the calls of one page may take together when another host is behind the site: little where a copy can be
 * shown instead, and never so long that the visitor or nginx gives up first.
 */
const pageTime = { withCopy: 2_500, without: 8_000 }

/** One per rendered page; outside of a page, such as in a route handler, each call has its own. */
const pageStart = cache(() => ({ at: performance.now() }))

/** The time that is left for a call of this page, in ms; 0 when it has none. A build may wait for every call in full. */
export function timeLeft(hasCopy: boolean): number {
  if (process.env.NEXT_PHASE === 'phase-production-build') return timing.httpTimeout
  const limit = hasCopy ? pageTime.withCopy : pageTime.without
  return Math.max(0, Math.min(timing.httpTimeout, pageStart().at + limit - performance.now()))
}

/** After this many time-outs in a row the host is left alone for `rest` ms; then one call tries whether it answers again. */
const tolerated = 2
const rest = 5_000

let timeouts = 0
let restsUntil = Number.NEGATIVE_INFINITY

/** Whether to call the host at all. Of those who ask after a rest only the first is sent. */
export function mayCall(): boolean {
  const now = performance.now()
  if (timeouts < tolerated) return true
  if (now < restsUntil) return false
  restsUntil = now + rest
  return true
}

/** Remembers how a call ended: without an answer in time, or with any answer, even a bad one. */
export function noteEnd(isTimeout: boolean): void {
  if (!isTimeout) {
    timeouts = 0
    return
  }
  timeouts += 1
  if (timeouts < tolerated) return
  restsUntil = performance.now() + rest
  if (timeouts === tolerated)
    log('warn', 'upstream does not answer and is left alone', { milliseconds: rest })
}

import { cache } from 'react'
import { timing } from '@/lib/timing'

/**
 * Time in ms for all requests of one page together when the site uses another host: short when a copy can be shown instead, and never so
 * long that the visitor or nginx gives up first.
 */
const pageTime = { withCopy: 2_500, without: 8_000 }

/** One per rendered page; outside of a page, such as in a route handler, each request has its own. */
const pageStart = cache(() => ({ at: performance.now() }))

/** The time that is left for a request of this page, in ms; 0 when none is left. In a build every request has the full time. */
export function timeLeft(hasCopy: boolean): number {
  if (process.env.NEXT_PHASE === 'phase-production-build') return timing.httpTimeout
  const limit = hasCopy ? pageTime.withCopy : pageTime.without
  return Math.max(0, Math.min(timing.httpTimeout, pageStart().at + limit - performance.now()))
}

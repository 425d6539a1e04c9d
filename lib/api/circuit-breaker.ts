import { log } from '@/lib/core/log'

/**
 * After this many consecutive timeouts the circuit opens: no request for `openFor` ms, then one as a test whether the host answers again.
 */
const tolerated = 2
const openFor = 5_000

let timeouts = 0
let openUntil = Number.NEGATIVE_INFINITY

/** Whether a request may be sent to the other host now. While the circuit is open, one request in `openFor` ms is allowed. */
export function allowsRequest(): boolean {
  const now = performance.now()
  if (timeouts < tolerated) return true
  if (now < openUntil) return false
  openUntil = now + openFor
  return true
}

/** Counts the result of a request. Any answer closes the circuit, even an error. */
export function recordResult({ isTimeout }: { isTimeout: boolean }): void {
  if (!isTimeout) {
    timeouts = 0
    return
  }
  timeouts += 1
  if (timeouts < tolerated) return
  openUntil = performance.now() + openFor
  if (timeouts === tolerated)
    log('warn', 'upstream does not answer and is left alone', { milliseconds: openFor })
}

import { log } from '@/lib/core/log'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { StoreFault, StoreOpenError } from './store/errors'

let storeReportedAt = Number.NEGATIVE_INFINITY

/** Logs what a handler threw. A database that is down fails every request, so that fault is logged once a minute. */
export function report(error: unknown, address: string): void {
  const path = withoutReceiptCode(address)
  if (error instanceof StoreFault || error instanceof StoreOpenError) {
    if (performance.now() - storeReportedAt < 60_000) return
    storeReportedAt = performance.now()
    log('error', 'store fault', { path, error })
    return
  }
  if (isHangUp(error)) {
    log('info', 'client hung up', { path })
    return
  }
  log('error', 'call failed', { path, error })
}

/** What reading a body throws when its sender goes away: any client can do that, and it is no fault of ours. */
const isHangUp = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

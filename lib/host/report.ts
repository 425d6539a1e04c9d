import { log } from '@/lib/core/log'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { StoreFault, StoreOpenError } from './store/errors'

let storeReportedAt = Number.NEGATIVE_INFINITY

/** Logs an error that a handler threw. A database that is down makes every request fail, so that error is logged once a minute. */
export function report(error: unknown, address: string): void {
  const path = withoutReceiptCode(address)
  if (error instanceof StoreFault || error instanceof StoreOpenError) {
    if (performance.now() - storeReportedAt < 60_000) return
    storeReportedAt = performance.now()
    log('error', 'store fault', { path, error })
    return
  }
  log('error', 'request failed', { path, error })
}

import { hour, minute } from '@/lib/host/store/limits'

/** How long after the first try the second is due, in ms. */
export const firstRetry = 5_000

/** How long to wait before each try, in ms: the table of the Standard Webhooks specification. */
export const retryWaits: readonly number[] = [
  ...[0, firstRetry, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
]

/**
 * How long a claim holds, in ms: longer than the waits for receiver and database together. What a sender died over comes
 * up again after it.
 */
export const claimTime = minute

import { hour, minute } from '@/lib/core/time'

/** Time between the first and the second attempt, in ms. */
export const firstRetry = 5_000

/** The waits before each attempt, in ms: the table of the Standard Webhooks specification. */
export const retryWaits: readonly number[] = [
  ...[0, firstRetry, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
]

/**
 * How long a claim lasts, in ms: longer than the timeouts of receiver and database together. When a process dies while it sends, another
 * attempt follows after this time.
 */
export const claimTime = minute

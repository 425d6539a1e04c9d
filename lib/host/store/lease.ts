import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { minute } from '@/lib/core/time'

/**
 * Largest difference in ms between the clocks of machines that share a database. A stored time that is further in the future than this
 * allows was written before the clock was set back.
 */
export const clockSkew = minute

/**
 * Whether a lease that ends at `column` is over: there was none, its time has passed, or it ends later than any lease taken by now could.
 * In the last case its holder may still be running, so use this only for work that may be done twice.
 * @param length how long such a lease lasts, in ms
 */
export function isLeaseOver(column: string, length: number, now: number): RawBuilder<SqlBool> {
  const until = sql.ref(column)
  return sql<SqlBool>`(${until} is null or ${until} <= ${now} or ${until} > ${now + length + clockSkew})`
}

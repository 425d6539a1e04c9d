import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { minute } from './limits'

/**
 * How far in ms the clocks of machines that share a database may be apart. A time that lies further ahead than it could
 * was written before the clock was set back.
 */
export const clockSkew = minute

/**
 * Whether a lease that ends at `column` is over: none was taken, its time has passed, or it ends later than any lease that
 * could have been taken by now. In the last case its holder may still be running, so this is for work that may be done twice.
 * @param length how long such a lease lasts, in ms
 */
export function isLeaseOver(column: string, length: number, now: number): RawBuilder<SqlBool> {
  const until = sql.ref(column)
  return sql<SqlBool>`(${until} is null or ${until} <= ${now} or ${until} > ${now + length + clockSkew})`
}

import { env } from '@/lib/core/env'
import { shanghaiDate } from '@/lib/core/time'
import { StoreOpenError } from '@/lib/host/store/errors'
import { openExistingStore } from '../existing-store'
import type { Visits } from './run-due'

/** Visits of the last 90 days by page, as the host counts them; null where the command has no database. */
export async function visitsOfPages(now: Date): Promise<Visits | null> {
  try {
    const store = await openExistingStore(env())
    try {
      const rows = await store.db
        .selectFrom('visit_count')
        .select((select) => ['page' as const, select.fn.sum('visits').as('visits')])
        .where('day', '>=', shanghaiDate(new Date(now.getTime() - 90 * 86_400_000)))
        .groupBy('page')
        .execute()
      return new Map(rows.map(({ page, visits }) => [page, Number(visits)]))
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof StoreOpenError) return null
    throw error
  }
}

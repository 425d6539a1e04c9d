import { sql } from 'kysely'
import { z } from 'zod'
import type { Store } from '@/lib/host/store/store'
import type { Saved, Saving } from './types'

const savedSchema = z.union([
  z.object({ outcome: z.literal('repeated'), id: z.string(), verified: z.number() }),
  z.object({ outcome: z.enum(['saved', 'duplicate', 'wrong', 'expired', 'tooManyTries', 'busy']) }),
]) satisfies z.ZodType<Saved>

/** On PostgreSQL: one statement, one round trip, one transaction; see `saveLeadFunction`. */
export async function saveInOneStatement(store: Store, saving: Saving): Promise<Saved> {
  const { rows } = await store.once((db) =>
    sql<{ saved: unknown }>`select save_lead(${JSON.stringify(saving)}::jsonb) as saved`.execute(db),
  )
  return savedSchema.parse(rows[0]?.saved)
}

import { spamColumns } from '@/lib/host/leads/submit/row'
import { reasonsOnceVerified } from '@/lib/host/leads/submit/spam'
import type { Write } from '@/lib/host/store/store'

/** Notes that a lead's code proved right. Returns whether that was not known before. */
export async function markVerified(trx: Write, id: string): Promise<boolean> {
  const { spam_reason } = await trx
    .selectFrom('lead')
    .select('spam_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const changed = await trx
    .updateTable('lead')
    .set({ verified: 1, ...spamColumns(reasonsOnceVerified(spam_reason?.split(',') ?? [])) })
    .where('id', '=', id)
    .where('verified', '=', 0)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) > 0
}

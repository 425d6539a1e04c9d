import { day } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import type { NewLead } from './types'

/** For how long one form takes one lead of a phone, in ms. */
export const duplicateWindow = day
/** For how long a repeated request gets the first one's answer, in ms. */
export const requestWindow = day

/** Takes the form for this phone, atomically. False while an earlier lead holds it. */
export async function claimForm(
  trx: Write,
  { id, form, phone }: Pick<NewLead, 'id' | 'form' | 'phone'>,
  now: number,
): Promise<boolean> {
  const until = now + duplicateWindow
  const claimed = await trx
    .insertInto('dedupe')
    .values({ form, phone, until, lead_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'phone'])
        .doUpdateSet({ until, lead_id: id })
        .where('dedupe.until', '<=', now),
    )
    .returning('lead_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** One request of one visitor: the same id for another form or phone is another request. */
export type RequestKey = { requestId: string | null | undefined; form: string; phone: string }

/** The lead that this very request led to when it came before; undefined for a new one. */
export async function findAnswer(
  trx: Write,
  { requestId, form, phone }: RequestKey,
  now: number,
): Promise<{ id: string; verified: number } | undefined> {
  if (requestId === undefined || requestId === null) return undefined
  return trx
    .selectFrom('request')
    .innerJoin('lead', 'lead.id', 'request.answer')
    .select(['lead.id', 'lead.verified'])
    .where('request.request_id', '=', requestId)
    .where('request.form', '=', form)
    .where('request.phone', '=', phone)
    .where('request.at', '>', now - requestWindow)
    .executeTakeFirst()
}

/** Remembers the lead for a request that comes again. */
export async function storeAnswer(
  trx: Write,
  { requestId, form, phone }: RequestKey,
  answer: string,
  now: number,
): Promise<void> {
  if (requestId === undefined || requestId === null) return
  await trx
    .insertInto('request')
    .values({ request_id: requestId, form, phone, answer, at: now })
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'form', 'phone']).doUpdateSet({ answer, at: now }),
    )
    .execute()
}

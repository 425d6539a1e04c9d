import type { Expression } from 'kysely'
import { enqueueErased } from '@/lib/host/delivery/enqueue'
import type { Write } from '@/lib/host/store/store'
import { touchCard } from './card'

/** The values of an erased event. What remains is that there was one, its time, and how it was judged. */
const blank = {
  name: null,
  phone: '',
  fields: '{}',
  linkurl: null,
  address: null,
  // The form's key can be a source, which a visitor can write freely.
  form: '',
  source: null,
  test: null,
  call_slot: null,
  // Contains the city and the country that the visitor chose.
  office_reason: null,
  campaign: null,
  channel: null,
  landing: null,
  person: null,
  handed_at: null,
  handed_by: null,
} as const

/**
 * Removes a person's data: card, events, and every other row with the phone. The rows stay without data, so that counts remain right and
 * copies elsewhere can be found; such leads are not delivered. The caller holds the lock of the phone. Returns the ids of the events.
 */
export async function erasePerson(trx: Write, phone: string, now: number): Promise<string[]> {
  await trx.deleteFrom('sms_code').where('phone', '=', phone).execute()
  await deleteChatsWithPhone(trx, phone)
  return blankPerson(trx, phone, now)
}

async function blankPerson(trx: Write, phone: string, now: number): Promise<string[]> {
  const rows = await trx
    .updateTable('lead')
    .set({ ...blank, acked_at: now, erased_at: now })
    .where('phone', '=', phone)
    .returning('id')
    .execute()
  await trx
    .updateTable('card')
    .set({ phone: null, erased_at: now, changed_at: now })
    .where('phone', '=', phone)
    .execute()
  await trx.deleteFrom('dedupe').where('phone', '=', phone).execute()
  await trx.deleteFrom('request').where('phone', '=', phone).execute()
  const ids = rows.map((row) => row.id)
  await deleteCallsAndChats(trx, ids)
  await enqueueErased(trx, ids, now)
  return ids
}

/**
 * Removes the data of one event, and of the person when it is the only one. For receipts of one event: an unconfirmed phone may belong to
 * another person. The caller holds the lock of the phone.
 */
export async function eraseEvent(
  trx: Write,
  { id, phone, card_id }: { id: string; phone: string; card_id: string | null },
  now: number,
): Promise<string[]> {
  const other = await trx
    .selectFrom('lead')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  // A code that was sent to this phone stays valid: it belongs to the owner of the phone, and this sender has not proved to be the owner.
  if (other === undefined) return blankPerson(trx, phone, now)
  await trx
    .updateTable('lead')
    .set({ ...blank, acked_at: now, erased_at: now })
    .where('id', '=', id)
    .execute()
  if (card_id !== null) await touchCard(trx, card_id, now)
  await trx.deleteFrom('dedupe').where('lead_id', '=', id).execute()
  await trx.deleteFrom('request').where('answer', '=', id).execute()
  await deleteCallsAndChats(trx, [id])
  await enqueueErased(trx, [id], now)
  return [id]
}

/** Deletes the results of telephone calls, the reasons of hand-overs, the conversations, and every link to the lead's page. */
async function deleteCallsAndChats(trx: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('lead_call').where('lead_id', 'in', ids).execute()
  await trx.deleteFrom('lead_handover').where('lead_id', 'in', ids).execute()
  await trx.deleteFrom('lead_link').where('lead_id', 'in', ids).execute()
  await trx.deleteFrom('chat').where('lead_id', 'in', ids).execute()
}

/** Characters that people type between the digits of a phone number. */
const gaps = [' ', '-', '\u3000', '\u00a0', '\n'] as const

/** Deletes conversations without a lead in which the phone number was written, with any grouping of its digits. */
async function deleteChatsWithPhone(trx: Write, phone: string): Promise<void> {
  const written = await trx
    .selectFrom('chat_message')
    .select('chat_id')
    .where('by', 'in', ['visitor', 'person'])
    .where((where) =>
      where(
        gaps.reduce<Expression<string>>(
          (text, gap) => where.fn<string>('replace', [text, where.val(gap), where.val('')]),
          where.ref('text'),
        ),
        'like',
        `%${phone}%`,
      ),
    )
    .execute()
  const ids = [...new Set(written.map(({ chat_id }) => chat_id))]
  if (ids.length > 0) await trx.deleteFrom('chat').where('id', 'in', ids).execute()
}

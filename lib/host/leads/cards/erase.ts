import { mentionsPhone } from '@/lib/core/phone'
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

/**
 * Deletes conversations without a lead in which the phone number was written, in whatever punctuation or numerals. No database can search
 * for that, so the messages of people are read here; conversations without a lead are kept for some weeks only.
 */
async function deleteChatsWithPhone(trx: Write, phone: string): Promise<void> {
  const ids = new Set<string>()
  let after: { chat_id: string; seq: number } | undefined
  do {
    const said = await trx
      .selectFrom('chat_message')
      .select(['chat_id', 'seq', 'text'])
      .where('by', 'in', ['visitor', 'person'])
      .$if(after !== undefined, (messages) =>
        messages.where((where) =>
          where(where.refTuple('chat_id', 'seq'), '>', where.tuple(after?.chat_id ?? '', after?.seq ?? 0)),
        ),
      )
      .orderBy('chat_id')
      .orderBy('seq')
      .limit(portion)
      .execute()
    for (const { chat_id, text } of said) if (mentionsPhone(text, phone)) ids.add(chat_id)
    after = said.length < portion ? undefined : said.at(-1)
  } while (after !== undefined)
  if (ids.size > 0)
    await trx
      .deleteFrom('chat')
      .where('id', 'in', [...ids])
      .execute()
}

/** Messages that are read at once. */
const portion = 1_000

import { sql } from 'kysely'
import { maskPhonesIn } from '@/lib/core/phone'
import { day, hour, minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { linkHours } from '@/lib/host/delivery/lead-link'
import type { PageKey } from '@/lib/host/leads/pages/key'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { audit } from '@/lib/host/store/audit'
import { codeHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import { answerTimeout, type ChatDesk } from '@/lib/leads/chat'
import { holderTimeout } from './conversation'
import { issueChatLink } from './link'
import { statusOf } from './status'

/** Conversations on one page of the list. */
const pageSize = 50
/** Older conversations are found through their lead. */
const shownFor = 7 * day
/** A page that stays open is written to the audit no more often than this. */
const auditPause = 10 * minute

type DeskRequest = {
  key: PageKey & { office: string }
  code: string
  secret: string
  address: string
  page: number
}

/**
 * The conversations of an office in which the visitor asked for a person: first those who wait now, longest first, so that nobody is pushed
 * off the list by those who come after; then those who waited and have gone; then all others. The last two newest first.
 */
export async function deskOf(
  trx: Write,
  context: HostContext,
  { key, code, secret, address, page }: DeskRequest,
  now: number,
): Promise<ChatDesk> {
  await markSeen(trx, { key, code, address }, now)
  const asked = () =>
    trx
      .selectFrom('chat')
      .where('office', '=', key.office)
      .where('called_at', 'is not', null)
      .where('last_at', '>', now - shownFor)
  const place = placeAt(now)
  const counted = await asked()
    .select((select) => [place.as('place'), select.fn.countAll().as('chats')])
    .groupBy('place')
    .execute()
  const chats = await asked()
    .selectAll()
    .orderBy(place)
    .orderBy(sql`case when ${place} = 0 then waiting_since else -last_at end`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const keyHash = codeHash(code)
  // A link expires no later than the key of the page that shows it.
  const hours = Math.min(linkHours(context.env.LEAD_LINK_HOURS), Math.max(0, key.expiresAt - now) / hour)
  const list: ChatDesk['list'] = []
  for (const chat of chats) {
    list.push({
      ...(await statusOf(trx, context.env, chat, now)),
      href: await issueChatLink(trx, { secret, chatId: chat.id, link: { origin: '', hours }, keyHash }, now),
      reference: referenceOf(chat.id),
      topic: chat.topic,
      text: await lastTextOf(trx, chat.id),
      at: new Date(Number(chat.last_at)).toISOString(),
    })
  }
  const total = counted.reduce((sum, { chats }) => sum + Number(chats), 0)
  return {
    kind: 'desk',
    office: key.office,
    key_name: key.name,
    expires_at: new Date(key.expiresAt).toISOString(),
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    waiting: Number(counted.find((row) => row.place === 0)?.chats ?? 0),
    list,
  }
}

/** The place of a conversation in the list: 0 its visitor waits for an answer; 1 the visitor waited and has gone; 2 answered or closed. */
const placeAt = (now: number) => sql<number>`case
  when closed_at is not null or waiting_since is null then 2
  when holder is not null and waiting_since > ${now - answerTimeout} then 2
  when last_at <= ${now - holderTimeout} then 1
  else 0 end`

/** The beginning of the visitor's last message. */
async function lastTextOf(trx: Write, chatId: string): Promise<string> {
  const last = await trx
    .selectFrom('chat_message')
    .select('text')
    .where('chat_id', '=', chatId)
    .where('by', '=', 'visitor')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return maskPhonesIn(last?.text ?? '').slice(0, 80)
}

/** Records that the page is open, because visitors are told whether a consultant is present. */
async function markSeen(
  trx: Write,
  { key, code, address }: { key: PageKey; code: string; address: string },
  now: number,
): Promise<void> {
  const hash = codeHash(code)
  const { seen_at } = await trx
    .selectFrom('page_key')
    .select('seen_at')
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  await trx.updateTable('page_key').set({ seen_at: now }).where('code_hash', '=', hash).execute()
  if (seen_at !== null && Math.abs(now - Number(seen_at)) < auditPause) return
  const detail = { office: key.office }
  await audit(trx, { actor: key.name, action: 'read-chats', detail, address }, now)
}

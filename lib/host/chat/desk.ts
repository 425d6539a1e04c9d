import { maskPhonesIn } from '@/lib/core/phone'
import { day, hour, minute } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { linkHours } from '@/lib/host/delivery/lead-link'
import type { PageKey } from '@/lib/host/leads/pages/key'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { audit } from '@/lib/host/store/audit'
import { codeHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { ChatDesk } from '@/lib/leads/chat'
import { issueChatLink } from './link'
import { statusOf } from './status'

const shown = 50
/** Older conversations are found through their lead. */
const shownFor = 7 * day
/** A page that stays open is written to the audit no more often than this. */
const auditPause = 10 * minute

/** The conversations of an office in which the visitor asked for a person. Unanswered ones come first, then the newest first. */
export async function deskOf(
  trx: Write,
  context: HostContext,
  {
    key,
    code,
    secret,
    address,
  }: { key: PageKey & { office: string }; code: string; secret: string; address: string },
  now: number,
): Promise<ChatDesk> {
  await markSeen(trx, { key, code, address }, now)
  const chats = await trx
    .selectFrom('chat')
    .selectAll()
    .where('office', '=', key.office)
    .where('called_at', 'is not', null)
    .where('last_at', '>', now - shownFor)
    .orderBy('last_at', 'desc')
    .limit(shown)
    .execute()
  const keyHash = codeHash(code)
  // A link expires no later than the key of the page that shows it.
  const hours = Math.min(linkHours(context.env.LEAD_LINK_HOURS), Math.max(0, key.expiresAt - now) / hour)
  const list: ChatDesk['list'] = []
  for (const chat of chats) {
    const last = await trx
      .selectFrom('chat_message')
      .select('text')
      .where('chat_id', '=', chat.id)
      .where('by', '=', 'visitor')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    list.push({
      ...(await statusOf(trx, context.env, chat, now)),
      href: await issueChatLink(trx, { secret, chatId: chat.id, link: { origin: '', hours }, keyHash }, now),
      reference: referenceOf(chat.id),
      topic: chat.topic,
      text: maskPhonesIn(last?.text ?? '').slice(0, 80),
      at: new Date(Number(chat.last_at)).toISOString(),
    })
  }
  const waits = (state: string) => Number(['waiting', 'late', 'absent', 'closed'].includes(state))
  return {
    kind: 'desk',
    office: key.office,
    key_name: key.name,
    expires_at: new Date(key.expiresAt).toISOString(),
    list: list.sort((one, other) => waits(other.state) - waits(one.state)),
  }
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
  if (seen_at !== null && now - Number(seen_at) < auditPause) return
  const detail = { office: key.office }
  await audit(trx, { actor: key.name, action: 'read-chats', detail, address }, now)
}

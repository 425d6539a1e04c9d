import { hour } from '@/lib/core/time'
import { type LinkSetting, linkCode } from '@/lib/host/delivery/lead-link'
import { codeHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { ChatRow } from '@/lib/host/store/tables'
import { chatPagePath } from '@/lib/leads/chat'
import { findById } from './conversation'

type ChatLinkRequest = {
  secret: string
  chatId: string
  link: LinkSetting
  /** The hash of the page key whose list shows the link; null in a notice. Revoking the key ends the link. */
  keyHash: string | null
}

/** Issues a link to a conversation; on a page, extends the one that the page showed before. Only the hash of its code is stored. */
export async function issueChatLink(
  trx: Write,
  { secret, chatId, link, keyHash }: ChatLinkRequest,
  now: number,
): Promise<string> {
  const code = linkCode(secret, 'chat-link', keyHash, chatId)
  const expires_at = now + link.hours * hour
  await trx
    .insertInto('chat_link')
    .values({ code_hash: codeHash(code), chat_id: chatId, key_hash: keyHash, expires_at, read_at: null })
    // A link that already lasts longer is not shortened.
    .onConflict((conflict) =>
      conflict.column('code_hash').doUpdateSet({ expires_at }).where('chat_link.expires_at', '<', expires_at),
    )
    .execute()
  return `${link.origin}${chatPagePath(code)}`
}

export type LinkedChat = { chat: ChatRow; expiresAt: number; readAt: number | null }

/** The conversation for a code; null when the code is unknown or has expired, or the conversation was deleted. */
export async function findLinkedChat(
  trx: Pick<Write, 'selectFrom'>,
  code: string,
  now: number,
): Promise<LinkedChat | null> {
  const link = await trx
    .selectFrom('chat_link')
    .selectAll()
    .where('code_hash', '=', codeHash(code))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const chat = link === undefined ? undefined : await findById(trx, link.chat_id)
  if (link === undefined || chat === undefined) return null
  return {
    chat,
    expiresAt: Number(link.expires_at),
    readAt: link.read_at === null ? null : Number(link.read_at),
  }
}

/**
 * Records that a link was opened. Returns whether the audit needs a line: an open page asks again and again, which counts as one reading.
 */
export async function markRead(
  trx: Write,
  code: string,
  { readAt }: Pick<LinkedChat, 'readAt'>,
  now: number,
): Promise<boolean> {
  if (readAt !== null && Math.abs(now - readAt) < readPause) return false
  await trx.updateTable('chat_link').set({ read_at: now }).where('code_hash', '=', codeHash(code)).execute()
  return true
}

/** Requests of an open page within this time count as one reading, in ms. */
const readPause = 10 * 60_000

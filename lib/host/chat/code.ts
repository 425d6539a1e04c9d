import { parse } from 'hono/utils/cookie'
import { codeHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { CookieName } from '@/lib/leads/browser-storage'
import { cookieName } from '@/lib/leads/cookie-name'
import { receiptCodePattern } from '@/lib/leads/receipt'

/** The cookie that holds the code of a conversation. */
export const chatCookie: CookieName = 'chat'

/**
 * The code of the conversation to which the sender's browser belongs. On a site with TLS only the cookie that no other host can set counts;
 * otherwise a sibling host could put its own conversation into a visitor's browser and read what the visitor writes.
 */
export function chatCodeOf(request: Request, siteOrigin: string): string | null {
  const code = parse(request.headers.get('cookie') ?? '')[cookieName(chatCookie, siteOrigin)]
  return code !== undefined && receiptCodePattern.test(code) ? code : null
}

/** The hash of that code, as it is stored. */
export function chatHashOf(request: Request, siteOrigin: string): string | null {
  const code = chatCodeOf(request, siteOrigin)
  return code === null ? null : codeHash(code)
}

/**
 * Adds a conversation to the card of the person who left a phone number in it. It stays on that card, even when another person writes in
 * the same browser later.
 */
export async function linkToLead(trx: Write, codeHash: string, leadId: string): Promise<void> {
  await trx
    .updateTable('chat')
    .set((set) => ({ lead_id: leadId, version: set('version', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where('lead_id', 'is', null)
    .execute()
}

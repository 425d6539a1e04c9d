import { parse } from 'hono/utils/cookie'
import { codeHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { CookieName } from '@/lib/leads/browser-storage'
import { receiptCodePattern } from '@/lib/leads/receipt'

/** The cookie that holds the code of a conversation. */
export const chatCookie: CookieName = 'chat'

/** Also the bare name on a site with TLS, which an earlier release has set: its conversations last thirty days. */
const names = [`__Host-${chatCookie}`, chatCookie]

/** The code of the conversation to which the sender's browser belongs. */
export function chatCodeOf(request: Request): string | null {
  const sent = parse(request.headers.get('cookie') ?? '')
  const code = names.map((name) => sent[name]).find((value) => value !== undefined)
  return code !== undefined && receiptCodePattern.test(code) ? code : null
}

/** The hash of that code, as it is stored. */
export function chatHashOf(request: Request): string | null {
  const code = chatCodeOf(request)
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

import { codeHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { CookieName } from '@/lib/leads/browser-storage'
import { receiptCodePattern } from '@/lib/leads/receipt'

/** The name of the cookie that holds the code of a conversation; scripts cannot read it. */
export const chatCookie: CookieName = 'chat'

const inCookies = new RegExp(`(?:^|;\\s*)${chatCookie}=([^;]*)`)

/** The code of the conversation to which the sender's browser belongs. */
export function chatCodeOf(request: Request): string | null {
  const code = inCookies.exec(request.headers.get('cookie') ?? '')?.[1]
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

import { createHash } from 'node:crypto'
import type { Write } from '@/lib/host/store/store'
import { receiptCodePattern } from '@/lib/leads/receipt'

/** Codes of conversations and of links to them are kept as this. */
export const hashCode = (code: string) => createHash('sha256').update(code).digest('hex')

/** The name of the cookie that holds the code of a conversation; scripts cannot read it. */
export const chatCookie = 'chat'

const inCookies = new RegExp(`(?:^|;\\s*)${chatCookie}=([^;]*)`)

/** The code of the conversation that the sender's browser takes part in. */
export function chatCodeOf(request: Request): string | null {
  const code = inCookies.exec(request.headers.get('cookie') ?? '')?.[1]
  return code !== undefined && receiptCodePattern.test(code) ? code : null
}

/** The same as it is kept. */
export function chatHashOf(request: Request): string | null {
  const code = chatCodeOf(request)
  return code === null ? null : hashCode(code)
}

/** Puts a conversation on the card of the person who left a phone in it; there it stays, whoever writes in that browser later. */
export async function linkToLead(trx: Write, codeHash: string, leadId: string): Promise<void> {
  await trx
    .updateTable('chat')
    .set((set) => ({ lead_id: leadId, version: set('version', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where('lead_id', 'is', null)
    .execute()
}

import { chatOperatorPath } from '@/lib/leads/api-paths'
import { type ChatDesk, type ChatPage, chatOperatorSchema } from '@/lib/leads/chat'
import { getBySecret } from './client'
import type { Reveal } from './lead-call'

/**
 * The conversation for a consultant's link, or the conversations of an office for its key; null when the code is unknown or has expired,
 * `busy` when the address sent too many requests.
 * @param page of an office's conversations
 * @param visitor headers of the page's own request
 */
export function getChatPage(
  code: string,
  { named, page }: { named: Reveal | null; page: string | undefined },
  visitor: Pick<Headers, 'get'>,
): Promise<ChatPage | ChatDesk | 'busy' | null> {
  const path = (code: string) => `${chatOperatorPath}/${code}`
  return getBySecret(
    { path, code, query: { ...named, ...(page !== undefined && { page }) } },
    chatOperatorSchema,
    visitor,
  )
}

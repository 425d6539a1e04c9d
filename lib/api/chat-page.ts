import { codes } from '@/lib/contract/envelope'
import { chatOperatorPath } from '@/lib/leads/api-paths'
import { type ChatDesk, type ChatPage, chatOperatorSchema } from '@/lib/leads/chat'
import { receiptCodePattern } from '@/lib/leads/receipt'
import { ApiError, getOwnOrNull } from './client'
import type { Reveal } from './lead-call'

/**
 * The conversation for a consultant's link, or the conversations of an office for its key; null when the code is unknown or has expired,
 * `busy` when the address sent too many requests.
 * @param visitor headers of the page's own request
 */
export async function getChatPage(
  code: string,
  named: Reveal | null,
  visitor: Pick<Headers, 'get'>,
): Promise<ChatPage | ChatDesk | 'busy' | null> {
  if (!receiptCodePattern.test(code)) return null
  const query = named === null ? '' : `?${new URLSearchParams(named)}`
  try {
    return await getOwnOrNull(`${chatOperatorPath}/${code}${query}`, chatOperatorSchema, visitor)
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.busyAddress) return 'busy'
    throw error
  }
}

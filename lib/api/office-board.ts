import { codes } from '@/lib/contract/envelope'
import { boardPath } from '@/lib/leads/api-paths'
import { type Board, boardSchema } from '@/lib/leads/office-board'
import { receiptCodePattern } from '@/lib/leads/receipt'
import { ApiError, getOwnOrNull } from './client'

/**
 * The data of the page for a key; null when the key is unknown, revoked or expired, `busy` when the address sent too many requests.
 * @param visitor headers of the page's own request
 */
export async function getBoard(
  code: string,
  query: Record<string, string>,
  visitor: Pick<Headers, 'get'>,
): Promise<Board | 'busy' | null> {
  if (!receiptCodePattern.test(code)) return null
  try {
    return await getOwnOrNull(`${boardPath(code)}?${new URLSearchParams(query)}`, boardSchema, visitor)
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.busyAddress) return 'busy'
    throw error
  }
}

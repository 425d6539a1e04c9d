import { boardPath } from '@/lib/leads/api-paths'
import { type Board, boardSchema } from '@/lib/leads/office-board'
import { getBySecret } from './client'

/**
 * The data of the page for a key; null when the key is unknown, revoked or expired, `busy` when the address sent too many requests.
 * @param visitor headers of the page's own request
 */
export function getBoard(
  code: string,
  query: Record<string, string>,
  visitor: Pick<Headers, 'get'>,
): Promise<Board | 'busy' | null> {
  return getBySecret({ path: boardPath, code, query }, boardSchema, visitor)
}

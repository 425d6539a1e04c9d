import { z } from 'zod'
import { type Suggestion, searchOperations } from '@/lib/contract/search'
import { apiAddress } from '@/lib/leads/api-paths'

const answerSchema = z.object({ data: searchOperations.suggest.data })

/** Names that begin with the typed words; none when there is no readable answer, because suggestions are only a help. */
export async function suggestNames(words: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const query = new URLSearchParams({ Keyword: words })
  const response = await fetch(`${apiAddress(searchOperations.suggest.path)}?${query}`, { signal })
  if (!response.ok) return []
  return answerSchema.safeParse(await response.json()).data?.data.list ?? []
}

import { type SearchType, searchOperations } from '@/lib/contract/search'
import { countMissed } from '@/lib/host/leads/report/searches'
import { answerTo } from '@/lib/host/search/answers/answer'
import { siteSearch } from '@/lib/host/search/site-search'
import { answering } from './answering'

type Request = { keyword: string; type?: SearchType | undefined; page: number; limit: number }

/** Finds and answers a text, and counts it when there is neither a result nor an answer. Beside an answer results are not called partial. */
export async function searchSite({ keyword, ...request }: Request) {
  const engine = await siteSearch()
  const asked = request.page === 1 && request.type === undefined ? engine.ask(keyword) : null
  const answer = asked && (await answerTo(asked))
  const found = engine.search({ keyword, ...request })
  // A card that no school has the name is no answer.
  const isAnswered = answer !== null && (answer.lines.length > 0 || asked?.isUnheard === false)
  if (found.total === 0 && !isAnswered && asked !== null) countMissed(keyword)
  return { ...found, whole: found.whole || isAnswered, nearest: isAnswered ? [] : found.nearest, answer }
}

export const searchAnswers = answering(searchOperations, {
  search: ({ Keyword, q = '', ...request }) => searchSite({ ...request, keyword: Keyword || q }),
  suggest: async ({ Keyword }) => ({ list: (await siteSearch()).suggest(Keyword) }),
})

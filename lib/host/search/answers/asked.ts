import type { SearchAnswer, SearchType } from '@/lib/contract/search'

export type Answer = SearchAnswer
export type AnswerLine = Answer['lines'][number]

export type NamedPage = { href: string; type: SearchType; title: string; sureness: number }

/** What a question is read as. `words`: what it says beside all that is known. */
export type Asked = {
  keyword: string
  names: { text: string; pages: readonly NamedPage[] }[]
  matters: readonly string[]
  countries: readonly string[]
  levels: readonly string[]
  words: readonly string[]
}

/** A way to answer: null where it is not sure that this is what was asked. */
export type Answering = (asked: Asked) => Promise<Answer | null> | Answer | null

/** A card without what most have none of. */
export const card = (
  given: Pick<Answer, 'title' | 'link'> & Partial<Pick<Answer, 'lines' | 'unknown' | 'links'>>,
): Answer => ({ lines: [], unknown: null, links: [], ...given })

/** A card with lines; null where nothing is held. */
export const cardOf = (given: Parameters<typeof card>[0]): Answer | null =>
  (given.lines ?? []).length === 0 ? null : card(given)

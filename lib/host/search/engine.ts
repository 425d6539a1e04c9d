import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import {
  mostSuggestions,
  type SearchType,
  type Suggestion,
  type searchPageSchema,
  searchTypeLabels,
  searchTypes,
} from '@/lib/contract/search'
import { shanghaiDate } from '@/lib/core/time'
import type { NamedSchools } from '@/lib/host/schools/school-filters'
import { detailPath } from '@/lib/routing/paths'
import type { Asked } from './answers/asked'
import { createCorrector } from './correct-terms'
import type { SearchDocument } from './document'
import { cutExcerpt, findHits } from './highlight'
import { type KnownDocument, readKnownDocuments } from './known-documents'
import { createNearest } from './nearest'
import { createPostings } from './postings'
import { createRanking, type Findings, type Found } from './ranking'
import { createQuestionReader } from './read-question'
import { createReader } from './reader'
import { schoolsNamedBy } from './schools-named'
import { fillSearchStore } from './search-store'
import { createSuggestions } from './suggestions'

type SearchRequest = { keyword: string; type?: SearchType | undefined; page: number; limit: number }

/** The results; the answer itself is looked up by the callers that have the libraries (`answers`). */
type SearchAnswer = Omit<z.output<typeof searchPageSchema>, 'answer'>

export type SearchEngine = {
  search: (request: SearchRequest, now?: Date) => SearchAnswer
  ask: (keyword: string) => Asked
  /** Which schools a typed text names: the one reading of a school's name for every field of the site. */
  schoolsNamed: (typed: string) => NamedSchools
  suggest: (typed: string, now?: Date) => Suggestion[]
}

const nearestCount = 5

/** Types whose titles are names; a heading that shares letters with a sentence is not what was meant. */
const isName = (type: SearchType): boolean => /^(school|hischool|major|course)$/.test(type)

/** Cached searches: one page requests the same words once for each type, and then its visitor opens the next page. */
const recentSearches = 20

const toName = ({ type, title, href }: KnownDocument): Suggestion => ({ type, title, href })

/** A search over documents in memory: for development and tests. */
export async function createSearchEngine(documents: readonly SearchDocument[]): Promise<SearchEngine> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(':memory:')
  fillSearchStore(database, documents)
  return openSearchEngine(database)
}

/** A search over a filled database: finds, then returns the requested page. */
export function openSearchEngine(database: DatabaseSync): SearchEngine {
  const known = readKnownDocuments(database)
  const proseOf = database.prepare('select prose from document where id = ?')
  const read = createReader(database)
  const postings = createPostings(database)
  const corrector = createCorrector({ read, nearest: createNearest(database), postings, known })
  const find = createRanking(database, { read, corrector, postings, known })
  const ask = createQuestionReader(database, { read, corrector, known })

  /** The last searches are cached for the day, because some documents are no longer shown after it. */
  const recent = new LRUCache<string, Findings, { keyword: string; today: string }>({
    max: recentSearches,
    memoMethod: (_key, _stale, { context: { keyword, today } }) => find(keyword, today),
  })
  const findToday = (keyword: string, today: string) =>
    recent.memo(`${today} ${keyword}`, { context: { keyword, today } })

  const typeOf = ({ id }: Found): SearchType => known[id]?.type ?? 'page'

  function toHit({ id, marks }: Found): SearchAnswer['list'] {
    const document = known[id]
    if (document === undefined) return []
    const { type, title, href, sample, closed } = document
    const excerpt = cutExcerpt(String(proseOf.get(id)?.prose), marks)
    return [{ type, title, title_hits: findHits(title, marks), excerpt, href, sample, closed }]
  }

  const nearest = (keyword: string): SearchAnswer['nearest'] =>
    corrector
      .findNamesLike(keyword)
      .flatMap(({ document }) => known[document ?? -1] ?? [])
      .filter(({ type }) => isName(type))
      .map(toName)
      .slice(0, nearestCount)

  const suggestTo = createSuggestions(database)
  const schoolsNamed = (typed: string) => schoolsNamedBy(ask(typed))

  /** Names that begin with the text; when there are none, the schools that the whole text names, as everywhere else (哈佛大学怎么样). */
  function suggest(typed: string, now = new Date()): Suggestion[] {
    const beginning = suggestTo(typed, shanghaiDate(now))
    if (beginning.length > 0) return beginning.flatMap((id) => known[id] ?? []).map(toName)
    const { usual, others } = schoolsNamed(typed)
    const paths = [...usual, ...others].slice(0, mostSuggestions).map(detailPath.school)
    return paths.flatMap((path) => known.find(({ href }) => href === path) ?? []).map(toName)
  }

  return {
    ask,
    schoolsNamed,
    suggest,
    search: ({ keyword, type, page, limit }, now = new Date()) => {
      const { found, isWhole } = findToday(keyword, shanghaiDate(now))
      const ofType = type === undefined ? found : found.filter((each) => typeOf(each) === type)
      const counts = Map.groupBy(found, typeOf)
      return {
        list: ofType.slice((page - 1) * limit, page * limit).flatMap(toHit),
        total: ofType.length,
        page,
        limit,
        facets: searchTypes.map((each) => ({
          type: each,
          label: searchTypeLabels[each],
          count: counts.get(each)?.length ?? 0,
        })),
        whole: isWhole,
        nearest: isWhole ? [] : nearest(keyword),
      }
    },
  }
}

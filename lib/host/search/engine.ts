import type { SearchResult as Match, Query } from 'minisearch'
import { type HitRange, type SearchType, searchTypes } from '@/lib/api/search'
import { shanghaiDate } from '@/lib/campaigns/lifecycle'
import { buildIndex, exactness } from './build-index'
import type { SearchDocument } from './documents'
import { cutExcerpt, findHits } from './highlight'
import { createNearestNames } from './nearest'
import { toPinyin } from './pinyin'
import { coversHalf, partQuery, wholeQuery } from './query'
import { decodeTerm, encodeTerm } from './term-code'
import { queryWords, toKey } from './text'

export type SearchRequest = { keyword: string; type?: SearchType | undefined; page: number; limit: number }

export type SearchAnswer = {
  list: {
    type: SearchType
    title: string
    title_hits: HitRange[]
    excerpt: { text: string; hits: HitRange[] }
    href: string
    sample: boolean
  }[]
  total: number
  page: number
  limit: number
  facets: { type: SearchType; label: string; count: number }[]
  nearest: { type: SearchType; title: string; href: string }[]
}

export type SearchEngine = { search: (request: SearchRequest, now?: Date) => SearchAnswer }

const labels: Record<SearchType, string> = {
  school: '院校',
  hischool: '中学',
  major: '专业',
  product: '产品',
  course: '语言与考试',
  background: '背景提升',
  page: '页面与专题',
  news: '资讯',
  'country-news': '国家资讯',
  case: '案例',
  person: '团队',
}

const nearestCount = 5

/** Searches remembered: one page asks for the same words once for each type, and its visitor for the next page. */
const rememberedSearches = 20

/** `terms`: what matched, as the index holds it. */
type Found = { document: SearchDocument; exact: number; score: number; terms: readonly string[] }

/** `isWhole`: whether the results hold all the words. */
type Findings = { found: Found[]; isWhole: boolean }

/**
 * A search over documents. Building it takes a second for the whole site, so once per process.
 * A name typed in full stands first, however it is written (Chinese, traditional, English, short, pinyin, initials); then
 * everything that holds all words. When nothing does: names that sound the same, what holds at least half of the telling
 * words, and the nearest names beside them.
 */
export async function createSearchEngine(documents: readonly SearchDocument[]): Promise<SearchEngine> {
  const { terms: index, vocabulary, exact: exactKeys, spellings } = await buildIndex(documents)
  const nearestNames = createNearestNames(spellings)

  const run = (query: Query): Match[] =>
    index.search(query, {
      tokenize: (term) => [term],
      processTerm: encodeTerm,
      boost: { title: 6, names: 5, pinyin: 2, text: 1 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      maxFuzzy: 2,
    })

  const remembered = new Map<string, Findings>()

  /** The last searches stay at hand; a day's end makes them anew, because documents may end with it. */
  function recall(keyword: string, today: string): Findings {
    const key = `${today} ${keyword}`
    const findings = remembered.get(key) ?? find(keyword, today)
    remembered.delete(key)
    remembered.set(key, findings)
    const [oldest] = remembered.keys()
    if (remembered.size > rememberedSearches && oldest !== undefined) remembered.delete(oldest)
    return findings
  }

  function find(keyword: string, today: string): Findings {
    const words = queryWords(keyword)
    const key = toKey(keyword)
    if (key === '') return { found: [], isWhole: true }
    const found = new Map<number, Found>()
    const add = (id: number, exact: number, score: number, terms: readonly string[]) => {
      const document = documents[id]
      if (!document || (document.until !== undefined && document.until < today)) return
      const known = found.get(id)
      found.set(id, {
        document,
        exact: Math.max(exact, known?.exact ?? 0),
        score: Math.max(score, known?.score ?? 0),
        terms: known && known.terms.length > 0 ? known.terms : terms,
      })
    }

    const own = words.map(({ text }) => text)
    for (const [id, sureness] of exactKeys.get(key) ?? []) add(id, sureness, 0, own)
    for (const { id, score, terms } of run(wholeQuery(words, key, vocabulary))) add(id, 0, score, terms)
    const isWhole = found.size > 0
    if (!isWhole) {
      for (const [id] of exactKeys.get(toPinyin(key)?.joined ?? '') ?? []) add(id, exactness.pinyin, 0, own)
      for (const { id, score, terms } of run(partQuery(words, vocabulary)).filter(coversHalf(words))) {
        add(id, 0, score, terms)
      }
    }
    return { found: [...found.values()].toSorted(byRelevance), isWhole }
  }

  return {
    search: ({ keyword, type, page, limit }, now = new Date()) => {
      const { found, isWhole } = recall(keyword, shanghaiDate(now))
      const ofType = type === undefined ? found : found.filter(({ document }) => document.type === type)
      const counts = Map.groupBy(found, ({ document }) => document.type)
      return {
        list: ofType.slice((page - 1) * limit, page * limit).map(toHit),
        total: ofType.length,
        page,
        limit,
        facets: searchTypes.map((each) => ({
          type: each,
          label: labels[each],
          count: counts.get(each)?.length ?? 0,
        })),
        nearest: isWhole ? [] : nearest(keyword),
      }
    },
  }

  function nearest(keyword: string) {
    return nearestNames.find(keyword, nearestCount).flatMap((id) => {
      const document = documents[id]
      return document ? [{ type: document.type, title: document.title, href: document.href }] : []
    })
  }
}

function byRelevance(a: Found, b: Found): number {
  if (a.exact !== b.exact) return b.exact - a.exact
  if (a.exact > 0 && a.document.weight !== b.document.weight) return b.document.weight - a.document.weight
  return relevance(b) - relevance(a)
}

const relevance = ({ score, document }: Found) => score * (1 + document.weight)

function toHit({ document, terms: encoded }: Found): SearchAnswer['list'][number] {
  const terms = encoded.map(decodeTerm)
  return {
    type: document.type,
    title: document.title,
    title_hits: findHits(document.title, terms),
    excerpt: cutExcerpt(document.text, terms),
    href: document.href,
    sample: document.sample,
  }
}

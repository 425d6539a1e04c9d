import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import {
  type HitRange,
  mostSuggestions,
  type SearchType,
  type Suggestion,
  type searchPageSchema,
  searchTypeLabels,
  searchTypes,
} from '@/lib/contract/search'
import { shanghaiDate } from '@/lib/core/time'
import type { NamedSchools } from '@/lib/host/schools/school-filters'
import { fold, isHan, toKey } from '@/lib/host/text/text'
import { detailPath } from '@/lib/routing/paths'
import { type Asked, type NamedPage, schoolNames } from './answers/asked'
import { createCorrector } from './correct-terms'
import { countryOfSchool, schoolOf } from './country-names'
import type { SearchDocument } from './document'
import { type KnownDocument, readKnownDocuments } from './known-documents'
import { createNearest } from './nearest'
import { createPostings } from './postings'
import { createRanking, type Findings, type Found } from './ranking'
import { createQuestionReader } from './read-question'
import { createReader } from './reader'
import { fillSearchStore, sureness } from './search-store'

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

/**
 * What somebody means who types a school. Known words beside the name (学费, 硕士) change nothing. Two names are a comparison and no name; a
 * text with unknown words names nothing, and nor does a name beside a country that has no such school (哈佛 英国).
 */
function schoolsNamedBy(asked: Asked): NamedSchools {
  const [name, another] = schoolNames(asked)
  const isName = another === undefined && asked.words.length === 0 && asked.isCertain
  const isThere = ({ href, type }: NamedPage) =>
    type === 'school' && (asked.countries.length === 0 || asked.countries.includes(countryOfSchool(href)))
  const pages = isName ? (name?.pages ?? []).filter(isThere) : []
  const least = Math.min(sureness.name, Math.max(0, ...pages.map((page) => page.sureness)))
  const idsOf = (isUsual: boolean) =>
    pages.filter((page) => page.sureness >= least === isUsual).map(({ href }) => schoolOf(href))
  return { usual: idsOf(true), others: idsOf(false) }
}

/** Types whose titles are names that somebody types; headlines and people are found by a search. */
const suggested = ['school', 'major', 'product', 'course', 'background', 'page', 'hischool']

/** Longer titles are sentences, and eight of them would be more than a suggestion should weigh. */
const longestTitle = 32

/** After every letter, so that `key < typed + last` are the keys that begin with the typed text. */
const last = '\u{10FFFF}'

/** The ids of documents with a name that begins with the typed text: whole names first, then what visitors probably mean. */
function createSuggestions(database: DatabaseSync): (typed: string, today: string) => number[] {
  const beginning = database.prepare(`
    select document.id, max(iif(name.key = ?1, name.sureness, 0)) as whole,
      max(name.sureness >= ${sureness.short}) as written
    from name join document on document.id = name.document
    where name.key >= ?1 and name.key < ?1 || '${last}' and length(document.title) <= ${longestTitle}
      and document.type in (${suggested.map((type) => `'${type}'`).join(', ')})
      and (document.until is null or document.until >= ?2)
    group by document.id order by whole desc, written desc, document.weight desc limit ${mostSuggestions}
  `)
  return (typed, today) => {
    const key = toKey(typed)
    return key.length < (isHan(key) ? 1 : 2) ? [] : beginning.all(key, today).map(({ id }) => Number(id))
  }
}

/** Width of an excerpt, and of its part before the first match; a Latin letter is 1 wide, a Chinese character 2. */
const excerptWidth = 190
const leadWidth = 40

const isAbbreviation = /^[a-z]{1,3}$/

/**
 * The positions of terms in a text, as sorted ranges that neither touch nor overlap. A Latin term must begin a word, and an abbreviation
 * must be a whole word: PR is not marked in Proficient.
 * @param terms folded, as in the index
 */
export function findHits(text: string, terms: readonly string[]): HitRange[] {
  const { folded, at } = foldInPlace(text)
  const found: HitRange[] = []
  for (const term of terms) {
    for (let start = folded.indexOf(term); start >= 0; start = folded.indexOf(term, start + 1)) {
      const end = start + term.length
      if (isWordInside(folded, start) || (isAbbreviation.test(term) && isWordInside(folded, end))) continue
      found.push([at[start] ?? 0, at[end] ?? text.length])
    }
  }
  return merge(found)
}

/** Part of a text around its first match, on one line, with the matches inside it; the beginning when nothing matches. */
export function cutExcerpt(text: string, terms: readonly string[]): { text: string; hits: HitRange[] } {
  const line = text.replace(/\s+/g, ' ').trim()
  const start = startOf(line, findHits(line, terms)[0]?.[0] ?? 0)
  const end = start + fitting(line.slice(start), excerptWidth)
  const cut = `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
  return { text: cut, hits: findHits(cut, terms) }
}

/**
 * The start of the excerpt: 0 when the first match is near enough to be visible from there, otherwise the sentence of the match; only inside
 * a sentence that is longer than an excerpt, some characters before the match, at the beginning of a word.
 */
function startOf(line: string, firstHit: number): number {
  const most = excerptWidth - leadWidth
  if (firstHit < fitting(line, most) || fitting(line, excerptWidth) === line.length) return 0
  const before = line.slice(0, firstHit)
  const sentence = before.search(/[^。！？；]*$/)
  return firstHit - sentence < fitting(line.slice(sentence), most)
    ? sentence
    : before.slice(0, -leadWidth / 2).search(/(?:\b[a-z\d]+|[\ud800-\udbff])?$/i)
}

/** How many UTF-16 units from the start fit into a width, without half a character. */
function fitting(text: string, width: number): number {
  let units = 0
  let used = 0
  for (const character of text) {
    used += character > '\u024F' ? 2 : 1
    if (used > width) break
    units += character.length
  }
  return units
}

/** Folds character by character and records the original position of each folded unit. */
function foldInPlace(text: string): { folded: string; at: number[] } {
  const at: number[] = []
  let folded = ''
  let offset = 0
  for (const character of text) {
    const unit = foldCharacter(character)
    for (let index = 0; index < unit.length; index += 1) at.push(offset)
    folded += unit
    offset += character.length
  }
  return { folded, at }
}

/** A cache: all texts together contain only a few thousand different characters. */
const foldedCharacters = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const folded = fold(character)
  foldedCharacters.set(character, folded)
  return folded
}

function isWordInside(folded: string, start: number): boolean {
  const latin = /[a-z\d]/
  return latin.test(folded[start] ?? '') && latin.test(folded[start - 1] ?? '')
}

function merge(ranges: HitRange[]): HitRange[] {
  const merged: HitRange[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

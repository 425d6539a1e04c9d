import type { DatabaseSync } from 'node:sqlite'
import { type SearchType, searchTypes } from '@/lib/contract/search'
import { unitsOf } from './concepts'
import { corrected } from './correction'
import { createNamedParts, type NamedPart } from './named-parts'
import type { NearName } from './nearest'
import { toPinyin } from './pinyin'
import { type Condition, createQueryReader, genericWords, type Query } from './query'
import { exactness, meaningKey } from './search-store'
import { fold, isHan, toKey } from './text'
import { createWordStarts } from './word-start'

/** Columns of the index: title, other names, pinyin, text. */
const boosts = '8, 6, 3, 1'

/** What a search says of a document beside how well its words fit. */
export type Known = {
  type: SearchType
  weight: number
  sample: boolean
  closed: boolean
  until: string | null
}

/** `marks`: the words that may be marked in it. */
export type Found = { id: number; exact: number; score: number; marks: readonly string[] }

/** `isWhole`: whether the results hold all that was asked for. */
export type Findings = { found: Found[]; isWhole: boolean }

/** How much it counts that a document is about what was asked, against the words of its text. */
const meaningWeight = 14

/** A programme that takes no applications stands below one that does; a made-up example below what holds. */
const closedShare = 0.2
const sampleShare = 0.4

/** Fewer finds, none of them by a name, may be a slip that happens to stand inside another word: 雅斯 in 的里雅斯特. */
const fewFinds = 3

/** So many words that say something are a question, which nobody answers word by word. */
const longQuestion = 3

/**
 * A name at least so like the words stands among the results when nothing holds all of them: before those that hold half when it
 * is surely a slip of the pen, or when the site does not know the words.
 */
const nearEnough = 0.6
const surelyMeant = 0.85

/** More words that say something are a story: no page holds them all, and only its concepts are asked for. */
const longestQuery = 5

/** So many finds hold a real word; fewer are looked at one by one. */
const lookedAt = 200

/** What is known of every document, at its id's place. */
export function readKnown(database: DatabaseSync): Known[] {
  return database
    .prepare('select type, weight, sample, closed, until from document order by id')
    .all()
    .map((row) => ({
      type: searchTypes.find((type) => type === row.type) ?? 'page',
      weight: Number(row.weight),
      sample: row.sample === 1,
      closed: row.closed === 1,
      until: row.until === null ? null : String(row.until),
    }))
}

/**
 * Finds what answers a text on a day (`2026-11-20`), in this order: a wording written down for a page, its meaning in any
 * other wording, a name in full (Chinese, traditional, English, short), what a heading is about, a name in pinyin; then
 * what parts of it name; then everything that holds all of it, by how much it is about it. When hardly anything does, and none
 * by its name: names that sound the same. When nothing does: names that are surely meant, what holds at least half, names that
 * are nearly the same.
 */
export function createRetrieval(
  database: DatabaseSync,
  known: readonly Known[],
  nearestTo: (text: string) => NearName[],
): (keyword: string, today: string) => Findings {
  const exactly = database.prepare('select document, sureness from exact where key = ?')
  const words = createWordIndex(database)
  const reader = createQueryReader(database)
  const beginsWord = createWordStarts(database)
  const parts = createNamedParts(database, (id) => known[id]?.type ?? 'page')

  /** @param mayCorrect a correction is not corrected again: two spellings may each be the other's */
  function find(keyword: string, today: string, mayCorrect = true): Findings {
    const key = toKey(keyword)
    if (key === '') return { found: [], isWhole: true }
    const query = readFor(keyword, key)
    const story = conceptsOfStory(query.conditions)
    const conditions = story ?? query.conditions
    const collection = collect(keyword, conditions, today)
    const { found, addExact, addFits, addParts } = collection

    for (const wanted of [key, meaningKey(keyword), tellingKey(keyword)]) addExact(wanted)
    addParts(parts.whole(keyword), exactness.near)
    const hits = words.holdingAll(conditions, key)
    const apart = hits.length > lookedAt ? hits : hits.filter(({ id }) => isApart(id, conditions))
    addFits(apart)
    const isWhole = found.size > 0
    addParts(parts.some(keyword), exactness.near)
    if (apart.length < fewFinds && [...found.values()].every(({ exact }) => exact === exactness.words)) {
      addExact(toPinyin(key)?.joined ?? '')
      if (isWhole) addParts(parts.level(keyword), exactness.near)
      // A long question holds a word that no page on its matter has.
      if (isWhole && conditions.filter(({ telling }) => telling).length >= longQuestion)
        addFits(words.holdingHalf(conditions, isApart))
    }
    if (!isWhole) {
      const meant = mayCorrect && found.size === 0 ? corrected(keyword) : null
      if (meant !== null) return { ...find(meant, today, false), isWhole: false }
      const lone = [...parts.country(keyword), ...parts.level(keyword)]
      addParts(lone, exactness.words)
      if (hits.length === 0)
        addParts(
          lone.filter(({ share }) => share * 2 >= 1),
          exactness.near,
        )
      addFits(words.holdingHalf(conditions, isApart))
      addFits(hits)
      addNear(collection, keyword, conditions)
    }
    return {
      found: [...found.values()].toSorted(byRelevance(known)),
      isWhole: isWhole && query.isWhole && story === null,
    }
  }

  /** A query as it is typed; without its single characters when nothing holds them beside the rest (音乐生 英国). */
  function readFor(keyword: string, key: string): Query {
    const query = reader.read(keyword)
    return words.holdingAll(query.conditions, key).length > 0 ? query : reader.read(keyword, false)
  }

  /** Whether characters that the dictionary does not join stand together in a document as a word. */
  const isApart = (id: number, conditions: readonly Condition[]): boolean =>
    conditions.every(({ loose }) => loose === null || beginsWord(id, loose))

  const isKnownWord = (condition: Condition): boolean =>
    words.holding(condition).some(({ id }) => isApart(id, [condition]))

  function addNear({ add, found }: Collection, keyword: string, conditions: readonly Condition[]): void {
    const isKnown =
      conditions.some(({ isConcept }) => isConcept) ||
      (!/[a-z]/.test(fold(keyword)) && conditions.every(isKnownWord))
    for (const { document, likeness } of nearestTo(keyword)) {
      if (likeness < nearEnough) continue
      if (likeness >= surelyMeant || !isKnown) add(document, exactness.near, likeness)
      else if (!found.has(document)) add(document, exactness.none, likeness)
    }
  }

  /** What is found on a day; of several reasons for a document the best counts. */
  function collect(keyword: string, conditions: readonly Condition[], today: string): Collection {
    const marks = conditions.flatMap((condition) => condition.marks)
    const about = aboutness(database, keyword)
    const found = new Map<number, Found>()
    const add = (id: number, exact: number, score: number) => {
      const until = known[id]?.until ?? null
      if (until !== null && until < today) return
      const before = found.get(id) ?? { exact, score }
      found.set(id, { id, exact: Math.max(exact, before.exact), score: Math.max(score, before.score), marks })
    }
    return {
      found,
      add,
      addExact: (wanted) => {
        for (const row of exactly.all(wanted)) add(Number(row.document), Number(row.sureness), 0)
      },
      addFits: (fits) => {
        for (const { id, score } of fits) {
          add(id, exactness.words, score + meaningWeight * (about.get(id) ?? 0))
        }
      },
      addParts: (named, exact) => {
        for (const { id, share } of named) add(id, exact, share * meaningWeight)
      },
    }
  }

  return (keyword, today) => find(keyword, today)
}

/** Documents found so far, and ways to add to them. */
type Collection = {
  found: ReadonlyMap<number, Found>
  add: (id: number, exact: number, score: number) => void
  addExact: (key: string) => void
  addFits: (fits: readonly Scored[]) => void
  addParts: (named: readonly NamedPart[], exact: number) => void
}

/** The concepts of a query that tells a story; null when it is short, or speaks of none. */
function conceptsOfStory(conditions: readonly Condition[]): Condition[] | null {
  if (conditions.filter(({ telling }) => telling).length <= longestQuery) return null
  const concepts = conditions.filter(({ isConcept }) => isConcept)
  return concepts.length > 0 ? concepts : null
}

/** What is asked for without its common words, where at least two others say something; empty otherwise. */
function tellingKey(keyword: string): string {
  const units = unitsOf(keyword).map(({ text }) => text)
  const telling = units.filter((unit) => !genericWords.has(unit))
  return telling.length < 2 || telling.length === units.length ? '' : meaningKey(telling.join(' '))
}

type Scored = { id: number; score: number }

/** The full-text index, asked with the conditions of a query. */
function createWordIndex(database: DatabaseSync) {
  const matching = database.prepare(
    `select rowid as id, -bm25(words, ${boosts}) as score from words where words match ? order by score desc limit 2000`,
  )

  const run = (expression: string): Scored[] =>
    expression === ''
      ? []
      : matching.all(expression).map((row) => ({ id: Number(row.id), score: Number(row.score) }))

  /** What holds at least half of the words that say something, and the country where one is asked for; each word's score counts. */
  function holdingHalf(
    conditions: readonly Condition[],
    isApart: (id: number, conditions: readonly Condition[]) => boolean,
  ): Scored[] {
    const telling = conditions.filter((condition) => condition.telling)
    const sums = new Map<number, { held: number; score: number; hasCountry: boolean }>()
    for (const condition of telling) {
      for (const { id, score } of run(condition.expression)) {
        if (!isApart(id, [condition])) continue
        const sum = sums.get(id) ?? { held: 0, score: 0, hasCountry: false }
        const hasCountry = sum.hasCountry || condition.isCountry
        sums.set(id, { held: sum.held + 1, score: sum.score + score, hasCountry })
      }
    }
    const needsCountry = [...sums.values()].some(({ hasCountry }) => hasCountry)
    return [...sums]
      .filter(([, { held, hasCountry }]) => held * 2 >= telling.length && (hasCountry || !needsCountry))
      .map(([id, { score }]) => ({ id, score }))
  }

  return {
    holdingAll: (conditions: readonly Condition[], key: string): Scored[] => run(allOf(conditions, key)),
    holdingHalf,
    holding: ({ expression }: Condition): Scored[] => run(expression),
  }
}

/** All that is asked for, or pinyin typed with spaces between its syllables. */
function allOf(conditions: readonly Condition[], key: string): string {
  const every = conditions.map(({ expression }) => expression).join(' AND ')
  if (conditions.length < 2 || isHan(key)) return every
  return `(${every}) OR pinyin : "${key}"*`
}

/** How much each document is about what is asked for, 0 to 1: what both speak of, of what either speaks of. */
function aboutness(database: DatabaseSync, keyword: string): Map<number, number> {
  const units = unitsOf(keyword).map(({ text }) => text)
  const about = new Map<number, number>()
  if (units.length === 0) return about
  const places = units.map(() => '?').join(', ')
  const sharing = database.prepare(`
    select meaning.document, meaning.units, count(*) as shared from meaning_unit
    join meaning on meaning.id = meaning_unit.meaning
    where meaning_unit.unit in (${places}) group by meaning.id
  `)
  for (const row of sharing.all(...units)) {
    const shared = Number(row.shared)
    const share = shared / (units.length + Number(row.units) - shared)
    const id = Number(row.document)
    if (share > (about.get(id) ?? 0)) about.set(id, share)
  }
  return about
}

function byRelevance(known: readonly Known[]): (a: Found, b: Found) => number {
  const relevance = ({ id, score }: Found): number => {
    const document = known[id]
    if (document === undefined) return 0
    return (
      score *
      (1 + document.weight) *
      (document.closed ? closedShare : 1) *
      (document.sample ? sampleShare : 1)
    )
  }

  return (a, b) => {
    if (a.exact !== b.exact) return b.exact - a.exact
    const [one, other] = [known[a.id], known[b.id]]
    if (a.exact > exactness.near && one !== undefined && other !== undefined) {
      if (one.closed !== other.closed) return Number(one.closed) - Number(other.closed)
      if (one.weight !== other.weight) return other.weight - one.weight
    }
    return relevance(b) - relevance(a) || a.id - b.id
  }
}

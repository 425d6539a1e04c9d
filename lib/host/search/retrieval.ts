import type { DatabaseSync } from 'node:sqlite'
import { type SearchType, searchTypes } from '@/lib/contract/search'
import { unitsOf } from './concepts'
import { corrected } from './correction'
import type { NearName } from './nearest'
import { toPinyin } from './pinyin'
import { type Condition, createQueryReader, genericWords } from './query'
import { exactness, meaningKey } from './search-store'
import { isHan, toKey } from './text'

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

/** What one asks about a school or a major by its name: its own page answers before those that mention both. */
const matters: ReadonlySet<string> = new Set(
  '费用 排名 录取 录取率 雅思 托福 绩点 住宿 奖学金 地址 官网 课程 就业 前景 本科 硕士 博士'.split(' '),
)
const namedTypes: ReadonlySet<SearchType> = new Set(['school', 'hischool', 'major'])

/** A name at least so like the words stands among the results when nothing holds all of them. */
const nearEnough = 0.6

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
 * everything that holds all of it, by how much it is about it. When hardly anything does, and none by its name: names that
 * sound the same. When nothing does: names that are nearly the same, and what holds at least half.
 */
export function createRetrieval(
  database: DatabaseSync,
  known: readonly Known[],
  nearestTo: (text: string) => NearName[],
): (keyword: string, today: string) => Findings {
  const exactly = database.prepare('select document, sureness from exact where key = ?')
  const words = createWordIndex(database)
  const reader = createQueryReader(database)

  /** @param mayCorrect a correction is not corrected again: two spellings may each be the other's */
  function find(keyword: string, today: string, mayCorrect = true): Findings {
    const key = toKey(keyword)
    if (key === '') return { found: [], isWhole: true }
    const conditions = reader.read(keyword).conditions
    const marks = conditions.flatMap((condition) => condition.marks)
    const found = new Map<number, Found>()
    const add = (id: number, exact: number, score: number) => {
      const until = known[id]?.until ?? null
      if (until !== null && until < today) return
      const before = found.get(id)
      found.set(id, {
        id,
        exact: Math.max(exact, before?.exact ?? 0),
        score: Math.max(score, before?.score ?? 0),
        marks,
      })
    }
    const addExact = (wanted: string) => {
      if (wanted === '') return
      for (const row of exactly.all(wanted)) add(Number(row.document), Number(row.sureness), 0)
    }

    addExact(key)
    addExact(meaningKey(keyword))
    addExact(tellingKey(keyword))
    for (const row of nameKeys(keyword).flatMap((name) => exactly.all(name))) {
      const id = Number(row.document)
      if (namedTypes.has(known[id]?.type ?? 'page')) add(id, exactness.near, 0)
    }
    const about = aboutness(database, keyword)
    const scoreOf = (id: number, fit: number) => fit + meaningWeight * (about.get(id) ?? 0)
    for (const { id, score } of words.holdingAll(conditions, key)) add(id, 0, scoreOf(id, score))
    const isWhole = found.size > 0
    if (found.size < fewFinds && [...found.values()].every(({ exact }) => exact === 0)) {
      addExact(toPinyin(key)?.joined ?? '')
      // A long question holds a word that no page on its matter has.
      if (isWhole && conditions.filter(({ telling }) => telling).length >= longQuestion)
        for (const { id, score } of words.holdingHalf(conditions)) add(id, 0, scoreOf(id, score))
    }
    if (!isWhole) {
      const meant = mayCorrect && found.size === 0 ? corrected(keyword) : null
      if (meant !== null) return { ...find(meant, today, false), isWhole: false }
      for (const { document, likeness } of nearestTo(keyword)) {
        if (likeness >= nearEnough) add(document, exactness.near, likeness)
      }
      for (const { id, score } of words.holdingHalf(conditions)) add(id, 0, scoreOf(id, score))
    }
    return { found: [...found.values()].toSorted(byRelevance(known)), isWhole }
  }

  return (keyword, today) => find(keyword, today)
}

/** What is asked for without its common words, where at least two others say something; empty otherwise. */
function tellingKey(keyword: string): string {
  const units = unitsOf(keyword).map(({ text }) => text)
  const telling = units.filter((unit) => !genericWords.has(unit))
  return telling.length < 2 || telling.length === units.length ? '' : meaningKey(telling.join(' '))
}

/** What is asked for without the matters that the page of a school or major tells of; empty where that is all or nothing. */
function nameKeys(keyword: string): string[] {
  const units = unitsOf(keyword).map(({ text }) => text)
  const rest = units.filter((unit) => !matters.has(unit))
  if (rest.length === 0 || rest.length === units.length) return []
  return [meaningKey(rest.join(' ')), toKey(rest.join(''))]
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

  /** What holds at least half of the words that say something; each word's score counts. */
  function holdingHalf(conditions: readonly Condition[]): Scored[] {
    const telling = conditions.filter((condition) => condition.telling)
    const sums = new Map<number, { held: number; score: number }>()
    for (const condition of telling) {
      for (const { id, score } of run(condition.expression)) {
        const sum = sums.get(id) ?? { held: 0, score: 0 }
        sums.set(id, { held: sum.held + 1, score: sum.score + score })
      }
    }
    return [...sums].flatMap(([id, { held, score }]) => (held * 2 >= telling.length ? [{ id, score }] : []))
  }

  return {
    holdingAll: (conditions: readonly Condition[], key: string): Scored[] => run(allOf(conditions, key)),
    holdingHalf,
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

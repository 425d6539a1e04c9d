import type { DatabaseSync } from 'node:sqlite'
import { type HitRange, type SearchType, searchTypes } from '@/lib/contract/search'
import { shanghaiDate } from '@/lib/core/time'
import { unitsOf } from './concepts'
import { corrected } from './correction'
import type { SearchDocument } from './document'
import { cutExcerpt, findHits } from './highlight'
import { createNearestNames } from './nearest'
import { toPinyin } from './pinyin'
import { type Condition, createQueryReader, genericWords } from './query'
import { exactness, fillSearchStore, meaningKey } from './search-store'
import { isHan, toKey } from './text'

export type SearchRequest = { keyword: string; type?: SearchType | undefined; page: number; limit: number }

export type SearchAnswer = {
  list: {
    type: SearchType
    title: string
    title_hits: HitRange[]
    excerpt: { text: string; hits: HitRange[] }
    href: string
    sample: boolean
    closed: boolean
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

/** Columns of the index: title, other names, pinyin, text. */
const boosts = '8, 6, 3, 1'

/** What a search says of a document beside how well its words fit. */
type Known = { type: SearchType; weight: number; sample: boolean; closed: boolean; until: string | null }

/** `marks`: the words that may be marked in it. */
type Found = { id: number; exact: number; score: number; marks: readonly string[] }

/** `isWhole`: whether the results hold all that was asked for. */
type Findings = { found: Found[]; isWhole: boolean }

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

/** A search over documents that are not stored anywhere: for development and tests. */
export async function createSearchEngine(documents: readonly SearchDocument[]): Promise<SearchEngine> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(':memory:')
  await fillSearchStore(database, documents)
  return openSearchEngine(database)
}

/**
 * A search over a filled store. What a text asks for comes first: a wording written down for a page, its meaning in any other
 * wording, a name in full (Chinese, traditional, English, short), what a heading is about, a name in pinyin; then everything
 * that holds all of it, by how much it is about it. When hardly anything does, and none by its name: names that sound the same.
 * When nothing does: names that are nearly the same, and what holds at least half.
 */
export function openSearchEngine(database: DatabaseSync): SearchEngine {
  const known: Known[] = database
    .prepare('select type, weight, sample, closed, until from document order by id')
    .all()
    .map((row) => ({
      type: searchTypes.find((type) => type === row.type) ?? 'page',
      weight: Number(row.weight),
      sample: row.sample === 1,
      closed: row.closed === 1,
      until: row.until === null ? null : String(row.until),
    }))
  const exactly = database.prepare('select document, sureness from exact where key = ?')
  const matching = database.prepare(
    `select rowid as id, -bm25(words, ${boosts}) as score from words where words match ? order by score desc limit 2000`,
  )
  const textsOf = database.prepare('select title, text, href from document where id = ?')
  const reader = createQueryReader(database)
  const nearestTo = createNearestNames(database)

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

  /** @param mayCorrect a correction is not corrected again: two spellings may each be the other's */
  function find(keyword: string, today: string, mayCorrect = true): Findings {
    const key = toKey(keyword)
    if (key === '') return { found: [], isWhole: true }
    const conditions = reader.conditionsOf(keyword)
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
    const about = aboutness(keyword)
    const scoreOf = (id: number, words: number) => words + meaningWeight * (about.get(id) ?? 0)
    for (const { id, score } of run(allOf(conditions, key))) add(id, 0, scoreOf(id, score))
    const isWhole = found.size > 0
    if (found.size < fewFinds && [...found.values()].every(({ exact }) => exact === 0)) {
      addExact(toPinyin(key)?.joined ?? '')
      // A long question holds a word that no page on its matter has.
      if (isWhole && conditions.filter(({ telling }) => telling).length >= longQuestion)
        for (const { id, score } of halfOf(conditions)) add(id, 0, scoreOf(id, score))
    }
    if (!isWhole) {
      const meant = mayCorrect && found.size === 0 ? corrected(keyword) : null
      if (meant !== null) return { ...find(meant, today, false), isWhole: false }
      for (const { document, likeness } of nearestTo(keyword)) {
        if (likeness >= nearEnough) add(document, exactness.near, likeness)
      }
      for (const { id, score } of halfOf(conditions)) add(id, 0, scoreOf(id, score))
    }
    return { found: [...found.values()].toSorted(byRelevance), isWhole }
  }

  const run = (expression: string): { id: number; score: number }[] =>
    expression === ''
      ? []
      : matching.all(expression).map((row) => ({ id: Number(row.id), score: Number(row.score) }))

  /** How much each document is about what is asked for, 0 to 1: what both speak of, of what either speaks of. */
  function aboutness(keyword: string): Map<number, number> {
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

  /** What holds at least half of the words that say something; each word's score counts. */
  function halfOf(conditions: readonly Condition[]): { id: number; score: number }[] {
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

  function byRelevance(a: Found, b: Found): number {
    if (a.exact !== b.exact) return b.exact - a.exact
    const [one, other] = [known[a.id], known[b.id]]
    if (a.exact > exactness.near && one !== undefined && other !== undefined) {
      if (one.closed !== other.closed) return Number(one.closed) - Number(other.closed)
      if (one.weight !== other.weight) return other.weight - one.weight
    }
    return relevance(b) - relevance(a) || a.id - b.id
  }

  const typeOf = ({ id }: Found): SearchType => known[id]?.type ?? 'page'

  function toHit({ id, marks }: Found): SearchAnswer['list'] {
    const document = known[id]
    const row = textsOf.get(id)
    if (document === undefined || row === undefined) return []
    const title = String(row.title)
    return [
      {
        type: document.type,
        title,
        title_hits: findHits(title, marks),
        excerpt: cutExcerpt(String(row.text), marks),
        href: String(row.href),
        sample: document.sample,
        closed: document.closed,
      },
    ]
  }

  function nearest(keyword: string): SearchAnswer['nearest'] {
    return nearestTo(keyword)
      .slice(0, nearestCount)
      .flatMap(({ document }) => {
        const row = textsOf.get(document)
        const type = known[document]?.type
        return row && type ? [{ type, title: String(row.title), href: String(row.href) }] : []
      })
  }

  return {
    search: ({ keyword, type, page, limit }, now = new Date()) => {
      const { found, isWhole } = recall(keyword, shanghaiDate(now))
      const ofType = type === undefined ? found : found.filter((each) => typeOf(each) === type)
      const counts = Map.groupBy(found, typeOf)
      return {
        list: ofType.slice((page - 1) * limit, page * limit).flatMap(toHit),
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

/** All that is asked for, or pinyin typed with spaces between its syllables. */
function allOf(conditions: readonly Condition[], key: string): string {
  const every = conditions.map(({ expression }) => expression).join(' AND ')
  if (conditions.length < 2 || isHan(key)) return every
  return `(${every}) OR pinyin : "${key}"*`
}

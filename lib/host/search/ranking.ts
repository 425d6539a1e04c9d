import type { DatabaseSync } from 'node:sqlite'
import { type SearchType, searchTypes } from '@/lib/contract/search'
import { fold, isHan, pairsOf, toKey } from '@/lib/host/text/text'
import type { Asked, NamedPage } from './answers/asked'
import { nameOfCountry } from './country-names'
import { createNearest, isClose, isSlip, type Near } from './nearest'
import { createReader, type Reading, type Term, toTerm } from './reader'
import { sureness } from './search-store'
import { countryNames, isGeneric, isOfSchool, type Piece, type WordKind } from './words'

/** Properties of a document that affect its place in the results, apart from the match of its words. */
export type Known = {
  type: SearchType
  weight: number
  sample: boolean
  closed: boolean
  until: string | null
  href: string
  title: string
}

/** `held`: share of the question that the document matches, 0 to 1; `marks`: the words that may be highlighted in it. */
export type Found = { id: number; score: number; held: number; marks: readonly string[] }

/** `isWhole`: whether one result matches the whole question. */
export type Findings = { found: Found[]; isWhole: boolean }

/** Weights of the index columns: title, other names, pinyin, text. */
const boosts = '8, 6, 3, 1'

/** The subject of a document counts more than the words of its text. */
const aboutPoints = 10
const textPoints = 6

/** Factors for a page that does not mention the requested country, and for one about another country. */
const noCountryShare = 0.6
const sitePageShare = 0.85
const otherCountryShare = 0.45

/** A school's name is the subject of a question; any other name next to it is only a part of the question. */
const schoolWeight = 2
const nameWeight = 1.3

/** A closed programme ranks lower than an open one, a sample lower than a real record. */
const closedShare = 0.25
const sampleShare = 0.4

/** Cases, people, high schools and changes of rules answer fewer questions than pages do. */
const typeShares: Partial<Record<SearchType, number>> = { hischool: 0.8, case: 0.8, person: 0.8 }
const changeShare = 0.85

/** Weight of a name, by how certain its meaning is. */
const shareOfName: Readonly<Record<number, number>> = {
  [sureness.phrase]: 1.02,
  [sureness.name]: 1,
  [sureness.shared]: 0.7,
  [sureness.place]: 0.95,
  [sureness.short]: 0.9,
  [sureness.pinyin]: 0.8,
  [sureness.initials]: 0.5,
}

/** Types that answer every question about their name (哈佛学费), and types that answer most of them. */
const answersAll: ReadonlySet<SearchType> = new Set(['school', 'hischool', 'major'])
const answersMost: ReadonlySet<SearchType> = new Set(['product', 'course'])

/** The lowest share of the best result's match that a result must reach. */
const leastShare = 0.5
const leastHeld = 0.2

/** Lowest similarity for the correction of a word; a whole name may differ more from the typed text. */
const surelyMeant = 0.85
const nearEnough = 0.6
const shortestSlip = 3

/** A longer Chinese text is a sentence and not a misspelt name. */
const longestSlip = 8

const impliedWeight = 0.8

/** The country of a school is its place: how often its record says so means nothing. */
const placeScore = 8

const headedBy = 'select rowid as id from words where words match ?'

/** The properties of all documents; the index is the document's id. */
export const readKnown = (database: DatabaseSync): Known[] =>
  database
    .prepare('select type, weight, sample, closed, until, href, title from document order by id')
    .all()
    .map((row) => ({
      type: searchTypes.find((type) => type === row.type) ?? 'page',
      weight: Number(row.weight),
      sample: row.sample === 1,
      closed: row.closed === 1,
      until: row.until === null ? null : String(row.until),
      href: String(row.href),
      title: String(row.title),
    }))

type Ranking = {
  find: (keyword: string, today: string) => Findings
  /** The parsed question, for code that answers it directly. */
  ask: (keyword: string) => Asked
  nearest: (text: string) => Near[]
}

/**
 * Finds the documents that answer a text on a day (`2026-11-20`): first those that it names, then those about the same subject, then
 * those with its words. An unknown word is treated as a possible misspelling.
 */
export function createRanking(database: DatabaseSync, known: readonly Known[]): Ranking {
  const reader = createReader(database)
  const nearest = createNearest(database)
  const named = database.prepare('select document, sureness from name where key = ?')
  const postings = createPostings(database)
  const headings = database.prepare(`${headedBy} limit 1`)
  /** Documents with a country in their heading. */
  const headed = new Set(
    countryNames.flatMap((name) =>
      database
        .prepare(headedBy)
        .all(`{title} : "${pairsOf(name).join(' ')}"`)
        .map(({ id }) => Number(id)),
    ),
  )

  return { find, ask, nearest: closeTo }

  function find(keyword: string, today: string): Findings {
    const key = toKey(keyword)
    if (key === '') return { found: [], isWhole: true }
    const reading = reader(keyword)
    const { terms: read, isGuessed } = corrected(reading)
    const terms = read.map(weighed)
    const scores = new Map<number, { about: number; text: number; held: number }>()
    const total = terms.reduce((sum, { weight }) => sum + weight, 0)
    const at = (id: number) => {
      const before = scores.get(id) ?? { about: 0, text: 0, held: 0 }
      scores.set(id, before)
      return before
    }
    const addAbout = (id: number, about: number, held: number) => {
      const score = at(id)
      score.about = Math.max(score.about, about)
      score.held = Math.max(score.held, held)
    }
    const texts = matchesOf(terms, total)
    for (const [id, { text, held }] of texts) Object.assign(at(id), { text, held })
    for (const { document, share } of namedBy(terms, total)) addAbout(document, share, share)
    for (const { document, share, held } of aboutSame(terms, total)) addAbout(document, share, held)
    for (const row of named.all(key)) {
      const share = shareOfName[Number(row.sureness)] ?? 0
      addAbout(Number(row.document), 1.2 * share, 1)
    }
    const isWhole = !isGuessed && [...scores.values()].some(({ held }) => held > 0.99)
    const suitability = suitabilityFor(terms)
    const most = Math.max(0, ...Array.from(scores.values(), ({ held }) => held))
    const marks = terms.flatMap((term) => term.marks)
    const found = [...scores]
      .filter(([id, { held, about }]) => isShown(id, today) && isEnough(Math.max(held, about), most))
      .map(([id, score]) => ({
        id,
        held: score.held,
        marks,
        score: pointsOf(id, score) * suitability(id),
      }))
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
    return { found, isWhole }
  }

  function ask(keyword: string): Asked {
    const reading = reader(keyword)
    const isAbout = saysWhatOfWhom(reading.terms)
    const { terms, isGuessed, slip } = isAbout ? asTyped(reading) : corrected(reading)
    const { pieces } = reading
    const meanings = (kind: WordKind) =>
      terms.filter((term) => term.kind === kind).map(({ meaning }) => meaning)
    const names = terms
      .filter(({ kind }) => kind === 'name')
      .map(({ text, meaning }) => ({ text, pages: pagesOf(meaning) }))
    const [only] = terms
    return {
      keyword,
      rest: pieces
        .filter(
          (piece, at) => isOfUnknown(piece) && (!isGeneric(piece.text) || isUnknownBefore(pieces[at - 1])),
        )
        .map(({ text }) => text)
        .join(''),
      isCertain: !isGuessed || slip !== null,
      readAs: slip,
      isUnheard: isAbbreviation.test(keyword) && terms.length === 1 && only?.kind === 'word' && isOdd(only),
      names: names.filter(
        ({ pages: [page] }, at) =>
          page === undefined || names.findIndex(({ pages }) => pages[0]?.href === page.href) === at,
      ),
      matters: meanings('matter'),
      countries: meanings('country'),
      levels: meanings('level'),
      words: terms
        .filter(({ kind, meaning }) => /word|loose/.test(kind) && !isGeneric(meaning))
        .filter((term) => !saysWhatOfWhom(terms) || isInTitle(term))
        .map(({ text }) => text)
        .filter((text) => !/^(?:\d{1,3}|20\d\d)$/.test(text)),
    }
  }

  /** Whether some heading or name has a word. One that none has is noise beside a name and a subject. */
  function isInTitle({ text }: Term): boolean {
    const tokens = isHan(text) ? pairsOf(text) : [toKey(text)]
    return headings.get(`{title names} : "${tokens.join(' ')}"`) !== undefined
  }

  /** 大学 belongs to a name only when it follows one: 哪些英国大学 has none. */
  function isUnknownBefore(piece: Piece | undefined): boolean {
    return piece !== undefined && isOfUnknown(piece)
  }

  /** Whether a piece may belong to the name of a university of China: a city is one of our branches, and a name of its own too. */
  function isOfUnknown({ text, kind, meaning }: Piece): boolean {
    if (kind === 'name') return !pagesOf(meaning).some(({ type }) => type === 'school')
    return /word|loose/.test(kind) && !/^\d+$/.test(text)
  }

  /** Names that differ little from the unknown part of a text. A part without a name (大学) or a sentence has none. */
  function closeTo(text: string): Near[] {
    if (isAbbreviation.test(text)) return []
    const { odd } = reader(text)
    if (isGeneric(odd) || (isHan(odd) && toKey(odd).length > longestSlip)) return []
    return nearest(odd).filter((near) => isClose(odd, near))
  }

  /** The pages that a name means with certainty. */
  function pagesOf(name: string): NamedPage[] {
    return named
      .all(name)
      .filter((row) => Number(row.sureness) >= sureness.short)
      .flatMap((row) => {
        const document = known[Number(row.document)]
        if (document === undefined) return []
        return [{ ...document, sureness: Number(row.sureness) }]
      })
      .toSorted((a, b) => b.weight - a.weight)
  }

  function weighed(term: Term): Term {
    if (term.kind !== 'name') return term
    const isSchool = named.all(term.meaning).some(({ document }) => isSchoolPage(Number(document)))
    return { ...term, weight: isSchool ? schoolWeight : nameWeight }
  }

  function isSchoolPage(id: number): boolean {
    return /^\/(yxk|joint)\//.test(known[id]?.href ?? '')
  }

  function isShown(id: number, today: string): boolean {
    const until = known[id]?.until ?? null
    return until === null || until >= today
  }

  function pointsOf(id: number, { about, text }: { about: number; text: number }): number {
    const document = known[id]
    if (document === undefined) return 0
    return (
      (about ** 1.4 * aboutPoints + text * textPoints) *
      (1 + 0.7 * document.weight) *
      (typeShares[document.type] ?? 1) *
      (document.href.includes('/changes#') ? changeShare : 1) *
      (document.closed ? closedShare : 1) *
      (document.sample ? sampleShare : 1)
    )
  }

  /** A factor by country: the document is about a requested country, has none in its heading, or is about another one. */
  function suitabilityFor(terms: readonly Term[]): (id: number) => number {
    const asked = terms.filter(({ kind }) => kind === 'country')
    if (asked.length === 0) return () => 1
    const holding = asked.map((term) => new Set(postings(term).ids))
    return (id) => {
      if (holding.some((ids) => ids.has(id))) return 1
      if (headed.has(id)) return otherCountryShare
      return /page|major/.test(known[id]?.type ?? '') ? sitePageShare : noCountryShare
    }
  }

  /** The documents whose names are in the text. A school also answers the rest of the question. */
  function namedBy(terms: readonly Term[], total: number): { document: number; share: number }[] {
    const beside = terms.filter(isOfSchool)
    const besides = beside.reduce((sum, { weight }) => sum + weight, 0)
    const isCostOfCountry = ['费用', 'country'].every((asked) =>
      beside.some(({ meaning, kind }) => meaning === asked || kind === asked),
    )
    return terms
      .filter(({ kind }) => kind === 'name')
      .flatMap((term) =>
        named.all(term.meaning).map((row) => {
          const document = Number(row.document)
          const type = known[document]?.type ?? 'page'
          const isWhole = answersAll.has(type) && !(type === 'major' && isCostOfCountry)
          const answered = isWhole || isSchoolPage(document) ? 1 : answersMost.has(type) ? 0.6 : 0
          const own = term.weight * (shareOfName[Number(row.sureness)] ?? 0)
          return { document, share: Math.min(1, (own + besides * answered) / total) }
        }),
      )
  }

  /** Documents with a phrase or heading about the same subject. */
  function aboutSame(terms: readonly Term[], total: number) {
    const asked = [...terms, ...impliedBy(terms)]
    const units = [...new Set(asked.flatMap((term) => term.units))]
    if (units.length === 0) return []
    const sharing = database.prepare(`
      select meaning.document, meaning.weight, group_concat(meaning_unit.unit, char(10)) as units from meaning_unit
      join meaning on meaning.id = meaning_unit.meaning
      where meaning_unit.unit in (${units.map(() => '?').join(', ')}) group by meaning.id
    `)
    return sharing.all(...units).map((row) => {
      const own = new Set(String(row.units).split('\n'))
      let shared = 0
      let held = 0
      let covered = 0
      for (const term of asked) {
        const matched = term.units.filter((unit) => own.has(unit)).length
        if (matched === 0) continue
        const parts = term.units.length > 1 && !own.has(term.text) ? matched / (term.units.length - 1) : 1
        shared += term.weight * parts
        if (terms.includes(term)) held += term.weight * parts
        covered += term.units.length > 1 ? matched : term.weight
      }
      const extra = Math.max(0, Number(row.weight) - covered)
      return {
        document: Number(row.document),
        share: shared / (total + 0.7 * extra),
        held: held / total,
      }
    })
  }

  /** The country of a school whose name stands next to a subject: the country's page about the subject is an answer too. */
  function impliedBy(terms: readonly Term[]): Term[] {
    if (!terms.some(({ kind }) => kind === 'matter') || terms.some(({ kind }) => kind === 'country'))
      return []
    const first = terms
      .filter(({ kind }) => kind === 'name')
      .flatMap((term) => named.all(term.meaning))
      .map((row) => known[Number(row.document)]?.href.slice('/yxk/'.length).slice(0, 2) ?? '')
      .map((code) => nameOfCountry(code).replace('中国', ''))
      .find((country) => country !== '')
    if (first === undefined) return []
    return [{ ...toTerm({ text: first, meaning: first, kind: 'country' }), weight: impliedWeight }]
  }

  /**
   * Documents with words of the text, and the share of the text that they match. Characters that are in no word of the dictionary count
   * only in part.
   */
  function matchesOf(terms: readonly Term[], total: number): Map<number, { text: number; held: number }> {
    const sums = new Map<number, { held: number; score: number }>()
    const asked = terms.length > 1 ? terms.filter(({ weight }) => weight > 0.2) : terms
    for (const term of asked) {
      const { ids, scores } = postings(term)
      const held = term.weight * (term.kind === 'loose' ? 0.6 : 1)
      for (const [at, id] of ids.entries()) {
        const sum = sums.get(id) ?? { held: 0, score: 0 }
        sum.held += held
        const isPlace = term.kind === 'country' && known[id]?.type === 'school'
        sum.score += isPlace ? placeScore : (scores[at] ?? 0) * Math.min(1, term.weight)
        sums.set(id, sum)
      }
    }
    return new Map(
      Array.from(sums, ([id, { held, score }]) => {
        const share = Math.min(1, held / total)
        return [id, { held: share, text: share ** 1.5 * (0.3 + score / (score + 12)) }]
      }),
    )
  }

  /**
   * Corrects unknown words, when a common word or a name sounds or looks similar. `slip`: the name, when one character of it was wrong. An
   * abbreviation in capitals is never corrected, because a similar one is another school.
   */
  function corrected(reading: Reading): Corrected {
    const { terms, isWhole, odd, capitals } = reading
    const cut = cutWord(reading)
    if (cut !== null) return { terms: cut, isGuessed: true, slip: null }
    let isGuessed = !isWhole
    const right = terms.flatMap((term) => {
      if (!isOdd(term) || capitals.has(term.text)) return [term]
      const meant = nearest(term.text).find(
        ({ word, likeness }) => word !== null && likeness >= leastLikeness(term.text),
      )
      if (meant?.word == null) return [term]
      isGuessed = true
      return reader(meant.word).terms
    })
    if ((isWhole && !right.some(isOdd)) || capitals.has(odd)) return { terms: right, isGuessed, slip: null }
    const meant = nearest(odd).find((near) => near.document !== null && isClose(odd, near))
    const title = known[meant?.document ?? -1]?.title
    const { length } = toKey(odd)
    const isShort = length >= shortestSlip && (length <= longestSlip || !isHan(odd))
    const least = isShort ? nearEnough : surelyMeant
    if (meant === undefined || title === undefined || meant.likeness < least)
      return { terms: right, isGuessed, slip: null }
    const name = toTerm({ text: odd, meaning: toKey(title), kind: 'name' })
    const others = right.filter((term) => !odd.includes(term.text))
    return { terms: [...others, name], isGuessed: true, slip: isSlip(odd, meant) ? title : null }
  }

  /** A misspelt word whose first characters are a name: 澳大利牙 is 澳大 and two unknown characters. */
  function cutWord({ terms, pieces }: Reading): Term[] | null {
    const at = pieces.findIndex(({ kind }, place) => kind === 'loose' && pieces[place - 1]?.kind === 'name')
    const [name, loose] = [pieces[at - 1], pieces[at]]
    if (name === undefined || loose === undefined || name.text.length > loose.text.length) return null
    const sound = nearest(name.text + loose.text).find(({ word, spoken }) => word !== null && spoken > 0.99)
    if (sound?.word == null) return null
    const others = terms.filter(({ text }) => text !== name.text && text !== loose.text)
    return [...reader(sound.word).terms, ...others]
  }

  function isOdd(term: Term): boolean {
    return term.kind === 'loose' || (term.kind === 'word' && postings(term).ids.length === 0)
  }
}

type Corrected = { terms: readonly Term[]; isGuessed: boolean; slip: string | null }

/** The question as it was typed, for one with a name and a subject: other words in it are noise. */
const asTyped = ({ terms }: Reading): Corrected => ({ terms, isGuessed: false, slip: null })

/** Whether a question has a name, or a country and a level, and a subject. */
function saysWhatOfWhom(terms: readonly Term[]): boolean {
  const has = (wanted: WordKind) => terms.some(({ kind }) => kind === wanted)
  return has('matter') && (has('name') || (has('country') && has('level')))
}

const isAbbreviation = /^[A-Z]{2,5}$/

type Postings = { ids: Int32Array; scores: Float32Array }

/** Documents that contain a term, each with a score. The results for concepts are cached, because every second search needs them. */
function createPostings(database: DatabaseSync): (term: Term) => Postings {
  const matching = database.prepare(
    `select rowid as id, -bm25(words, ${boosts}) as score from words where words match ?`,
  )
  const kept = new Map<string, Postings>()
  return ({ kind, expression }) => {
    const before = kept.get(expression)
    if (before !== undefined) return before
    const rows = matching.all(expression)
    const made = {
      ids: Int32Array.from(rows, ({ id }) => Number(id)),
      scores: Float32Array.from(rows, ({ score }) => Number(score)),
    }
    if (/country|level|matter/.test(kind)) kept.set(expression, made)
    return made
  }
}

/** In Chinese only a homophone is similar enough for a correction; a Latin word may have one wrong letter. */
const leastLikeness = (text: string): number => (isHan(fold(text)) ? surelyMeant : 0.75)

const isEnough = (held: number, most: number): boolean => held >= leastHeld && held >= most * leastShare

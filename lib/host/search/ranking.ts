import type { DatabaseSync } from 'node:sqlite'
import type { SearchType } from '@/lib/contract/search'
import { pairsOf, toKey } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import type { Corrector } from './correct-terms'
import { countryOfSchool } from './country-names'
import { isSchoolHref, type KnownDocument } from './known-documents'
import type { Postings } from './postings'
import { type Reading, type Term, toTerm } from './reader'
import { least, nameWeights, typeWeights, weights } from './weights'
import { countryNames, isOfSchool } from './words'

/** `marks`: the words that may be highlighted in it. */
export type Found = { id: number; score: number; marks: readonly string[] }

/** `isWhole`: whether one result matches the whole question. */
export type Findings = { found: Found[]; isWhole: boolean }

/** How much a document is about the question, how much of it its text has, and the share of the question that it covers; all 0 to 1. */
type Match = { about: number; text: number; coverage: number }

type Tools = {
  read: (text: string) => Reading
  corrector: Corrector
  postings: (term: Term) => Postings
  known: readonly KnownDocument[]
}

/** From so many characters a whole text is a name, whatever words are in it: 上加拿大学院. */
const longName = 6

/** The strength of a text whose bm25 is the usual score, which is flattened to a half. */
const usualStrength = weights.textBase + 0.5

/** Types that answer every question about their name (哈佛学费), and types that answer most of them. */
const answersAll: ReadonlySet<SearchType> = new Set(['school', 'hischool', 'major'])
const answersMost: ReadonlySet<SearchType> = new Set(['product', 'course'])

/**
 * Finds the documents that answer a text on a day (`2026-11-20`): first those that it names, then those about the same subject, then
 * those with its words. An unknown word is treated as a possible misspelling.
 */
export function createRanking(
  database: DatabaseSync,
  { read, corrector, postings, known }: Tools,
): (keyword: string, today: string) => Findings {
  const named = database.prepare('select document, sureness from name where key = ?')
  const matchMeanings = createMeaningMatcher(database)
  const headedBy = database.prepare('select rowid as id from words where words match ?')
  /** Documents with a country in their heading, by the country. */
  const ofCountry = new Map(
    countryNames.map((name) => [
      name,
      new Set(headedBy.all(`{title} : "${pairsOf(name).join(' ')}"`).map(({ id }) => Number(id))),
    ]),
  )
  const headed = new Set(Array.from(ofCountry.values(), (ids) => [...ids]).flat())

  return (keyword, today) => {
    const key = toKey(keyword)
    if (key === '') return { found: [], isWhole: true }
    const reading = read(keyword)
    const { terms: corrected, isGuessed } = corrector.correct(reading)
    const terms = corrected.map(weighName)
    const matches = matchTerms(terms, key)
    const all = [...matches.values()]
    const most = Math.max(0, ...all.map(({ coverage }) => coverage))
    const isEnough = ({ about, coverage }: Match) =>
      Math.max(coverage, about) >= Math.max(least.ofQuestion, most * least.ofBest)
    const suitability = suitabilityFor(terms)
    const marks = terms.flatMap((term) => term.marks)
    const found = [...matches]
      .filter(([id, match]) => isShown(id, today) && isEnough(match) && !isRuledOut(id, reading.without))
      .map(([id, match]) => ({ id, marks, score: pointsOf(id, match) * suitability(id) }))
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
    return { found, isWhole: !isGuessed && most > 0.99 }
  }

  function matchTerms(terms: readonly Term[], key: string): Map<number, Match> {
    const total = terms.reduce((sum, { weight }) => sum + weight, 0)
    const matches = matchTexts(terms, total)
    const addAbout = (id: number, about: number, coverage: number) => {
      const match = matches.get(id) ?? { about: 0, text: 0, coverage: 0 }
      match.about = Math.max(match.about, about)
      match.coverage = Math.max(match.coverage, coverage)
      matches.set(id, match)
    }
    for (const { document, share } of matchNames(terms, total)) {
      addAbout(document, share, share)
      const match = matches.get(document)
      // Its figures are no words of its text: it counts as a text with the words of what it answers.
      if (match !== undefined && isSchoolHref(known[document]?.href))
        match.text = Math.max(match.text, share ** weights.textPower * usualStrength)
    }
    for (const { document, share, coverage } of matchMeanings(terms, impliedBy(terms), total))
      addAbout(document, share, coverage)
    for (const row of named.all(key))
      addAbout(
        Number(row.document),
        (key.length >= longName ? weights.wholeLongName : weights.wholeName) *
          (nameWeights[Number(row.sureness)] ?? 0),
        1,
      )
    return matches
  }

  function weighName(term: Term): Term {
    if (term.kind !== 'name') return term
    const isSchool = named
      .all(term.meaning)
      .some(({ document }) => isSchoolHref(known[Number(document)]?.href))
    return { ...term, weight: isSchool ? weights.schoolName : weights.otherName }
  }

  function isShown(id: number, today: string): boolean {
    const until = known[id]?.until ?? null
    return until === null || until >= today
  }

  /** Whether it is about, or in, a country that the question rules out. */
  function isRuledOut(id: number, countries: readonly string[]): boolean {
    return countries.some((name) => ofCountry.get(name)?.has(id) || countryOfSchool(known[id]?.href) === name)
  }

  function pointsOf(id: number, { about, text }: Match): number {
    const document = known[id]
    if (document === undefined) return 0
    return (
      (about ** weights.aboutPower * weights.about + text * weights.text) *
      (1 + weights.fame * document.weight) *
      (typeWeights[document.type] ?? 1) *
      (document.href.includes('/changes#') ? weights.change : 1) *
      (isService(document) ? weights.service : 1) *
      (document.closed ? weights.closed : 1) *
      (document.sample ? weights.sample : 1)
    )
  }

  /** A factor by country: the document is about a requested country, has none in its heading, or is about another one. */
  function suitabilityFor(terms: readonly Term[]): (id: number) => number {
    const countries = terms.filter(({ kind }) => kind === 'country')
    const isOfPupils = terms.some(({ kind, meaning }) => kind === 'level' && meaning === '高中')
    const ofLevel = (id: number) => (isOfPupils && known[id]?.type === 'school' ? weights.otherLevel : 1)
    if (countries.length === 0) return ofLevel
    const having = new Set(countries.flatMap((term) => [...postings(term).ids]))
    return (id) => {
      if (having.has(id)) return ofLevel(id)
      if (headed.has(id)) return weights.otherCountry
      return /page|major/.test(known[id]?.type ?? '') ? weights.pageWithoutCountry : weights.withoutCountry
    }
  }

  /** The documents whose names are in the text. A school also answers the rest of the question. */
  function matchNames(terms: readonly Term[], total: number): { document: number; share: number }[] {
    const beside = terms.filter(isOfSchool)
    const besides = beside.reduce((sum, { weight }) => sum + weight, 0)
    const isCostOfCountry =
      beside.some(({ meaning }) => meaning === '费用') && beside.some(({ kind }) => kind === 'country')
    return terms
      .filter(({ kind }) => kind === 'name')
      .flatMap((term) =>
        named.all(term.meaning).map((row) => {
          const document = Number(row.document)
          const { type = 'page', href } = known[document] ?? {}
          const isWhole = answersAll.has(type) && !(type === 'major' && isCostOfCountry)
          const answered = isWhole || isSchoolHref(href) ? 1 : answersMost.has(type) ? weights.ownPage : 0
          const own = term.weight * (nameWeights[Number(row.sureness)] ?? 0)
          return { document, share: Math.min(1, (own + besides * answered) / total) }
        }),
      )
  }

  /** The country of a school whose name stands next to a subject: the country's page about the subject is an answer too. */
  function impliedBy(terms: readonly Term[]): Term[] {
    if (!terms.some(({ kind }) => kind === 'matter') || terms.some(({ kind }) => kind === 'country'))
      return []
    const first = terms
      .filter(({ kind }) => kind === 'name')
      .flatMap((term) => named.all(term.meaning))
      .map((row) => countryOfSchool(known[Number(row.document)]?.href))
      .find((country) => country !== '')
    if (first === undefined) return []
    return [{ ...toTerm({ text: first, meaning: first, kind: 'country' }), weight: weights.impliedCountry }]
  }

  /** Documents with words of the text, and the share of the text that they match. */
  function matchTexts(terms: readonly Term[], total: number): Map<number, Match> {
    const sums = new Map<number, { coverage: number; score: number }>()
    const meaningful = terms.length > 1 ? terms.filter(({ weight }) => weight > 0.2) : terms
    for (const term of meaningful) {
      const { ids, scores } = postings(term)
      const coverage = term.weight * (term.kind === 'loose' ? weights.unknownCharacters : 1)
      for (const [at, id] of ids.entries()) {
        const sum = sums.get(id) ?? { coverage: 0, score: 0 }
        sum.coverage += coverage
        const isPlace = term.kind === 'country' && known[id]?.type === 'school'
        sum.score += isPlace ? weights.placeScore : (scores[at] ?? 0) * Math.min(1, term.weight)
        sums.set(id, sum)
      }
    }
    return new Map(
      Array.from(sums, ([id, sum]) => {
        const coverage = Math.min(1, sum.coverage / total)
        const strength = weights.textBase + sum.score / (sum.score + weights.usualScore)
        return [id, { about: 0, coverage, text: coverage ** weights.textPower * strength }]
      }),
    )
  }
}

/** Help with an application; the programmes of immigration are of the same type, and answer. */
const isService = ({ type, href }: KnownDocument): boolean =>
  type === 'product' && !href.startsWith(paths.immigrationProducts)

/** How well a heading or a phrase of a document matches; `coverage`: the share of the question in it. */
type MeaningMatch = { document: number; share: number; coverage: number }

/** Finds documents with a heading or phrase about the same subject. */
function createMeaningMatcher(
  database: DatabaseSync,
): (terms: readonly Term[], implied: readonly Term[], total: number) => MeaningMatch[] {
  const havingUnits = database.prepare(`
    select document, weight, json_group_array(unit) as units
    from meaning_unit join meaning on meaning.id = meaning
    where unit in (select value from json_each(?)) group by meaning
  `)

  return (terms, implied, total) => {
    const wanted = [...terms, ...implied]
    const units = new Set(wanted.flatMap((term) => term.units))
    return havingUnits.all(JSON.stringify([...units])).map((row) => {
      const own = new Set<string>(JSON.parse(String(row.units)))
      let shared = 0
      let coverage = 0
      let covered = 0
      for (const term of wanted) {
        const matched = term.units.filter((unit) => own.has(unit)).length
        if (matched === 0) continue
        const parts = term.units.length > 1 && !own.has(term.text) ? matched / (term.units.length - 1) : 1
        shared += term.weight * parts
        if (!implied.includes(term)) coverage += term.weight * parts
        covered += term.units.length > 1 ? matched : term.weight
      }
      const unasked = Math.max(0, Number(row.weight) - covered)
      return {
        document: Number(row.document),
        share: shared / (total + weights.unasked * unasked),
        coverage: coverage / total,
      }
    })
  }
}

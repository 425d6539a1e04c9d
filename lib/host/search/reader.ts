import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { fold, isHan, pairsOf, toKey, wordsOf } from '@/lib/host/text/text'
import words from './data/words.json' with { type: 'json' }
import { sureness } from './search-store'
import {
  countryImpliedBy,
  inFull,
  insideOf,
  isGeneric,
  kindOf,
  outsideOf,
  type Piece,
  piecesOf,
  rewriter,
  sameWordsAs,
  uniquePieces,
  unitsOf,
  weightOf,
} from './words'

/** Longer words match the beginning of a word too; a shorter one is an abbreviation and must be a whole word: ABB does not match Abbey. */
const shortestBeginning = 5

/**
 * The weight from which a school is well known (about the first 350 of the world), so that its name is read as a name: 美国大学 is not read
 * as American University.
 */
const wellKnown = 0.28

/** The longest name that is looked for inside a text, in characters. */
const longestName = 40

/** Terms of a question; more of them are noise, and each costs a search. */
const mostTerms = 12

/** One search needs the reading of the same text up to three times. */
const recentTexts = 20

/** One part of the question in a text. */
export type Term = Piece & {
  weight: number
  /** Its words for the search in phrases: the words of a name, otherwise its meaning. */
  units: readonly string[]
  /** The expression for the full-text index. */
  expression: string
  /** Words that may be highlighted in the results. */
  marks: readonly string[]
}

/**
 * `isWhole`: whether no meaningful word was left out; `unknownText`: the text without the known words; `capitals`: abbreviations that were typed in
 * capitals, folded.
 */
export type Reading = {
  terms: Term[]
  pieces: readonly Piece[]
  isWhole: boolean
  unknownText: string
  capitals: ReadonlySet<string>
  /** The countries that it rules out. */
  without: readonly string[]
}

/** Parses a text into names, subjects and words. */
export function createReader(database: DatabaseSync): (keyword: string) => Reading {
  const beginning = database.prepare('select key from name where key >= ? order by key limit 1')
  const fameOf = database.prepare(`
    select max(document.weight) as fame from name join document on document.id = name.document
    where name.key = ? and document.type = 'school' and name.sureness >= ${sureness.short}
  `)
  const readingOf = database.prepare('select word from reading where key = ?')
  const besideOf = database.prepare(
    'select max(beside) as beside, count(*) - count(beside) as free from name where key = ?',
  )
  const distinctive = new LRUCache<string, boolean>({ max: 5000, memoMethod: isDistinctive })
  const recent = new LRUCache<string, Reading>({ max: recentTexts, memoMethod: read })
  return (keyword) => recent.memo(keyword)

  function read(keyword: string): Reading {
    const { text: asked, without } = withoutNegated(keyword)
    const pieces = readPieces(withoutPinyin(asked))
    const units = withoutNumbers(uniquePieces(pieces))
    const distinctive = units.filter(({ text, kind }) => kind === 'matter' || !isLone(text))
    const parts = distinctive.length > 0 ? distinctive : units.length > 0 ? units : longerFillers(pieces)
    const isPlaced = parts.some(({ kind }) => /country|name/.test(kind))
    const placed = isPlaced ? parts : [...parts, ...parts.flatMap(countryImpliedBy).slice(0, 1)]
    return {
      terms: placed.slice(0, mostTerms).map(toTerm),
      without: [...without, ...parts.flatMap(({ meaning }) => outsideOf(meaning) ?? [])],
      pieces,
      isWhole: distinctive.length === 0 || distinctive.length === units.length,
      unknownText: pieces
        .filter(({ kind, text }) => /word|loose/.test(kind) || (kind === 'filler' && text.length === 1))
        .map(({ text }) => text)
        .join(''),
      capitals: new Set(
        (keyword.match(/(?<![A-Za-z])[A-Z]{2,5}(?![A-Za-z])/g) ?? []).map((word) => word.toLowerCase()),
      ),
    }
  }

  /** Ordinary words and very short ones (Bond, 坎大) are names only in the right company. */
  function readPieces(text: string, ordinary: ReadonlySet<string> = new Set()): Piece[] {
    const pieces = piecesOf(text, (folded, start) =>
      namesAt(folded, start).filter(({ key }) => !ordinary.has(key)),
    )
    const stray = pieces.filter(
      (piece, at) =>
        piece.kind === 'name' && (isInsideUnknown(pieces, at) || !isInCompany(piece.meaning, pieces, at)),
    )
    if (stray.length === 0) return pieces
    return readPieces(text, new Set([...ordinary, ...stray.map(({ meaning }) => meaning)]))
  }

  /** A short name after another one and before unknown characters is a part of a longer word: 布朗 in 罗格斯新布朗斯维克. */
  function isInsideUnknown(pieces: readonly Piece[], at: number): boolean {
    const [piece, after] = [pieces[at], pieces[at + 1]]
    if (piece === undefined || after?.kind !== 'loose' || !isHan(piece.text) || piece.text.length > 2)
      return false
    return pieces.slice(0, at).some(({ kind }) => kind === 'name')
  }

  function isInCompany(key: string, pieces: readonly Piece[], at: number): boolean {
    const row = besideOf.get(key)
    if (row === undefined || row.beside === null || Number(row.free) > 0) return true
    const others = pieces.filter(({ kind }, place) => place !== at && kind !== 'filler')
    if (others.length === 0) return true
    if (row.beside === 'university')
      return [pieces[at - 1], pieces[at + 1]].some((piece) =>
        /^(大学|学院|university|college)$/.test(piece?.text ?? ''),
      )
    return others.every(({ kind, meaning }) => /matter|level|country/.test(kind) || isGeneric(meaning))
  }

  /** Names that begin at a position of a text: whole words, and at least two characters. */
  function namesAt(text: string, start: number) {
    const found: { end: number; key: string }[] = []
    if (isInside(text, start)) return found
    let key = ''
    for (let end = start + 1; end <= Math.min(text.length, start + longestName); end += 1) {
      const added = text.slice(end - 1, end)
      if (!/[\p{L}\p{N}]/u.test(added)) continue
      key += added
      if (isInside(text, end)) continue
      const next = beginning.get(key)?.key
      if (typeof next !== 'string' || !next.startsWith(key)) break
      if (next === key && key.length > 1 && distinctive.memo(key)) found.push({ end, key })
    }
    return found
  }

  /** A name that consists of known words only is read by their meaning (英国硕士), except a well-known school (香港大学). */
  function isDistinctive(key: string): boolean {
    return (
      piecesOf(key).some(
        (piece) =>
          kindOf(piece.text) === undefined || (/word|loose/.test(piece.kind) && weightOf(piece) >= 0.5),
      ) || Number(fameOf.get(key)?.fame ?? 0) >= wellKnown
    )
  }

  /** Replaces common words typed in pinyin by Chinese: yingguo shuoshi. */
  function withoutPinyin(keyword: string): string {
    if (isHan(keyword)) return keyword
    return keyword.replace(/[a-z]{4,}/gi, (word) => String(readingOf.get(word.toLowerCase())?.word ?? word))
  }
}

const isLatin = (character: string | undefined) => /[a-z\d]/.test(character ?? '')

const isInside = (text: string, at: number): boolean => isLatin(text[at - 1]) && isLatin(text[at])

/** A short number beside a word that says what is asked is an age, a month or a mark, and would match every date and rank. */
const isNumber = ({ text, kind }: Piece): boolean => kind === 'word' && /^\d{1,2}$/.test(text)

const withoutNumbers = (units: readonly Piece[]): Piece[] => {
  const others = units.filter((unit) => !isNumber(unit))
  return others.some(({ kind }) => /matter|name|country|level/.test(kind)) ? others : [...units]
}

const isLone = (text: string): boolean => isHan(text) && text.length === 1

/** For a text that consists of fillers only (留学怎么申请): its longer words. */
const longerFillers = (pieces: readonly Piece[]): Piece[] => {
  const words = pieces.filter(({ text }) => text.length > 1)
  return words.map((piece) => ({ ...piece, kind: 'word' }))
}

export function toTerm(piece: Piece): Term {
  const longer = sameWordsAs(piece.text).filter((word) => !isLone(word))
  const words = longer.length > 0 ? longer : [piece.text]
  return {
    ...piece,
    weight: weightOf(piece),
    units:
      piece.kind === 'name'
        ? [
            ...new Set(
              [piece, ...unitsOf(piece.text).filter(({ kind }) => kind !== 'country')]
                .map(({ text, meaning }, at) => (at === 0 ? text : meaning))
                .filter((unit) => !isGeneric(unit)),
            ),
          ]
        : [piece.meaning],
    expression: words.map((word) => expressionOf(word, piece.kind === 'name')).join(' OR '),
    marks: words.flatMap((word) => [word, ...hyphened(word)]),
  }
}

/** A code as texts write it: `eb-1a` for `eb1a`. */
const hyphened = (word: string): string[] => {
  const [, letters, rest] = /^([a-z]{1,4})(\d[a-z\d]*)$/.exec(word) ?? []
  return letters === undefined ? [] : [`${letters}-${rest}`]
}

const quoted = (tokens: readonly string[]) => `"${tokens.join(' ')}"`

/**
 * Names are indexed by pairs of neighbouring characters, texts by the dictionary's words in their order. A short name must be at the
 * beginning of another name: 德福 does not match 布莱德福德.
 */
function expressionOf(word: string, isName: boolean): string {
  if (!isHan(word)) {
    const key = toKey(word)
    return key.length >= shortestBeginning ? `${quoted([key])}*` : quoted([key])
  }
  const pairs = pairsOf(word.replace(/[^\p{L}\p{N}]/gu, ''))
  const inNames =
    isName && pairs.length === 1 ? `{title} : ^${quoted(pairs)}` : `{title names} : ${quoted(pairs)}`
  return `(${inNames}${pairs[0]?.length === 1 ? '*' : ''} OR {text} : ${quoted(wordsOf(word))})`
}

const country = [...words.countries.flat(), ...Object.keys(words.regions)]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const list = `(?:${country})(?:(?:\\s*[、，,和与跟及或]\\s*)?(?:${country}))*`

/** Countries that are ruled out: 除了英国, 不想去美国和加拿大, 澳洲以外. */
const ruledOut = words.ruledOut.map((pattern) => new RegExp(pattern.replace('LIST', list), 'g'))

/** What is done without becomes a subject of its own; 语言 stands for every test of English. */
const withDone = rewriter(words.doneWithout)

/** Takes what a text rules out from it: the countries, and exams, which become subjects without them. */
export function withoutNegated(keyword: string): { text: string; without: string[] } {
  const without: string[] = []
  const whole = inFull(fold(keyword))
  let text = whole
  for (const pattern of ruledOut)
    text = text.replace(pattern, (_, found: string) => {
      for (const [word] of found.matchAll(new RegExp(country, 'g'))) without.push(...insideOf(word))
      return ' '
    })
  text = withDone(text)
  return text === whole ? { text: keyword, without } : { text, without }
}

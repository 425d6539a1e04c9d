import { fold, isHan, joinCodes, runsOf, wordAtStart, wordsOf } from './text'
import { conceptNamed, conceptWords, isHabit, kindOf } from './vocabulary'

/**
 * A piece of a Chinese run: a wording of a concept, a filler, a word of the dictionary or the field, or characters that belong to
 * no word.
 */
export type Piece = { text: string; kind: 'concept' | 'filler' | 'word' | 'loose' }

/** What a piece costs: the cheapest cut has few pieces, and leaves few characters alone. */
const costs = { concept: 1, filler: 1, shortFiller: 1.1, word: 1.2, loose: 2 } as const

const longestPiece = Math.max(...conceptWords.map((word) => word.length))

/** One thing a text speaks of: a concept under its first name, or a word as it stands. */
export type Unit = { text: string; isConcept: boolean }

/** Numbers of what somebody has: no page is about 500 points, or about those who have 6.5. */
const marks = /\d+(?:\.\d+)?分(?!制|校)|\d+\.\d+/g
const grades = /(雅思|托福|均分|绩点|ielts|toefl|gpa)\s*\d+(?:\.\d+)?分?/g

/** An amount of money asks for what it buys. */
const money = /(?:\d+(?:\.\d+)?|[一二三四五六七八九十百两几]+)万元?/g

/** A place in a ranking, by its number: whoever asks for the first hundred asks for the ranking. */
const places = /(?:前|top ?)\d+名?/g

/** A text as it is cut: one spelling, and what numbers stand for. */
const prepared = (text: string): string =>
  joinCodes(fold(text))
    .replace(grades, '$1 ')
    .replace(marks, ' ')
    .replace(money, ' 费用 ')
    .replace(places, ' 排名 ')

/** A text in pieces, run by run, in the order of the text. */
export const piecesOf = (text: string): Piece[][] =>
  runsOf(prepared(text)).map((run) =>
    isHan(run) ? cutHan(run) : [{ text: run, kind: kindOf(run) ?? 'word' }],
  )

/** What a text speaks of, each once, without fillers. */
export const unitsOf = (text: string): Unit[] => uniqueUnits(piecesOf(text).flat())

/** What pieces speak of, each once, without fillers. */
export const uniqueUnits = (pieces: readonly Piece[]): Unit[] =>
  pieces
    .filter(({ kind }) => kind !== 'filler')
    .map(({ text }) => toUnit(text))
    .filter((unit, at, all) => all.findIndex(({ text }) => text === unit.text) === at)

/** What a text speaks of, as one key: the same for every order and every wording; empty when it is fillers alone. */
export const meaningOf = (text: string): string =>
  unitsOf(text)
    .map((unit) => unit.text)
    .sort()
    .join(' ')

function toUnit(word: string): Unit {
  const concept = conceptNamed(word)
  return { text: concept ?? word, isConcept: concept !== undefined }
}

type Cut = { cost: number; last: Piece; start: number }

/** The cheapest cut of a run: 英国留学费用 is no 学费, 加拿大学签 no 大学. */
function cutHan(run: string): Piece[] {
  const wordAt = dictionaryOf(run)
  const best: (Cut | undefined)[] = [{ cost: 0, last: { text: '', kind: 'filler' }, start: -1 }]
  for (let start = 0; start < run.length; start += 1) {
    const before = best[start]
    if (before === undefined) continue
    for (const piece of [...knownAt(run, start), ...unknownAt(run, start, wordAt(start, before.last))]) {
      const end = start + piece.text.length
      const cost = before.cost + costOf(piece)
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, last: piece, start }
    }
  }
  const pieces: Piece[] = []
  for (let cut = best[run.length]; cut && cut.start >= 0; cut = best[cut.start]) pieces.unshift(cut.last)
  return joinLoose(pieces).map(asFiller)
}

/** The dictionary's words of a run by their place; behind a known word that ends elsewhere, the dictionary is asked again. */
function dictionaryOf(run: string): (start: number, before: Piece) => string {
  const words = new Map<number, string>()
  let at = 0
  for (const word of wordsOf(run)) {
    words.set(at, word)
    at += word.length
  }
  return (start, before) => words.get(start) ?? (before.kind === 'loose' ? '' : wordAtStart(run.slice(start)))
}

/** Every known word that begins at a place. */
function knownAt(run: string, start: number): Piece[] {
  const pieces: Piece[] = []
  for (let length = Math.min(longestPiece, run.length - start); length > 0; length -= 1) {
    const text = run.slice(start, start + length)
    const kind = kindOf(text)
    if (kind !== undefined) pieces.push({ text, kind })
  }
  return pieces
}

/** What else may begin at a place: the dictionary's word, and a character alone. */
function unknownAt(run: string, start: number, word: string): Piece[] {
  const first = run.slice(start, start + 1)
  const pieces: Piece[] = kindOf(first) === undefined ? [{ text: first, kind: 'loose' }] : []
  const isUsed = word.length > 1 && kindOf(word) === undefined && !holdsConcept(word)
  return isUsed ? [...pieces, { text: word, kind: 'word' }] : pieces
}

const costOf = ({ text, kind }: Piece): number =>
  kind === 'filler' && text.length === 1 ? costs.shortFiller : costs[kind]

/** The dictionary joins a country and what follows it: 香港大学 speaks of 香港; 西班牙语 does not of 西班牙. */
const holdsConcept = (word: string): boolean =>
  Array.from(word, (_, at) => at).some((at) => {
    const parts = [word.slice(0, at), word.slice(word.length - at)]
    return at > 1 && word.length - at > 1 && parts.some((part) => kindOf(part) === 'concept')
  })

/** Names and new words are unknown to any dictionary: the characters it leaves alone are joined. */
function joinLoose(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'loose' && last?.kind === 'loose')
      joined.splice(-1, 1, { text: last.text + piece.text, kind: 'loose' })
    else joined.push(piece)
  }
  return joined
}

/** The dictionary joins some of them: 能去 is two. */
const asFiller = (piece: Piece): Piece =>
  piece.kind === 'word' && isHabit(piece.text) ? { ...piece, kind: 'filler' } : piece

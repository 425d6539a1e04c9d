import type { DatabaseSync } from 'node:sqlite'
import { editDistance } from '@/lib/core/edit-distance'
import { type Piece, piecesOf, type Unit, uniqueUnits } from './concepts'
import { fold, isHan, pairsOf, runsOf, wordAtStart, wordsOf } from './text'
import { isCountry, isFieldWord, sameWordsAs } from './vocabulary'
import { createWordStarts } from './word-start'

/** Words so common here that they alone say nothing. */
export const genericWords: ReadonlySet<string> = new Set(
  '大学 学院 学校 university college school institute of the and in'.split(' '),
)

/** An abbreviation is meant as it stands: IC is not the beginning of a word. */
const longestAbbreviation = 4

/** Slips are looked for in words of at least so many letters; in longer words two. */
const shortestSlip = 4
const twoSlipsFrom = 7

/** Longer names do not arise across two words by chance. */
const longestLoose = 3

/** One unit of a query: how the index is asked for it, and the words that may be marked in what is found. */
export type Condition = {
  expression: string
  marks: string[]
  telling: boolean
  isConcept: boolean
  isCountry: boolean
  /** Whether it was typed in no spelling that the index knows, so that what is near it is looked for. */
  isGuessed: boolean
  /** Characters that no dictionary joins: the index finds them across two words as well. */
  loose: string | null
}

/** `isWhole`: whether nothing that was typed is left out. */
export type Query = { conditions: Condition[]; isWhole: boolean }

type Spelling = { expression: string; mark: string; isSlip: boolean }

export type QueryReader = {
  /**
   * What a search text asks for; each condition stands for one thing it speaks of.
   * @param joins whether single characters may belong to the words beside them
   */
  read: (keyword: string, joins?: boolean) => Query
}

export function createQueryReader(database: DatabaseSync): QueryReader {
  const known = database.prepare('select 1 from vocabulary where term = ?')
  const sameStart = database.prepare('select term from vocabulary where term >= ? and term < ?')
  const holding = database.prepare('select rowid as id from words where words match ? limit 50')
  const beginsWord = createWordStarts(database)
  const isWord = (text: string): boolean =>
    holding.all(hanExpression(text)).some(({ id }) => beginsWord(Number(id), text))

  return { read }

  function read(keyword: string, joins = true): Query {
    const cut = piecesOf(keyword)
    const joined = joins ? cut.flatMap(attachSingles) : cut.flat()
    const units = uniqueUnits(joined)
    const wanted = units.length > 1 ? units.filter(({ text }) => !isLone(text)) : units
    const conditions = (wanted.length > 0 ? wanted : wordsOfHabit(keyword)).map(toCondition)
    return {
      conditions,
      isWhole: wanted.length === units.length && conditions.every(({ isGuessed }) => !isGuessed),
    }
  }

  /** A single character is part of the word beside it where the index has both together: 推荐信, 在职. */
  function attachSingles(pieces: readonly Piece[]): Piece[] {
    const attached: Piece[] = []
    for (const piece of pieces) {
      const before = attached.at(-1)
      const text = `${before?.text}${piece.text}`
      if (before !== undefined && mayBeOne(before, piece) && isWord(text))
        attached.splice(-1, 1, { text, kind: 'word' })
      else attached.push(piece)
    }
    return attached
  }

  function toCondition({ text, isConcept }: Unit): Condition {
    const words = sameWordsAs(text)
      .filter((word) => word === text || !isLone(word))
      .flatMap((word) => [spellingOf(word), ...(isConcept ? [] : slipsOf(word).map(toSlip))])
    return {
      expression: `(${words.map(({ expression }) => expression).join(' OR ')})`,
      marks: words.flatMap(({ mark }) => [mark, ...hyphened(mark)]),
      telling: !genericWords.has(text),
      isConcept,
      isCountry: isCountry(text),
      isGuessed: words.some(({ isSlip }) => isSlip),
      loose: !isConcept && isLoose(text) ? text : null,
    }
  }

  function spellingOf(word: string): Spelling {
    const asTyped = (expression: string): Spelling => ({ expression, mark: word, isSlip: false })
    if (isHan(word)) return asTyped(hanExpression(word))
    const isAbbreviation = word.length <= longestAbbreviation && known.get(word) !== undefined
    return asTyped(isAbbreviation || word.length === 1 ? quoted(word) : `${quoted(word)}*`)
  }

  /** Words of the index that a Latin word may be a slip of, when none begins so; the first letter is taken to be right. */
  function slipsOf(word: string): string[] {
    if (!/^\p{Script=Latin}+$/u.test(word) || word.length < shortestSlip) return []
    if (sameStart.get(word, `${word}\uffff`) !== undefined) return []
    const first = word[0] ?? ''
    const allowed = word.length >= twoSlipsFrom ? 2 : 1
    const next = String.fromCodePoint((first.codePointAt(0) ?? 0) + 1)
    return sameStart
      .all(first, next)
      .map((row) => String(row.term))
      .filter((term) => Math.abs(term.length - word.length) <= allowed)
      .filter((term) => editDistance(term, word) <= allowed)
  }
}

const isLoose = (word: string) =>
  isHan(word) &&
  word.length > 1 &&
  word.length <= longestLoose &&
  !isFieldWord(word) &&
  wordAtStart(word).length === 1

const isLone = (word: string) => isHan(word) && word.length === 1

/**
 * Whether two neighbours may be one word: a character that belongs to none, and a word or another character beside it. Before a
 * concept it may turn it round (免雅思); behind one it may go.
 */
function mayBeOne(before: Piece, piece: Piece): boolean {
  const isSingle = ({ text, kind }: Piece) => kind === 'loose' && text.length === 1
  const mayJoin = ({ text, kind }: Piece) => kind === 'word' || (kind !== 'concept' && text.length === 1)
  if (isSingle(before) && piece.kind === 'concept') return isHan(piece.text)
  return (isSingle(before) || isSingle(piece)) && mayJoin(before) && mayJoin(piece)
}

/** The words of a text that is nothing but habit (留学怎么申请), as they stand. */
function wordsOfHabit(keyword: string): Unit[] {
  const words = runsOf(fold(keyword)).flatMap((run) => (isHan(run) ? wordsOf(run) : [run]))
  return [...new Set(words)].map((text) => ({ text, isConcept: false }))
}

/** A code as texts write it: `eb-1a` for `eb1a`. */
const hyphened = (word: string): string[] => {
  const [, letters, rest] = /^([a-z]{1,4})(\d[a-z\d]*)$/.exec(word) ?? []
  return letters === undefined ? [] : [`${letters}-${rest}`]
}

const quoted = (token: string) => `"${token}"`

const toSlip = (slip: string): Spelling => ({ expression: quoted(slip), mark: slip, isSlip: true })

/** Pairs that follow each other spell the word; a single character begins a pair. */
function hanExpression(word: string): string {
  const pairs = pairsOf(word)
  return word.length === 1 ? `${quoted(word)}*` : `"${pairs.join(' ')}"`
}

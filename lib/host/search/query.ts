import type { DatabaseSync } from 'node:sqlite'
import { sameWordsAs, type Unit, unitsOf } from './concepts'
import { editDistance } from './edit-distance'
import { fold, isHan, pairsOf, runsOf, wordsOf } from './text'

/** Words so common here that they alone say nothing. */
export const genericWords: ReadonlySet<string> = new Set(
  '大学 学院 学校 university college school institute of the and in'.split(' '),
)

/** An abbreviation is meant as it stands: IC is not the beginning of a word. */
const longestAbbreviation = 4

/** Slips are looked for in words of at least so many letters; in longer words two. */
const shortestSlip = 4
const twoSlipsFrom = 7

/** One unit of a query: how the index is asked for it, and the words that may be marked in what is found. */
export type Condition = { expression: string; marks: string[]; telling: boolean }

export type QueryReader = {
  /** What a search text asks for; each condition stands for one thing it speaks of. */
  conditionsOf: (keyword: string) => Condition[]
}

export function createQueryReader(database: DatabaseSync): QueryReader {
  const known = database.prepare('select 1 from vocabulary where term = ?')
  const sameStart = database.prepare('select term from vocabulary where term >= ? and term < ?')

  return { conditionsOf: (keyword) => wordsIn(keyword).map(toCondition) }

  function toCondition({ text }: Unit): Condition {
    const words = sameWordsAs(text).flatMap(spellings)
    return {
      expression: `(${words.map(({ expression }) => expression).join(' OR ')})`,
      marks: words.map(({ mark }) => mark),
      telling: !genericWords.has(text),
    }
  }

  function spellings(word: string): { expression: string; mark: string }[] {
    if (isHan(word)) return [{ expression: hanExpression(word), mark: word }]
    const isKnown = known.get(word) !== undefined
    if (isKnown && word.length <= longestAbbreviation) return [{ expression: quoted(word), mark: word }]
    const slips = isKnown ? [] : slipsOf(word)
    return [
      ...(word.length > 1
        ? [{ expression: `${quoted(word)}*`, mark: word }]
        : [{ expression: quoted(word), mark: word }]),
      ...slips.map((slip) => ({ expression: quoted(slip), mark: slip })),
    ]
  }

  /** Words of the index that a Latin word may be a slip of; the first letter is taken to be right. */
  function slipsOf(word: string): string[] {
    if (!/^\p{Script=Latin}+$/u.test(word) || word.length < shortestSlip) return []
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

/** What a text speaks of; when that is nothing but habit (留学怎么申请), its words as they stand. */
function wordsIn(keyword: string): Unit[] {
  const units = unitsOf(keyword)
  if (units.length > 0) return units
  const words = runsOf(fold(keyword)).flatMap((run) => (isHan(run) ? wordsOf(run) : [run]))
  return [...new Set(words)].map((text) => ({ text, isConcept: false }))
}

const quoted = (token: string) => `"${token}"`

/** Pairs that follow each other spell the word; a single character begins a pair. */
function hanExpression(word: string): string {
  const pairs = pairsOf(word)
  return word.length === 1 ? `${quoted(word)}*` : `"${pairs.join(' ')}"`
}

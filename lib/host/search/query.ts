import type { SearchResult as Match, Query } from 'minisearch'
import { sameWords } from './aliases'
import { decodeTerm } from './term-code'
import { isHan, pairsOf, type QueryWord } from './text'

/** Words said out of habit: they lift what holds them, and nothing is left out for lacking them. */
const fillers = new Set(['留学', '申请', '专业', '学校'])

/** Words so common here that they alone say nothing. */
const genericWords = new Set([
  ...fillers,
  ...'大学 学院 university college school institute of the and in daxue xueyuan'.split(' '),
])

/** Every term of the index. */
export type Vocabulary = ReadonlySet<string>

/** Every word but fillers, or pinyin typed with spaces between its syllables. */
export function wholeQuery(words: readonly QueryWord[], key: string, vocabulary: Vocabulary): Query {
  const needed = words.filter(({ text }) => !fillers.has(text))
  const must = needed.length > 0 ? needed : words
  const may = words.filter((word) => !must.includes(word))
  const toQuery = (word: QueryWord) => wordQuery(word, vocabulary)
  const every: Query = {
    combineWith: 'OR',
    queries: [must, ...(may.length > 0 ? [[...must, ...may]] : [])].map((each) => ({
      combineWith: 'AND',
      queries: each.map(toQuery),
    })),
  }
  if (words.length < 2 || isHan(key)) return every
  return { combineWith: 'OR', queries: [every, { queries: [key], fields: ['pinyin'], prefix: true }] }
}

const telling = (words: readonly QueryWord[]) => words.filter(({ text }) => !genericWords.has(text))

/** Any of the words that say something. */
export const partQuery = (words: readonly QueryWord[], vocabulary: Vocabulary): Query => ({
  combineWith: 'OR',
  queries: telling(words).map((word) => wordQuery(word, vocabulary)),
})

/** Keeps what holds at least half of the telling words. */
export function coversHalf(words: readonly QueryWord[]): (match: Match) => boolean {
  const wanted = telling(words)
  return ({ queryTerms }) => {
    const held = new Set(queryTerms.map(decodeTerm))
    const covered = wanted.filter((word) => spellingsOfWord(word).some((spelling) => holds(held, spelling)))
    return covered.length * 2 >= wanted.length
  }
}

const holds = (held: ReadonlySet<string>, { text, han }: QueryWord) =>
  held.has(text) || (han && pairsOf(text).every((pair) => held.has(pair)))

/** The word itself first, then words that mean the same. */
const spellingsOfWord = (word: QueryWord): QueryWord[] => [
  word,
  ...sameWords
    .filter((same) => same.includes(word.text))
    .flat()
    .filter((text) => text !== word.text)
    .map((text) => ({ text, han: isHan(text) })),
]

function wordQuery(word: QueryWord, vocabulary: Vocabulary): Query {
  return { combineWith: 'OR', queries: spellingsOfWord(word).map((each) => spellingQuery(each, vocabulary)) }
}

/** Chinese matches as written; a Latin word also as a beginning, and an unknown one from four letters with a slip or two. */
function spellingQuery({ text, han }: QueryWord, vocabulary: Vocabulary): Query {
  if (!han) {
    const mayBeSlip = /^\p{L}{4,}$/u.test(text) && !vocabulary.has(text)
    return { queries: [text], prefix: text.length > 1, fuzzy: mayBeSlip ? 0.2 : false }
  }
  const length = [...text].length
  if (length === 1) return { queries: [text], prefix: true }
  if (length === 2) return { queries: [text] }
  return { combineWith: 'OR', queries: [text, { combineWith: 'AND', queries: pairsOf(text) }] }
}

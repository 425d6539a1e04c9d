import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Runs of Chinese characters, and runs of any other letters and digits. */
const runPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

const hanPattern = /\p{Script=Han}/u

/** Words of a question that say nothing about what is wanted. */
const stopWords = new Set(['什么', '怎么', '怎样', '如何', '哪些', '哪个', '多少', '可以', '是有', '么办'])

const stopCharacters = new Set('的了在是和与及有吗呢么怎为对从到把被让')

/**
 * One spelling for everything that reads the same: case, full width, accents, traditional characters. `ＭＩＴ` becomes `mit`,
 * `倫敦大學` becomes `伦敦大学`.
 */
export function fold(text: string): string {
  return toSimplified(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
}

/** Letters and digits of a folded text alone, so that `A-Level`, `A Level` and `alevel` are one key. */
export function toKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

export const isHan = (text: string) => hanPattern.test(text)

const runsOf = (folded: string): string[] => folded.match(runPattern) ?? []

const wordsOf = (run: string): string[] => Array.from(segmenter.segment(run), ({ segment }) => segment)

/** Neighbouring pairs of characters; a single character is its own pair. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** What a long text is found by: Latin words and pairs of Chinese characters, which every longer word is made of. */
export const pairTokens = (text: string): string[] =>
  runsOf(fold(text)).flatMap((run) => (isHan(run) ? pairsOf(run) : [run]))

/**
 * What a name is found by: Latin words, and for Chinese both the dictionary's words and all pairs of characters, because
 * names are cut wrongly by any dictionary.
 */
export function indexTokens(text: string): string[] {
  return runsOf(fold(text)).flatMap((run) => {
    if (!isHan(run)) return [run]
    const others = wordsOf(run).filter((word) => [...word].length !== 2)
    return [...pairsOf(run), ...others]
  })
}

export type QueryWord = { text: string; han: boolean }

/**
 * The words of a search text. Characters that the dictionary leaves alone are joined with their neighbours; words of a
 * question go, unless nothing else was asked.
 */
export function queryWords(keyword: string): QueryWord[] {
  const words = runsOf(fold(keyword)).flatMap((run): QueryWord[] =>
    isHan(run) ? hanWords(run).map((text) => ({ text, han: true })) : [{ text: run, han: false }],
  )
  const distinct = words.filter((word, at) => words.findIndex(({ text }) => text === word.text) === at)
  const telling = distinct.filter(({ text }) => !stopWords.has(text))
  return telling.length > 0 ? telling : distinct
}

function hanWords(run: string): string[] {
  const segments = wordsOf(run)
  if (segments.length === 1) return segments
  const words: string[] = []
  let loose = ''
  for (const segment of segments) {
    const isLoose = [...segment].length === 1
    if (isLoose && !stopCharacters.has(segment)) {
      loose += segment
      continue
    }
    if (loose !== '') words.push(joinLoose(loose, isLoose ? '' : segment, words.at(-1) ?? ''))
    loose = ''
    if (!isLoose) words.push(segment)
  }
  if (loose !== '') words.push(joinLoose(loose, '', words.at(-1) ?? ''))
  return words.length > 0 ? words : [run]
}

/** `港` before `中文` becomes `港中`: alone it would match too much, left out it would not narrow the search. */
function joinLoose(loose: string, next: string, previous: string): string {
  if ([...loose].length > 1) return loose
  if (next !== '') return loose + [...next][0]
  return (([...previous].at(-1) ?? '') + loose).trim()
}

/** A name's words, as the dictionary cuts them. */
export const nameWords = (name: string): string[] => runsOf(fold(name)).flatMap(wordsOf)

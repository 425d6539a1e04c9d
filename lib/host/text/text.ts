import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Runs of Chinese characters, and runs of any other letters and digits. */
const runPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

const hanPattern = /\p{Script=Han}/u

/** Letters that Unicode does not take apart, as keyboards without them write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ð: 'd', ø: 'o', ı: 'i', ħ: 'h', ŧ: 't' },
  ...{ æ: 'ae', œ: 'oe', þ: 'th', ß: 'ss' },
}

/**
 * One spelling for all variants of a text: case, full width, accents, letters of other alphabets, traditional characters. `ＭＩＴ` becomes
 * `mit`, `Łódź` becomes `lodz`, `倫敦大學` becomes `伦敦大学`.
 */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return toSimplified(letters.replace(/[łđðøıħŧæœþß]/g, (letter) => plainLetters[letter] ?? letter))
}

/** Only the letters and digits of a folded text, so that `A-Level`, `A Level` and `alevel` are the same key. */
export function toKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

export const isHan = (text: string) => hanPattern.test(text)

/** A folded text divided where Chinese begins or ends, and at every character that is not a letter or digit. */
export const runsOf = (folded: string): string[] => folded.match(runPattern) ?? []

/** A Chinese run, divided into the dictionary's words. */
export const wordsOf = (run: string): string[] => Array.from(segmenter.segment(run), ({ segment }) => segment)

/** The word that the dictionary finds at the beginning of a Chinese text. */
export function wordAtStart(run: string): string {
  for (const { segment } of segmenter.segment(run)) return segment
  return ''
}

/** A code in a folded text as one word: `eb-1a` becomes `eb1a`. */
export const joinCodes = (folded: string): string =>
  folded.replace(/(?<![a-z\d])([a-z]{1,4})[-‐–](?=\d)/g, '$1')

/** Neighbouring pairs of characters; a single character is its own pair. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/**
 * The index tokens of a text: Latin words, and for Chinese all pairs of neighbouring characters, because every dictionary divides names
 * wrongly. Consecutive pairs match every longer word.
 */
export const pairTokens = (text: string): string[] =>
  runsOf(fold(text)).flatMap((run) => (isHan(run) ? pairsOf(run) : [run]))

/** Words with hyphens as one word each, in addition to their parts: people also search `EB1A` for `EB-1A`. */
export const joinedTokens = (text: string): string[] =>
  (fold(text).match(/(?<![a-z\d])[a-z\d]+(?:[-‐–][a-z\d]+)+/g) ?? []).map(toKey)

/** A name's words, as the dictionary divides them. */
export const nameWords = (name: string): string[] => runsOf(fold(name)).flatMap(wordsOf)

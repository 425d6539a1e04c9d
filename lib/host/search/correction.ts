import { editDistance } from '@/lib/core/edit-distance'
import { toPinyin } from './pinyin'
import { fold, isHan, wordsOf } from './text'
import { conceptWords } from './vocabulary'

/** Shorter sounds are shared by too many words; from the second length on one letter of the sound may differ. */
const shortestSound = 5
const slipFrom = 8

type Sound = { word: string; sound: string }

let known: ReadonlyMap<number, readonly Sound[]> | undefined

const soundOf = (word: string): string => toPinyin(word)?.joined ?? ''

/** The common words by their length in characters. */
const soundsByLength = (): ReadonlyMap<number, readonly Sound[]> => {
  known ??= Map.groupBy(
    conceptWords
      .filter((word) => isHan(word) && word.length > 1)
      .map((word) => ({ word, sound: soundOf(word) }))
      .filter(({ sound }) => sound.length >= shortestSound),
    ({ word }) => word.length,
  )
  return known
}

/** A search text with a common word put right that sounds like what was typed (新加波, 英囯); null when there is none. */
export function corrected(keyword: string): string | null {
  const text = fold(keyword)
  for (let at = 0; at < text.length; at += 1) {
    for (const [length, words] of soundsByLength()) {
      const typed = text.slice(at, at + length)
      if (typed.length < length || !/^\p{Script=Han}+$/u.test(typed)) continue
      const meant = soundingLike(typed, words)
      if (meant !== undefined) return `${text.slice(0, at)}${meant}${text.slice(at + length)}`
    }
  }
  return null
}

/** Where the sound is not quite the same, a character is, and what was typed is no word of the language: 市场 is no slip of 狮城. */
function soundingLike(typed: string, words: readonly Sound[]): string | undefined {
  const heard = soundOf(typed)
  const isWord = wordsOf(typed).length === 1
  return words.find(({ word, sound }) => {
    if (word === typed) return false
    if (heard === sound) return true
    const isSlip = sound.length >= slipFrom && [...typed].some((character) => word.includes(character))
    return isSlip && !isWord && editDistance(heard, sound) <= 1
  })?.word
}

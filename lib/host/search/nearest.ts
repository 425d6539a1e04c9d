import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { toPinyin } from '@/lib/host/text/pinyin'
import { isHan, toKey } from '@/lib/host/text/text'
import { letterPairs } from './search-store'
import { withoutGeneric } from './words'

/** Lowest similarity of two spellings, 0 to 1, at which one is suggested for the other. */
const threshold = 0.4

/** Longer texts are not names; English names have more letters. */
const longestHan = 12
const longestLatin = 40

/**
 * Number of spellings that are compared: those that share the most of the rarest pairs. Pairs are taken, the rarest first, while they
 * stand in no more than `readSpellings` together, so that a text of common letters costs no more than a rare name.
 */
const candidates = 80
const readSpellings = 4000

const recentTexts = 50

/** A name or a common word that looks or sounds like a text. All are 0 to 1; `likeness` is the higher one of the other two. */
export type Near = {
  document: number | null
  word: string | null
  likeness: number
  written: number
  spoken: number
  /** The spelling itself. */
  letters: string
}

type Alike = Pick<Near, 'document' | 'word' | 'letters'> & { likeness: number }

/** A long name keeps its sense with one wrong character; a short one only when both sound alike: 麻布大学 is not 麻州大学. */
const longName = 5

/** Whether a Chinese text is a name with one wrong character. */
export function isSlip(text: string, { letters, spoken }: Near): boolean {
  const key = toKey(text)
  if (!isHan(key) || key.length < 3) return false
  if (spoken > 0.99) return true
  const wrong = [...key].filter((character, at) => character !== letters[at])
  // 迪尔菲尔德 begins another name than 费尔菲尔德.
  if (key.length !== letters.length || wrong.length !== 1 || key[0] !== letters[0]) return false
  return key.length >= longName || spoken >= closeSpoken
}

const directions = /[东西南北]/g

/** Whether two Chinese texts have different signs of direction: 西卡罗来纳 is not 东卡罗来纳. */
const areOtherWays = (text: string, letters: string): boolean =>
  isHan(text) && isHan(letters) && text.match(directions)?.join() !== letters.match(directions)?.join()

/**
 * Whether a Chinese text differs from a name in one character only, or sounds the same. Half the syllables are shared by chance, so that a
 * similar sound counts only together with common characters. A Latin
 * text may differ in more letters.
 */
export const isClose = (text: string, { written, spoken, likeness }: Near): boolean =>
  isHan(text)
    ? written >= closeWritten || spoken >= closeSpoken || (written >= bothWritten && spoken >= bothSpoken)
    : likeness >= closeWritten

const closeWritten = 0.6
const closeSpoken = 0.85
const bothWritten = 0.45
const bothSpoken = 0.65

/**
 * The fuzzy search. It compares names and words by their pairs of letters, in Chinese and in pinyin, so that a text with a wrong letter,
 * a missing character or a homophone (斯坦幅) still matches; those similar in both come first.
 */
export function createNearest(database: DatabaseSync): (text: string) => Near[] {
  const similarTo = database.prepare(`
    with rare as (
      select pair, sum(count) over (order by count rows unbounded preceding) as read
      from pair_count where pair in (select value from json_each(?1))
    )
    select document, word, letters from spelling where letters = ?2 or id in (
      select spelling from spelling_pair where pair in (select pair from rare where read <= ${readSpellings})
      group by spelling order by count(*) desc, length, spelling limit ${candidates}
    )
  `)
  /** One search needs the result for the same text up to four times: to read it, to answer it, to find and to suggest names. */
  const recent = new LRUCache<string, Near[]>({ max: recentTexts, memoMethod: likest })
  return (text) => recent.memo(text)

  function likest(text: string): Near[] {
    const key = toKey(text)
    if (key.length < 2 || key.length > (isHan(text) ? longestHan : longestLatin)) return []
    const sound = toPinyin(text)?.joined ?? key
    const [looks, sounds] = [bestOf(key), sound === key ? new Map<string, Alike>() : bestOf(sound)]
    return [...new Map([...sounds, ...looks])]
      .map(([id, { document, word, letters }]): Near => {
        const [written, spoken] = [looks.get(id)?.likeness ?? 0, sounds.get(id)?.likeness ?? 0]
        return { document, word, likeness: Math.max(written, spoken), written, spoken, letters }
      })
      .filter(({ likeness, letters }) => likeness >= threshold && !areOtherWays(key, letters))
      .toSorted(
        (a, b) => b.written + b.spoken - (a.written + a.spoken) || (a.document ?? 0) - (b.document ?? 0),
      )
  }

  /** For each document or word, its spelling that is most similar to the wanted one. */
  function bestOf(wanted: string): Map<string, Alike> {
    const pairs = letterPairs(wanted)
    const best = new Map<string, Alike>()
    const asked = letterPairs(withoutGeneric(wanted).replace('daxue', '') || wanted)
    for (const row of similarTo.all(JSON.stringify([...asked]), wanted)) {
      const own = letterPairs(String(row.letters))
      const shared = [...own].filter((pair) => pairs.has(pair)).length
      const likeness = (2 * shared) / (pairs.size + own.size)
      const document = row.document === null ? null : Number(row.document)
      const word = row.word === null ? null : String(row.word)
      const id = `${document} ${word}`
      if (likeness > (best.get(id)?.likeness ?? 0))
        best.set(id, { document, word, likeness, letters: String(row.letters) })
    }
    return best
  }
}

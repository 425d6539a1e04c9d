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

/** Number of spellings that are compared: those that share the most and the rarest pairs. */
const candidates = 120

const recentTexts = 50

/** A name or a common word that looks or sounds like a text; `likeness` is 0 to 1. */
export type Near = { document: number | null; word: string | null; likeness: number }

/**
 * The fuzzy search. It compares names and words by their pairs of letters, in Chinese and in pinyin, so that a text with a wrong letter,
 * a missing character or a homophone (斯坦幅) still matches; those similar in both come first.
 */
export function createNearest(database: DatabaseSync): (text: string) => Near[] {
  const sharing = database.prepare(`
    select spelling.document, spelling.word, spelling.letters from spelling_pairs
    join spelling on spelling.id = spelling_pairs.rowid
    where spelling_pairs match ? order by rank limit ${candidates}
  `)
  const equal = database.prepare('select document, word, letters from spelling where letters = ?')
  /** One search needs the result for the same text up to four times: to read it, to answer it, to find and to suggest names. */
  const recent = new LRUCache<string, Near[]>({ max: recentTexts, memoMethod: likest })
  return (text) => recent.memo(text)

  function likest(text: string): Near[] {
    const key = toKey(text)
    if (key.length < 2 || key.length > (isHan(text) ? longestHan : longestLatin)) return []
    const found = new Map<string, Near & { sum: number }>()
    for (const wanted of new Set([key, toPinyin(text)?.joined ?? key])) {
      for (const [id, near] of bestOf(wanted)) {
        const before = found.get(id)
        const likeness = Math.max(near.likeness, before?.likeness ?? 0)
        found.set(id, { ...near, likeness, sum: near.likeness + (before?.sum ?? 0) })
      }
    }
    return [...found.values()]
      .filter(({ likeness }) => likeness >= threshold)
      .toSorted((a, b) => b.sum - a.sum || (a.document ?? 0) - (b.document ?? 0))
  }

  /** For each document or word, its spelling that is most similar to the wanted one. */
  function bestOf(wanted: string): Map<string, Near> {
    const pairs = letterPairs(wanted)
    const best = new Map<string, Near>()
    const asked = letterPairs(withoutGeneric(wanted).replace('daxue', '') || wanted)
    const similar = sharing.all([...asked].map((pair) => `"${pair}"`).join(' OR '))
    for (const row of [...equal.all(wanted), ...similar]) {
      const own = letterPairs(String(row.letters))
      const shared = [...own].filter((pair) => pairs.has(pair)).length
      const likeness = (2 * shared) / (pairs.size + own.size)
      const document = row.document === null ? null : Number(row.document)
      const word = row.word === null ? null : String(row.word)
      const id = `${document} ${word}`
      if (likeness > (best.get(id)?.likeness ?? 0)) best.set(id, { document, word, likeness })
    }
    return best
  }
}

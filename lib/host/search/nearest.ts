import type { DatabaseSync } from 'node:sqlite'
import { toPinyin } from './pinyin'
import { letterPairs } from './search-store'
import { isHan, toKey } from './text'

/** How much two spellings must share, 0 to 1, to be offered for one another. */
const threshold = 0.4

/** Longer texts are no name; an English name has more letters. */
const longestHan = 12
const longestLatin = 40

/** Spellings looked at: those that share the most and the rarest pairs. */
const candidates = 200

export type NearName = { document: number; likeness: number }

/** A name as letters: its key, and a Chinese one in pinyin too. */
const spellingsOf = (name: string): string[] => {
  const reading = toPinyin(name)
  return reading === null ? [toKey(name)] : [toKey(name), reading.joined]
}

/**
 * Documents by the pairs of letters their names are made of, in Chinese and in pinyin, so that a wrong letter, a missing
 * character or a homophone (斯坦幅) still comes close; one that is close in both comes before one that only sounds alike.
 */
export function createNearestNames(database: DatabaseSync): (text: string) => NearName[] {
  const sharing = database.prepare(`
    select spelling.document, spelling.letters from spelling_pairs
    join spelling on spelling.id = spelling_pairs.rowid
    where spelling_pairs match ? order by rank limit ${candidates}
  `)
  return (text) => {
    if (toKey(text).length > (isHan(text) ? longestHan : longestLatin)) return []
    const likenesses = spellingsOf(text).map(likenessOf)
    const documents = [...new Set(likenesses.flatMap((likeness) => [...likeness.keys()]))]
    return documents
      .map((document) => ({ document, each: likenesses.map((likeness) => likeness.get(document) ?? 0) }))
      .filter(({ each }) => Math.max(...each) >= threshold)
      .map(({ document, each }) => ({
        document,
        likeness: Math.max(...each),
        sum: each.reduce((sum, one) => sum + one, 0),
      }))
      .toSorted((a, b) => b.sum - a.sum || a.document - b.document)
  }

  /** How like a spelling each document's most like one is, from 0 to 1. */
  function likenessOf(wanted: string): Map<number, number> {
    const pairs = letterPairs(wanted)
    const best = new Map<number, number>()
    for (const row of sharing.all([...pairs].map((pair) => `"${pair}"`).join(' OR '))) {
      const document = Number(row.document)
      const own = letterPairs(String(row.letters))
      const shared = [...own].filter((pair) => pairs.has(pair)).length
      const likeness = (2 * shared) / (pairs.size + own.size)
      if (likeness > (best.get(document) ?? 0)) best.set(document, likeness)
    }
    return best
  }
}

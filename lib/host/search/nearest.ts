import { toPinyin } from './pinyin'
import { pairsOf, toKey } from './text'

/** How much two spellings must share, 0 to 1, to be offered for one another. */
const threshold = 0.4

export type NearestNames = {
  /** Places of the owners of the names most like a text, the closest first, each owner once. */
  find: (text: string, count: number) => number[]
}

/** A name as letters: its key, and a Chinese one in pinyin too. */
export const spellingsOf = (name: string): string[] => {
  const reading = toPinyin(name)
  return reading === null ? [toKey(name)] : [toKey(name), reading.joined]
}

/**
 * Names by the pairs of letters they are made of, in Chinese and in pinyin, so that a wrong letter, a missing character or a
 * homophone (斯坦幅) still comes close; one that is close in both comes before one that only sounds alike.
 * @param owners the spellings (`spellingsOf`) of each owner; an owner is its place in this list
 */
export function createNearestNames(owners: readonly (readonly string[])[]): NearestNames {
  const spellings = owners.flatMap((own, owner) =>
    [...new Set(own)]
      .filter((spelling) => spelling.length > 1)
      .map((spelling) => ({ owner, pairs: pairSet(spelling) })),
  )
  const withPair = new Map<string, number[]>()
  for (const [place, { pairs }] of spellings.entries()) {
    for (const pair of pairs) {
      const places = withPair.get(pair)
      if (places) places.push(place)
      else withPair.set(pair, [place])
    }
  }

  return {
    find: (text, count) => {
      const likenesses = spellingsOf(text).map((wanted) => likenessOf(pairSet(wanted)))
      const owners = new Set(likenesses.flatMap((likeness) => [...likeness.keys()]))
      return [...owners]
        .map((owner) => ({ owner, likeness: likenesses.map((each) => each.get(owner) ?? 0) }))
        .filter(({ likeness }) => Math.max(...likeness) >= threshold)
        .map(({ owner, likeness }) => ({ owner, sum: likeness.reduce((sum, each) => sum + each, 0) }))
        .toSorted((a, b) => b.sum - a.sum || a.owner - b.owner)
        .slice(0, count)
        .map(({ owner }) => owner)
    },
  }

  /** How like one spelling each owner's most like one is, from 0 to 1; owners that share nothing are left out. */
  function likenessOf(wanted: ReadonlySet<string>): Map<number, number> {
    const shared = new Map<number, number>()
    for (const pair of wanted) {
      for (const place of withPair.get(pair) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    }
    const best = new Map<number, number>()
    for (const [place, common] of shared) {
      const spelling = spellings[place]
      if (!spelling) continue
      const likeness = (2 * common) / (wanted.size + spelling.pairs.size)
      if (likeness > (best.get(spelling.owner) ?? 0)) best.set(spelling.owner, likeness)
    }
    return best
  }
}

/** Pairs of letters, the ends marked so that a common beginning counts. */
const pairSet = (spelling: string): Set<string> => new Set(pairsOf(`^${spelling}$`))

/** Pairs of letters that are beside each other, each once; words are read apart, and case and signs do not count. */
const pairsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
      [...word].slice(1).map((letter, at) => `${[...word][at]}${letter}`),
    ),
  )

/** How much two texts must share: of both of them, and of the shorter where it is a part of the longer. */
const [ofBoth, ofShorter] = [0.6, 0.8]

/** Fewest pairs that say something: two letters are in many names, two characters are a name. */
const fewest = (text: string) => (/\p{Script=Han}/u.test(text) ? 1 : 4)

/** Whether one may have been meant where the other was written: a mistyped letter, a part of the name. */
export function isNear(written: string, name: string): boolean {
  const [pairs, own] = [pairsOf(written), pairsOf(name)]
  const shorter = Math.min(pairs.size, own.size)
  if (shorter < fewest(written)) return false
  const shared = [...pairs].filter((pair) => own.has(pair)).length
  return (2 * shared) / (pairs.size + own.size) >= ofBoth || shared / shorter >= ofShorter
}

/** Pairs of neighbouring letters, each once. Words are separate; case and signs are ignored. */
const pairsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
      [...word].slice(1).map((letter, at) => `${[...word][at]}${letter}`),
    ),
  )

/**
 * The share of common pairs that two texts need: of both texts, or of the shorter one when it is a part of the longer
 * one.
 */
const [ofBoth, ofShorter] = [0.6, 0.8]

/**
 * The smallest number of pairs that means something: two letters occur in many names, but two Chinese characters can
 * be a name.
 */
const fewest = (text: string) => (/\p{Script=Han}/u.test(text) ? 1 : 4)

/** The words of an address or a part of one. */
export const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Whether `written` may be a misspelling or a part of `name`. */
export function isNear(written: string, name: string): boolean {
  const [pairs, own] = [pairsOf(written), pairsOf(name)]
  const shorter = Math.min(pairs.size, own.size)
  if (shorter < fewest(written)) return false
  const shared = [...pairs].filter((pair) => own.has(pair)).length
  return (2 * shared) / (pairs.size + own.size) >= ofBoth || shared / shorter >= ofShorter
}

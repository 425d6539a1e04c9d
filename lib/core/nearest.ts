import { editDistance } from './edit-distance'

/**
 * The one of these words that was probably meant; null when none is near.
 * @param mayDiffer how many letters of a word of that many letters may differ
 */
export function nearestOf(
  word: string,
  words: readonly string[],
  mayDiffer = (letters: number) => Math.max(2, Math.floor(letters / 3)),
): string | null {
  const [nearest] = words
    .map((other) => ({ other, distance: editDistance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, distance }) => distance <= mayDiffer(other.length))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.other ?? null
}

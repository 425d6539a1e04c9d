import { editDistance } from './edit-distance'

/**
 * The word that was probably meant; null when none is similar.
 * @param mayDiffer returns how many letters may differ, by the length of the word
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

/** The range from the lowest to the highest known number; null when none is known. */
export function spanOf(all: readonly (number | null)[]) {
  const known = all.filter((one) => one !== null)
  return known.length === 0 ? null : { num: Math.min(...known), to: Math.max(...known) }
}

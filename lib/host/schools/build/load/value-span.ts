/** From the lowest to the highest of those that are known. */
export function spanOf(all: readonly (number | null)[]) {
  const known = all.filter((one) => one !== null)
  return known.length === 0 ? null : { num: Math.min(...known), to: Math.max(...known) }
}

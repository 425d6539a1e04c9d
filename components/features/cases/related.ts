/** Number of records that a page links at its end. */
const relatedCount = 5

/** The first records of the lists without the page's own and without duplicates. */
export function relatedOf<T extends { id: string }>(own: string, ...lists: readonly (readonly T[])[]): T[] {
  const others = lists.flat().filter(({ id }) => id !== own)
  return [...new Map(others.map((record) => [record.id, record])).values()].slice(0, relatedCount)
}

/**
 * The one day that dates more than half of many records: a constant, not a reading. Null where there is none.
 * @param days ISO days, null where none is known
 * @param least how many records make a family; fewer may well have been read on one day
 */
export function placeholderDate(days: readonly (string | null)[], least = 20): string | null {
  if (days.length < least) return null
  const counts = new Map<string, number>()
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].find(([, count]) => count > days.length / 2)?.[0] ?? null
}

/**
 * The day that more than half of many records have: it is a constant in the data, not a date of reading. Null when there is none.
 * @param days ISO days, null when none is known
 * @param least the lowest number of records for this conclusion; fewer may really have been read on one day
 */
export function placeholderDate(days: readonly (string | null)[], least = 20): string | null {
  if (days.length < least) return null
  const counts = new Map<string, number>()
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].find(([, count]) => count > days.length / 2)?.[0] ?? null
}

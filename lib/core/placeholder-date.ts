/**
 * The date that more than half of many records share; null when there is none. A script filled it in, so it does not say when each
 * record was read.
 * @param days ISO days, null when none is known
 * @param least the lowest number of records for this conclusion; fewer may really have been read on one day
 */
export function placeholderDate(days: readonly (string | null)[], least = 20): string | null {
  if (days.length < least) return null
  const counts = new Map<string, number>()
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].find(([, count]) => count > days.length / 2)?.[0] ?? null
}

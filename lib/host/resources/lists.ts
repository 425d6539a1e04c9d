/** One page of an array; a page beyond the end is an empty list with the true total. */
export function paginate<T>(items: readonly T[], { page, limit }: { page: number; limit: number }) {
  const start = (page - 1) * limit
  return { list: items.slice(start, start + limit), total: items.length, page, limit }
}

type Wanted = Readonly<Record<string, unknown>>

/** Whether a record has the values that a query names: each under its name, or as `read` finds it; in a list, among them. */
export const fits = <T extends object>(
  record: T,
  wanted: Wanted,
  read: Readonly<Record<string, unknown>> = {},
): boolean =>
  Object.entries(wanted).every(([name, value]) => {
    if (value === undefined) return true
    const held = name in read ? read[name] : Object.entries(record).find(([key]) => key === name)?.[1]
    return Array.isArray(held) ? held.includes(value) : held === value
  })

/** The page of a query over the records that fit the rest of it. */
export function pageOf<T extends object>(
  records: readonly T[],
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
  read?: (record: T) => Readonly<Record<string, unknown>>,
) {
  return paginate(
    records.filter((record) => fits(record, wanted, read?.(record))),
    { page, limit },
  )
}

/** How many records have each value. */
export function countBy<T>(
  records: readonly T[],
  readValue: (record: T) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const record of records) counts.set(readValue(record), (counts.get(readValue(record)) ?? 0) + 1)
  return counts
}

export const byId = <T extends { id: string }>(records: readonly T[], id: string): T | null =>
  records.find((record) => record.id === id) ?? null

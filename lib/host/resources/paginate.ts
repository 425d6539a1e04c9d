/** One page of an array; a page beyond the end is an empty list with the true total. */
export function paginate<T>(items: readonly T[], { page, limit }: { page: number; limit: number }) {
  const start = (page - 1) * limit
  return { list: items.slice(start, start + limit), total: items.length, page, limit }
}

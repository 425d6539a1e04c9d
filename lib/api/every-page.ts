import type { PageOf } from '@/lib/contract/envelope'
import { largestPage } from '@/lib/contract/fields'

/** Pages requested at a time. */
const atOnce = 8

/** A sitemap may contain 50,000 addresses; the rest of a longer list is not read. */
const mostRecords = 50_000

/** Every record of a paged list, in its order: the first page gives the total, then several pages are requested at a time. */
export async function everyPage<T>(
  fetchPage: (paging: { page: number; limit: number }) => Promise<PageOf<T>>,
): Promise<T[]> {
  const first = await fetchPage({ page: 1, limit: largestPage })
  const last = Math.ceil(Math.min(first.total, mostRecords) / largestPage)
  const records = [...first.list]
  for (let page = 2; page <= last; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, last - page + 1) }, (_, index) => page + index)
    const pages = await Promise.all(numbers.map((number) => fetchPage({ page: number, limit: largestPage })))
    records.push(...pages.flatMap(({ list }) => list))
  }
  return records
}

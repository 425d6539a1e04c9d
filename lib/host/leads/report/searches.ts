import { toCsv } from '@/lib/core/csv'
import { processSingleton } from '@/lib/core/process-singleton'
import { shanghaiDate } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import type { Store } from '@/lib/host/store/store'
import { dailyCounts } from './daily-counts'

/** Longest words, in signs. */
const longest = 40
/** How many words a list shows. */
const shown = 100

const missed = dailyCounts<{ words: string }>({ table: 'missed_search', column: 'searches', most: 2_000 })

export const writeMissed = missed.write

type Counting = Pick<HostContext, 'store' | 'now'>

const counting = () => processSingleton('missed searches', (): { by?: Counting } => ({}))

/** The database and the clock with which this process counts. Without them, as in a build, nothing is counted. */
export function countMissedIn(context: Counting): void {
  counting().by = context
}

/** What is kept of a search: its first words, without the digits of telephone numbers or marks. */
export const keptWords = (keyword: string): string =>
  [...keyword.replace(/\p{N}/gu, '#')].slice(0, longest).join('').trim()

/** Counts a search that found nothing, without anything about the visitor. */
export function countMissed(keyword: string): void {
  const { by } = counting()
  const words = keptWords(keyword)
  if (by !== undefined && words !== '') missed.count({ words }, by)
}

/** The list as CSV, for an editor. */
export const missedCsv = (rows: Awaited<ReturnType<typeof listMissed>>): string =>
  toCsv(
    ['词', '次数', '最近一天'],
    rows.map(({ words, searches, last }) => [words, searches, last]),
  )

/** The words that found nothing most often between two moments, with the day on which they were typed last. */
export async function listMissed(
  { db }: Pick<Store, 'db'>,
  { since, until }: { since: number; until: number },
): Promise<{ words: string; searches: number; last: string }[]> {
  const rows = await db
    .selectFrom('missed_search')
    .select((select) => [
      'words',
      select.fn.sum<number | string>('searches').as('searches'),
      select.fn.max('day').as('last'),
    ])
    .where('day', '>=', shanghaiDate(new Date(since)))
    .where('day', '<=', shanghaiDate(new Date(until - 1)))
    .groupBy('words')
    .orderBy('searches', 'desc')
    .orderBy('words')
    .limit(shown)
    .execute()
  return rows.map(({ words, searches, last }) => ({ words, searches: Number(searches), last }))
}

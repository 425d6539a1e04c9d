import { toCsv } from '@/lib/core/csv'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import { shanghaiDate } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import type { Store } from '@/lib/host/store/store'

/** How long searches are collected before they are written, in ms: an answer must not wait for the database. */
const pause = 10_000
/** Most different words of a day, in each process, so that invented ones cannot fill the disk. */
const linesADay = 2_000
/** Longest words, in signs. */
const longest = 40
/** How many words a list shows. */
const shown = 100

type Line = { day: string; words: string; searches: number }

type Gathered = {
  /** What this process has not written yet, by day and words. */
  lines: Map<string, Line>
  /** All words of a day so far, written or not. */
  today: { day: string; words: Set<string> }
  context: Pick<HostContext, 'store' | 'now'> | undefined
  timer: ReturnType<typeof setTimeout> | undefined
}

const gathered = (): Gathered =>
  processSingleton('missed searches', () => ({
    lines: new Map(),
    today: { day: '', words: new Set() },
    context: undefined,
    timer: undefined,
  }))

/** The database and the clock with which this process counts. Without them, as in a build, nothing is counted. */
export function countMissedIn(context: Pick<HostContext, 'store' | 'now'>): void {
  gathered().context = context
}

/** What is kept of a search: its first words, without the digits of telephone numbers or marks. */
export const keptWords = (keyword: string): string =>
  [...keyword.replace(/\p{N}/gu, '#')].slice(0, longest).join('').trim()

/** Counts a search that found nothing, without anything about the visitor. */
export function countMissed(keyword: string): void {
  const state = gathered()
  const words = keptWords(keyword)
  if (state.context === undefined || words === '') return
  const { store, now } = state.context
  const day = shanghaiDate(new Date(now()))
  if (state.today.day !== day) state.today = { day, words: new Set() }
  const { words: known } = state.today
  if (known.size >= linesADay && !known.has(words)) return
  known.add(words)
  const key = `${day} ${words}`
  const line = state.lines.get(key)
  if (line !== undefined) line.searches += 1
  else state.lines.set(key, { day, words, searches: 1 })
  state.timer ??= setTimeout(() => {
    state.timer = undefined
    store()
      .then(writeMissed)
      .catch((error) => log('warn', 'searches not counted', { error }))
  }, pause).unref()
}

/** Writes what this process has collected; what cannot be written is kept for the next time. */
export async function writeMissed(store: Store): Promise<void> {
  const { lines } = gathered()
  const written = [...lines]
  if (written.length === 0) return
  lines.clear()
  try {
    await store.write(async (trx) => {
      for (const [, line] of written)
        await trx
          .insertInto('missed_search')
          .values(line)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'words'])
              .doUpdateSet((set) => ({ searches: set('missed_search.searches', '+', line.searches) })),
          )
          .execute()
    })
  } catch (error) {
    for (const [key, line] of written)
      lines.set(key, { ...line, searches: line.searches + (lines.get(key)?.searches ?? 0) })
    throw error
  }
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

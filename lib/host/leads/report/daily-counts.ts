import { sql } from 'kysely'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import { shanghaiDate } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import type { Store } from '@/lib/host/store/store'

/** How long counts are collected before they are written, in ms: no answer waits for the database, and no lead for counts. */
const pause = 10_000

type Words = Readonly<Record<string, string>>

type Counted<W> = {
  table: 'visit_count' | 'missed_search'
  /** The column of the number. */
  column: 'visits' | 'searches'
  /** Most different lines of a day, in each process, so that invented words cannot fill the disk. */
  most: number
  /** The line of all that come after those; without it they are not counted. */
  others?: W
}

/** Counts of words by day in Beijing, in a table whose key is the day with the words. */
export function dailyCounts<W extends Words>({ table, column, most, others }: Counted<W>) {
  const state = processSingleton(table, () => ({
    /** What this process has not written yet: numbers by line. */
    unwritten: new Map<string, number>(),
    /** The lines of this day so far, written or not. */
    today: { day: '', lines: new Set<string>() },
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  }))
  const add = (line: string, count: number) =>
    state.unwritten.set(line, (state.unwritten.get(line) ?? 0) + count)

  function count(words: W, { store, now }: Pick<HostContext, 'store' | 'now'>): void {
    const day = shanghaiDate(new Date(now()))
    if (state.today.day !== day) state.today = { day, lines: new Set() }
    const { lines } = state.today
    const isKnown = lines.size < most || lines.has(JSON.stringify({ day, ...words }))
    const counted = isKnown ? words : others
    if (counted === undefined) return
    const line = JSON.stringify({ day, ...counted })
    lines.add(line)
    add(line, 1)
    state.timer ??= setTimeout(() => {
      state.timer = undefined
      store()
        .then(write)
        .catch((error) => log('warn', 'not counted', { table, error }))
    }, pause).unref()
  }

  /** Writes what this process has collected; what cannot be written is kept for the next time. */
  async function write(store: Store): Promise<void> {
    const lines = [...state.unwritten]
    if (lines.length === 0) return
    state.unwritten.clear()
    try {
      await store.write(async (trx) => {
        for (const [line, count] of lines) {
          const key: Words = JSON.parse(line)
          const names = sql.join(Object.keys(key).map((name) => sql.ref(name)))
          const number = sql.ref(column)
          await sql`insert into ${sql.table(table)} (${names}, ${number}) values (${sql.join(Object.values(key))}, ${count})
            on conflict (${names}) do update set ${number} = ${sql.ref(`${table}.${column}`)} + excluded.${number}`.execute(
            trx,
          )
        }
      })
    } catch (error) {
      for (const [line, count] of lines) add(line, count)
      throw error
    }
  }

  return { count, write }
}

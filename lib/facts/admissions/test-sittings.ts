import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { daysBetween, shanghaiDate } from '@/lib/core/time'
import { daysUntil, type Ending, endingOf, isPast } from '@/lib/facts/ending'
import { perhapsPast } from '@/lib/facts/marks'
import { leftWords } from './deadline-words'
import { tableFolder } from './deadlines'

export const sittingsFile = 'test_sittings.csv'

const columns = z.object({
  id: cell.text.regex(/^[a-z]+\.[a-z0-9-]+$/, { error: '编号写成 考试.场次' }),
  test_zh: cell.text,
  /** For whom the row is, when not for all who ask for the test. */
  for_zh: cell.text.nullable(),
  /** Whose days the ends of registration are. */
  country: cell.text.regex(/^[a-z]{2}$/, { error: '国家写两个小写字母' }),
  /** Empty where the visitor chooses a day up to `sits_until`. */
  sits: cell.date.nullable(),
  sits_until: cell.date.nullable(),
  registers_from: cell.date.nullable(),
  registers_to: cell.date.nullable(),
  source_url: cell.url,
})

/** One sitting of a test. Days are written `2026-12-05`; null when the source gives none. */
export type Sitting = {
  id: string
  test: string
  /** The first day; null where a visitor chooses any day up to `until`. */
  sits: string | null
  /** The last day of a sitting; that of one day is the same. */
  until: string
  /** For whom it is, when not for all. */
  of: string | null
  registersFrom: string | null
  registersTo: string | null
  /** When the last day of registration ends. */
  registration: Ending | null
  source: string
  /** File and line, for messages. */
  at: string
}

/** @throws with file, line and column of the first invalid cell */
export function readSittings(file = sittingsFile, folder = tableFolder): Sitting[] {
  const seen = new Set<string>()
  return readColumns(file, columns, folder).map(({ values: row, fail }, at) => {
    if (seen.has(row.id)) fail('id', `“${row.id}”重复`)
    seen.add(row.id)
    const until = row.sits_until ?? row.sits ?? fail('sits', '开考日和末日至少写一个')
    const first = row.sits ?? until
    if (until < first) fail('sits_until', `早于开考日 ${first}`)
    if (row.registers_to !== null && row.registers_to > first) fail('registers_to', `晚于开考日 ${first}`)
    if (row.registers_from !== null && row.registers_from > (row.registers_to ?? first))
      fail('registers_from', '晚于报名的末日')
    return {
      id: row.id,
      test: row.test_zh,
      sits: row.sits,
      until,
      of: row.for_zh,
      registersFrom: row.registers_from,
      registersTo: row.registers_to,
      registration: row.registers_to === null ? null : endingOf(row.country, row.registers_to),
      source: row.source_url,
      at: `${file} 第 ${at + 2} 行（${row.id}）`,
    }
  })
}

export const sittings: readonly Sitting[] = readSittings()

const byId = new Map(sittings.map((sitting) => [sitting.id, sitting]))

/** One sitting, or null when the id is unknown. */
export const findSitting = (id: string): Sitting | null => byId.get(id) ?? null

/** Registration ends about two weeks before a sitting; its last day counts where it is known. */
const usualDays = 16

export const isOpen = ({ registration, sits, until }: Sitting, now: Date): boolean =>
  registration === null
    ? daysBetween(shanghaiDate(now), sits ?? until) > usualDays
    : !isPast(registration, now)

function registrationWords(sitting: Sitting, now: Date): string[] {
  const { registersFrom, registersTo, registration } = sitting
  if (registration === null) return [isOpen(sitting, now) ? '报名截止日看官网' : '报名多半已截止，看官网']
  if (isPast(registration, now)) return [`报名到 ${registersTo}，已截止`]
  if (registersFrom !== null && registersFrom > shanghaiDate(now))
    return [`${registersFrom} 至 ${registersTo} 报名`]
  const left = daysUntil(registration, now)
  return [`报名到 ${registersTo}，${left === null ? perhapsPast : leftWords(left)}`]
}

/** A sitting in running text: `2026-12-05（报名到 2026-11-20，已截止）`; 已考完 when it is over. */
export function sittingInText(sitting: Sitting, now: Date): string {
  const { sits, until, of } = sitting
  const days = sits === null ? `考到 ${until}` : sits === until ? sits : `${sits} 至 ${until}`
  const notes = until < shanghaiDate(now) ? ['已考完'] : registrationWords(sitting, now)
  return `${days}（${[...(of === null ? [] : [of]), ...notes].join('，')}）`
}

import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns, wrong } from '@/lib/core/column-table'

/** Chart A determines when a green card may be issued, chart B when the documents may be submitted. */
const bulletinCharts = ['A', 'B'] as const
type BulletinChart = (typeof bulletinCharts)[number]

/** The bulletin's names; those before 2022 were replaced by the ones after it. */
export const bulletinCategories = [
  'EB-1',
  'EB-2',
  'EB-3',
  'EB-3 Other Workers',
  'EB-5 Unreserved',
  'EB-5 Rural',
  'EB-5 High Unemployment',
  'EB-5 Infrastructure',
  'EB-5 Regional Center (before 2022)',
  'EB-5 Non-Regional Center (before 2022)',
] as const
export type BulletinCategory = (typeof bulletinCategories)[number]

const unreserved = { category: 'EB-5 Unreserved', from: '2022-05' } as const

/**
 * Where those who filed in a class of before the reform of 2022 wait now, and since which bulletin: the official table says
 * “5th Unreserved (including C5, T5, I5, R5 …)”.
 */
export const mergedInto: Partial<Record<BulletinCategory, { category: BulletinCategory; from: string }>> = {
  'EB-5 Regional Center (before 2022)': unreserved,
  'EB-5 Non-Regional Center (before 2022)': unreserved,
}

/** An ISO day: applications filed before it may proceed. `current`: all may proceed; `unavailable`: none may. */
export type Cutoff = { kind: 'day'; day: string } | { kind: 'current' } | { kind: 'unavailable' }

/** One bulletin's entry for one category and people born in mainland China. `month` as `2026-10`. */
type BulletinEntry = {
  month: string
  chart: BulletinChart
  category: BulletinCategory
  cutoff: Cutoff
  source: BulletinSource
}

/** K and P: copies in public repositories, which agree cell by cell; O: the official page as archived in October 2026. */
const bulletinSources = ['K', 'P', 'O'] as const
type BulletinSource = (typeof bulletinSources)[number]

const folder = path.join(process.cwd(), 'lib/content/immigration')
const bulletinFile = 'visa-bulletin.csv'

const dayForm = /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const columns = z.object({
  bulletin: cell.text.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: wrong('要写成 2026-10') }),
  chart: cell.oneOf(bulletinCharts),
  category: cell.oneOf(bulletinCategories),
  cutoff: cell.text.refine((text) => text === 'C' || text === 'U' || dayForm.test(text), {
    error: wrong('要写 C、U 或 2021-10-01 形式的日期'),
  }),
  source: cell.oneOf(bulletinSources),
})

/**
 * Every cell of the table.
 * @throws Error with file, line and column of the problem
 */
export function readBulletin(file = bulletinFile, from = folder): BulletinEntry[] {
  const seen = new Set<string>()
  return readColumns(file, columns, from).map(({ values, fail }) => {
    const { bulletin: month, chart, category, cutoff, source } = values
    const key = `${month} ${chart} ${category}`
    if (seen.has(key)) fail('category', `${key} 重复`)
    seen.add(key)
    if (dayForm.test(cutoff) && cutoff >= `${month}-32`) fail('cutoff', `${cutoff} 晚于公告当月`)
    return { month, chart, category, cutoff: toCutoff(cutoff), source }
  })
}

function toCutoff(text: string): Cutoff {
  if (text === 'C') return { kind: 'current' }
  if (text === 'U') return { kind: 'unavailable' }
  return { kind: 'day', day: text }
}

let table: readonly BulletinEntry[] | undefined

/** The whole table, read once. */
function bulletin(): readonly BulletinEntry[] {
  table ??= readBulletin()
  return table
}

/** One month of a category: both charts, and how long the applications reached by chart A had waited. */
export type BulletinMonth = {
  month: string
  a: Cutoff
  b: Cutoff
  /** Whole months from the cut-off of chart A to the bulletin's month; 0 when current, null when unavailable. */
  waited: number | null
}

/**
 * The months of a category, oldest first; a month that is not in the table is missing here too. A class that was merged into another
 * goes on with the months of that one.
 */
export function bulletinMonths(category: BulletinCategory): BulletinMonth[] {
  const merged = mergedInto[category]
  const byMonth = Map.groupBy(
    bulletin().filter(
      (entry) =>
        entry.category === category || (entry.category === merged?.category && entry.month >= merged.from),
    ),
    ({ month }) => month,
  )
  return [...byMonth]
    .toSorted(([left], [right]) => left.localeCompare(right))
    .flatMap(([month, entries]) => {
      const a = entries.find(({ chart }) => chart === 'A')?.cutoff
      const b = entries.find(({ chart }) => chart === 'B')?.cutoff
      return a === undefined || b === undefined ? [] : [{ month, a, b, waited: monthsWaited(a, month) }]
    })
}

function monthsWaited(cutoff: Cutoff, month: string): number | null {
  if (cutoff.kind === 'unavailable') return null
  if (cutoff.kind === 'current') return 0
  return Math.max(0, monthNumber(month) - monthNumber(cutoff.day))
}

/**
 * Months since year 0, for subtraction.
 * @param day `2026-10` or `2026-10-04`
 */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Whether an application filed on `day` may proceed: only those filed before the cut-off. */
const reaches = (cutoff: Cutoff, day: string): boolean =>
  cutoff.kind === 'current' || (cutoff.kind === 'day' && day < cutoff.day)

/** What happened to applications filed on a day; it does not predict the future. */
type Turn = {
  /** First month whose chart reached the day; null when no month of the table did. */
  first: string | null
  /** Months from filing to that month. */
  waited: number | null
  /** Whether a later month no longer reached it: cut-offs may move back. */
  wentBack: boolean
  /** Whether the newest month of the table reaches it. */
  isReached: boolean
}

/** When an application filed on `day` could proceed, by chart. Months before that day do not count. */
export function turnOf(months: readonly BulletinMonth[], chart: BulletinChart, day: string): Turn {
  const since = months.filter(({ month }) => month >= day.slice(0, 7))
  const reached = since.map((month) => reaches(chart === 'A' ? month.a : month.b, day))
  const at = reached.indexOf(true)
  const first = since[at]?.month ?? null
  return {
    first,
    waited: first === null ? null : monthNumber(first) - monthNumber(day),
    wentBack: at >= 0 && reached.slice(at).includes(false),
    isReached: reached.at(-1) === true,
  }
}

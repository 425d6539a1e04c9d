import { day as dayLength, shanghaiDate } from '@/lib/core/time'
import { expectedOf, isOver } from './deadline-words'
import type { Deadline } from './deadlines'

/** One published day: how many dates close on it, whether all of them are over, and where the first of them is in the list. */
type CalendarDay = { day: string; count: number; isOver: boolean; at: number }

/** A month of the calendar, such as `2026-11`, with the days on which something closes. */
type CalendarMonth = { month: string; days: readonly CalendarDay[] }

/** How many months the calendar has. */
const calendarLength = 12

/**
 * The months from today's with the days on which listed dates close. Days before this month are not in it.
 * @param rows in the order of the list, in which the page of a row is counted
 */
export function calendarOf(rows: readonly Deadline[], now: Date): CalendarMonth[] {
  const today = shanghaiDate(now)
  const months = Array.from({ length: calendarLength }, (_, at) => monthAfter(today, at))
  const days = new Map<string, CalendarDay>()
  for (const [at, row] of rows.entries()) {
    const day = row.closes
    if (day === null) continue
    const known = days.get(day)
    days.set(day, {
      day,
      count: (known?.count ?? 0) + 1,
      isOver: known?.isOver !== false && isOver(row, now),
      at: known?.at ?? at,
    })
  }
  const sorted = [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return months.map((month) => ({ month, days: sorted.filter(({ day }) => day.startsWith(month)) }))
}

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7)
}

/** Rows that close in the same week, and how many of the whole list do. */
export type WeekGroup = { key: string; label: string; count: number; rows: readonly Deadline[] }

/**
 * The rows of a page by week, from Monday, in their order; past days and those without a last day are groups of their
 * own.
 * @param all the whole list, whose weeks are counted
 */
export function byWeek(rows: readonly Deadline[], all: readonly Deadline[], now: Date): WeekGroup[] {
  const today = shanghaiDate(now)
  const keyOf = (row: Deadline) => {
    if (isOver(row, now)) return expectedOf(row, now) === null ? 'over' : 'again'
    return row.closes === null ? 'open' : mondayOf(row.closes)
  }
  const counts = Map.groupBy(all, keyOf)
  return [...Map.groupBy(rows, keyOf)].map(([key, of]) => ({
    key,
    label: labelOf(key, today),
    count: counts.get(key)?.length ?? of.length,
    rows: of,
  }))
}

function labelOf(key: string, today: string): string {
  if (key === 'open') return '没有写截止日'
  if (key === 'again') return '下一季，按往年'
  if (key === 'over') return '已经过去'
  const monday = mondayOf(today)
  if (key === monday) return '本周'
  if (key === daysAfter(monday, 7)) return '下周'
  return weekWords(key, today)
}

/** `12 月 7 日起的一周`, with its year when that is not this one. */
function weekWords(monday: string, today: string): string {
  const [year, month, day] = monday.split('-').map(Number)
  return `${monday.slice(0, 4) === today.slice(0, 4) ? '' : `${year} 年 `}${month} 月 ${day} 日起的一周`
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return daysAfter(day, -weekday)
}

/** Whole months around some days. `months` are the names at their beginnings, empty where there is no room for one. */
export type DayAxis = { from: string; to: string; months: readonly { day: string; label: string }[] }

/** More names do not fit beside each other. */
const mostNames = 9

/** With more names than these, one with its year needs the room of two. */
const mostWideNames = 4

/** Over more months than these the axis has the names of years. */
const mostMonths = 18

/**
 * The months of these days, as an axis. Today is on it unless all of them are past.
 * @param days such as `2026-11-30`, at least one
 */
export function axisOfDays(days: readonly string[], today: string): DayAxis | null {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return null
  const start = last >= today && today < first ? today : first
  const [begin, end] = [monthOf(start), monthOf(last) + 1]
  if (end - begin > mostMonths) return axisOfYears(begin, end)
  const step = Math.ceil((end - begin) / mostNames)
  const months = Array.from({ length: Math.ceil((end - begin) / step) }, (_, at) => begin + at * step)
  const isTight = months.length > mostWideNames
  const begins = (at: number) => (months[at] ?? 0) % 12 < step
  const hasYear = (at: number) => begins(at) || (at === 0 && !(isTight && begins(1)))
  return {
    from: firstDay(begin),
    to: firstDay(end),
    months: months.map((month, at) => {
      const name = `${(month % 12) + 1} 月`
      const isCovered = isTight && at > 0 && hasYear(at - 1)
      return {
        day: firstDay(month),
        label: hasYear(at) ? `${Math.floor(month / 12)} 年 ${name}` : isCovered ? '' : name,
      }
    }),
  }
}

function axisOfYears(begin: number, end: number): DayAxis {
  const years = Array.from(
    { length: Math.floor((end - 1) / 12) - Math.floor(begin / 12) + 1 },
    (_, at) => Math.floor(begin / 12) + at,
  )
  const step = Math.ceil(years.length / mostNames)
  return {
    from: firstDay(begin),
    to: firstDay(end),
    months: years
      .filter((year, at) => at % step === 0 && year * 12 >= begin)
      .map((year) => ({ day: firstDay(year * 12), label: `${year} 年` })),
  }
}

/** Months since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const firstDay = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The place of a day between the ends of an axis, from 0 to 1. */
export const placeOfDay = ({ from, to }: DayAxis, day: string): number =>
  Math.min(1, Math.max(0, (Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from))))

/** The nearest day that is not over. */
export const nextDay = (entries: readonly { day: string; isOver: boolean }[]): string | undefined =>
  entries.flatMap(({ day, isOver }) => (isOver ? [] : [day])).toSorted()[0]

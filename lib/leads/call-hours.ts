import { workingHours } from '@/lib/site'

const hour = 3_600_000
const day = 24 * hour
/** China has one time zone and no summer time. */
const beijingOffset = 8 * hour

/** A choice of the visitor: `from` and `to` are hours of a day in Beijing, `inDays` is how many days from today that day is. */
type CallTime = { value: string; inDays: number; from: number; to: number }

const [afternoon, evening] = [14, 18]

/** The hours a visitor can choose, limited to opening hours: 今晚 is offered only when the office is open after 18:00. */
export const callTimesOf = ({ fromHour, toHour }: { fromHour: number; toHour: number }): CallTime[] =>
  [
    { value: '现在', inDays: 0, from: 0, to: 24 },
    { value: '今天下午', inDays: 0, from: Math.max(afternoon, fromHour), to: Math.min(evening, toHour) },
    { value: '今晚', inDays: 0, from: Math.max(evening, fromHour), to: toHour },
    { value: '明天', inDays: 1, from: fromHour, to: toHour },
  ].filter(({ from, to }) => from < to)

const callTimes = callTimesOf(workingHours)

export const callTimeOptions = callTimes.map(({ value }, index) => ({ id: index + 1, value, label: value }))

/**
 * The earliest time for the telephone call after this choice: the start of the chosen hours, or now when they have begun. When the chosen
 * hours are over, the result is now too.
 * @param now when the form was sent, ms since 1970
 */
export function wantedAt(choice: string | undefined, now: number, times = callTimes): number {
  const chosen = times.find(({ value }) => value === choice)
  if (chosen === undefined) return now
  const midnight = now - ((now + beijingOffset) % day) + chosen.inDays * day
  const [begin, end] = [midnight + chosen.from * hour, midnight + chosen.to * hour]
  return now >= end ? now : Math.max(now, begin)
}

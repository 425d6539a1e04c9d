import { day, hour, minute, shanghaiDate, shanghaiMidnight, shanghaiTime } from '@/lib/core/time'
import { site, workingHours } from '@/lib/site'

/** A moment in the form shown to visitors, Beijing time: 11月20日 10:00. */
export const beijingTime = (at: Date): string => `${beijingDay(at)} ${shanghaiTime(at)}`

/** The day of a moment, Beijing time: 11月20日. */
function beijingDay(at: Date): string {
  const [, month, dayOfMonth] = shanghaiDate(at).split('-').map(Number)
  return `${month}月${dayOfMonth}日`
}

const hourOf = (at: Date) => Number.parseInt(shanghaiTime(at), 10)

/** Whether a moment is within opening hours, when the promise to telephone within minutes applies. */
export function isOpenAt(at: Date): boolean {
  const now = hourOf(at)
  return now >= workingHours.fromHour && now < workingHours.toHour
}

/**
 * When a consultant telephones about a form sent at this moment: within minutes during opening hours, otherwise from the next opening time on.
 * The panel, the popup and the receipt show the same text.
 */
export function callPromise(at: Date): string {
  if (isOpenAt(at)) return `我们将在${site.callbackPromiseMinutes}分钟内回电`
  const isEvening = hourOf(at) >= workingHours.toHour
  const opening = new Date(at.getTime() + (isEvening ? day : 0))
  return `我们将从${beijingDay(opening)} ${workingHours.from} 起回电`
}

/** This moment when it is within opening hours, otherwise the next opening time; ms since 1970. */
export function nextOpening(at: number): number {
  if (isOpenAt(new Date(at))) return at
  const opening = shanghaiMidnight(at) + workingHours.fromHour * hour
  return at < opening ? opening : opening + day
}

/**
 * The time by which a consultant must have opened a lead: the promised minutes, counted during opening hours only.
 * @param submittedAt ms since 1970
 */
export function dueAt(submittedAt: number): number {
  const midnight = shanghaiMidnight(submittedAt)
  const [opening, closing] = [workingHours.fromHour * hour, workingHours.toHour * hour]
  const start = Math.max(submittedAt - midnight, opening)
  const left = site.callbackPromiseMinutes * minute - Math.max(0, closing - start)
  return left <= 0
    ? midnight + start + site.callbackPromiseMinutes * minute
    : midnight + day + opening + Math.min(left, site.callbackPromiseMinutes * minute)
}

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
  const midnight = shanghaiMidnight(now) + chosen.inDays * day
  const [begin, end] = [midnight + chosen.from * hour, midnight + chosen.to * hour]
  return now >= end ? now : Math.max(now, begin)
}

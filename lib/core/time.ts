export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** China has one time zone and no summer time: eight hours ahead of UTC all year. */
const shanghaiOffset = 8 * hour

const local = (at: Date) => new Date(at.getTime() + shanghaiOffset).toISOString()

/** The date in Asia/Shanghai, as `2026-01-31`. */
export const shanghaiDate = (at: Date): string => local(at).slice(0, 10)

/** The time of day in Asia/Shanghai, as `09:30`. */
export const shanghaiTime = (at: Date): string => local(at).slice(11, 16)

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day)

/** The start of the day in Asia/Shanghai to which a moment belongs; both in ms since 1970. */
export const shanghaiMidnight = (at: number): number => at - ((at + shanghaiOffset) % day)

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show, as if it were UTC. @throws when there is no such zone */
function clockIn(zone: string, at: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, clock)
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`)
}

/** The moment, in ms since 1970, at which clocks in a zone show a day and an hour such as `23:59`. */
export function zonedTime(date: string, time: string, zone: string): number {
  const shown = Date.parse(`${date}T${time}Z`)
  const near = 2 * shown - clockIn(zone, shown)
  return near + shown - clockIn(zone, near)
}

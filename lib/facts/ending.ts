import { daysBetween, minute, shanghaiDate, zonedTime } from '@/lib/core/time'

/** The easternmost and the westernmost zone of each country whose days are registered. */
const zonesOfCountries: Readonly<Record<string, readonly string[]>> = {
  au: ['Australia/Sydney', 'Australia/Perth'],
  ca: ['America/St_Johns', 'America/Vancouver'],
  ch: ['Europe/Zurich'],
  cn: ['Asia/Shanghai'],
  de: ['Europe/Berlin'],
  es: ['Europe/Madrid', 'Atlantic/Canary'],
  fr: ['Europe/Paris'],
  hk: ['Asia/Hong_Kong'],
  it: ['Europe/Rome'],
  jp: ['Asia/Tokyo'],
  kr: ['Asia/Seoul'],
  nl: ['Europe/Amsterdam'],
  nz: ['Pacific/Auckland'],
  sg: ['Asia/Singapore'],
  uk: ['Europe/London'],
  us: ['America/New_York', 'Pacific/Honolulu'],
}

/**
 * When a last day ends, in ms since 1970: between `first` and `last`, where its country has several zones and the source names none.
 * `by` is the moment to which readers count: never after the day itself is over in China, unless the source names the zone.
 */
export type Ending = { by: number; first: number; last: number }

/** The first moment after an hour of a day in a zone that the source names. */
export function endingIn(zone: string, day: string, hour = '23:59'): Ending {
  const end = zonedTime(day, hour, zone) + minute
  return { by: end, first: end, last: end }
}

/**
 * The end of a day somewhere in a country, or in one of several: `us`, `UK/CA`.
 * @throws when the zones of none are known
 */
export function endingOf(country: string, day: string): Ending {
  const zones = country
    .toLowerCase()
    .split('/')
    .flatMap((code) => zonesOfCountries[code] ?? [])
  if (zones.length === 0)
    throw new Error(`lib/facts/ending.ts 里没有 ${country} 的时区，说不出 ${day} 何时过完`)
  const ends = zones.map((zone) => endingIn(zone, day).by)
  const first = Math.min(...ends)
  return { by: Math.min(first, endingIn('Asia/Shanghai', day).by), first, last: Math.max(...ends) }
}

/** The last day for readers in China. */
export const lastDayOf = ({ by }: Ending): string => shanghaiDate(new Date(by - minute))

export const isPast = ({ last }: Ending, now: Date): boolean => now.getTime() >= last

/** Days that are left, 0 on the last; null once it may be over. */
export const daysUntil = (ending: Ending, now: Date): number | null =>
  now.getTime() >= ending.first ? null : Math.max(0, daysBetween(shanghaiDate(now), lastDayOf(ending)))

import { daysBetween, minute, day as wholeDay } from '@/lib/core/time'
import { site } from '@/lib/site'
import { absoluteUrl } from './json-ld'

/** One event: the moment `at`, in ms since 1970, else the whole of an ISO day. `told` is the day on which it was read. */
type CalendarDay = {
  id: string
  day: string
  at?: number | null
  title: string
  text: string
  href: string
  told: string
}

/**
 * An iCalendar document (RFC 5545), which subscribers read again each day. A copy of a later day replaces an earlier one, also when a day
 * was moved without a new reading, so its number and its time are those of the copy.
 */
export function toCalendar(name: string, days: readonly CalendarDay[], now: Date): string {
  const { host } = new URL(absoluteUrl('/'))
  const today = now.toISOString().slice(0, 10)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.brand}//${host}//ZH`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...days.flatMap(({ id, day, at, title, text, href, told }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${compact(today)}T000000Z`,
      `LAST-MODIFIED:${compact(told)}T000000Z`,
      `SEQUENCE:${daysBetween('2026-01-01', today)}`,
      ...(at == null
        ? [
            `DTSTART;VALUE=DATE:${compact(day)}`,
            `DTEND;VALUE=DATE:${utc(Date.parse(day) + wholeDay).slice(0, 8)}`,
          ]
        : [`DTSTART:${utc(at)}`, `DTEND:${utc(at + minute)}`]),
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${absoluteUrl(href)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Lines of 75 octets at most, cut between characters; a continuation line starts with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += sign
    octets += size
  }
  return [...parts, part].join('\r\n')
}

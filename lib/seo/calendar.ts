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

/** An iCalendar document (RFC 5545). */
export function toCalendar(name: string, days: readonly CalendarDay[]): string {
  const { host } = new URL(absoluteUrl('/'))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.brand}//${host}//ZH`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap(({ id, day, at, title, text, href, told }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${compact(told)}T000000Z`,
      at == null ? `DTSTART;VALUE=DATE:${compact(day)}` : `DTSTART:${utc(at)}`,
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

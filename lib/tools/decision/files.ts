import { absoluteUrl } from '@/lib/seo/json-ld'
import { statusWords } from '@/lib/tools/conditions/condition'
import type { DecisionSheet } from './sheet'
import type { SheetLine } from './sheet-line'

/** One line of a cell in words, with the numbers of its sources. */
const lineText = ({ text, status, sources }: SheetLine): string =>
  [
    status === null ? '' : `${statusWords[status]}：`,
    text,
    sources.length === 0 ? '' : ` [${sources.join('、')}]`,
  ].join('')

/** Spreadsheets run what begins like a formula; a quotation mark before it keeps it a text. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The sheet as a table for spreadsheets: RFC 4180, with a byte order mark by which Excel knows UTF-8. */
export function toCsv(sheet: DecisionSheet, address: string): string {
  const width = sheet.columns.length
  const rows: string[][] = [
    ['项目', ...sheet.columns.map(({ title }) => title)],
    ['选项', ...sheet.columns.map(({ detail }) => detail)],
    ...sheet.groups.flatMap(({ title, rows }) => [
      [title, ...Array<string>(width).fill('')],
      ...rows.map(({ label, cells }) => [label, ...cells.map((lines) => lines.map(lineText).join('\n'))]),
    ]),
    ['出处', ...Array<string>(width).fill('')],
    ...sheet.sources.map(({ name, url }, at) => [`[${at + 1}]`, name, absoluteUrl(url)]),
    ['网址', address],
  ]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** The days that are still to come, as all-day events: RFC 5545. @param now time of the export */
export function toIcs(sheet: DecisionSheet, now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const events = sheet.dates.map(({ day, what, option, statement: { id, text, source, asOf } }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${day}-${encodeURIComponent(option).replaceAll('%', '').toLowerCase()}@decision-sheet`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`${option}：${what}`)}`,
    `DESCRIPTION:${escaped(`${text}（${asOf}，${source.name}）以官方页当天为准：${source.url}`)}`,
    `URL:${source.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//meishi//decision sheet//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of at most 75 bytes, continued after a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (size + bytes > 74) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += character
    size += bytes
  }
  return [...parts, part].join('\r\n ')
}

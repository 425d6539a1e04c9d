import { toCsvHead, toCsvLine } from '@/lib/core/csv'
import { toCalendar } from '@/lib/seo/calendar'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { stateWords } from '@/lib/tools/conditions/condition'
import type { DecisionSheet } from './sheet'
import type { SheetLine } from './sheet-line'

/** One line of a cell as a text, with the numbers of its sources. */
const lineText = ({ text, status, sources }: SheetLine): string =>
  [
    status === null ? '' : `${stateWords[status]}：`,
    text,
    sources.length === 0 ? '' : ` [${sources.join('、')}]`,
  ].join('')

/** The sheet as a table for spreadsheets: RFC 4180, with a byte order mark, by which Excel recognises UTF-8. */
export function sheetToCsv(sheet: DecisionSheet, address: string): string {
  const width = sheet.columns.length
  const rows: string[][] = [
    ['选项', ...sheet.columns.map(({ detail }) => detail)],
    ...sheet.groups.flatMap(({ title, rows }) => [
      [title, ...Array<string>(width).fill('')],
      ...rows.map(({ label, cells }) => [label, ...cells.map((lines) => lines.map(lineText).join('\n'))]),
    ]),
    ['出处', ...Array<string>(width).fill('')],
    ...sheet.sources.map(({ name, url }, at) => [`[${at + 1}]`, name, absoluteUrl(url)]),
    ['网址', address],
  ]
  return toCsvHead(['项目', ...sheet.columns.map(({ title }) => title)]) + rows.map(toCsvLine).join('')
}

/**
 * The future dates with a year in their source, as all-day events. An event keeps its id when its day changes.
 * @param today such as `2026-11-23`
 */
export const sheetToIcs = ({ dates }: DecisionSheet, today: string): string =>
  toCalendar(
    '留学申请日期',
    dates.map(({ deadline, day, what, notes, options }) => ({
      id: `deadline-${deadline.id}`,
      day,
      title: `${options.join('、')}：${what}`,
      text: [`${day} ${what}`, ...notes, `以官方页当天为准：${deadline.source.url}`].join('；'),
      href: deadline.source.url,
      told: today,
    })),
  )

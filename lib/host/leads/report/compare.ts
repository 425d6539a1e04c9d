import { day, shanghaiDate, shanghaiMidnight } from '@/lib/core/time'
import type { Store } from '@/lib/host/store/store'
import type { Costs } from './costs'
import { type Grouping, type Report, type ReportLine, reportOf } from './report'

/** The same figures of the period before. */
type Before = Pick<ReportLine, 'visits' | 'leads' | 'reached' | 'fen'>

export type ComparedLine = ReportLine & { before: Before }
export type ComparedReport = { lines: ComparedLine[]; total: ComparedLine; days: number }

type Request = { by: Grouping; since: number; until: number; costs?: Costs | null }

/**
 * A report beside the one of as many whole days directly before it. A day is compared with the day as many days earlier; any other line
 * with the line of the same name, and a line that exists only in the period before stands here with zeros, because what ended must be
 * seen.
 */
export async function compareReport(store: Pick<Store, 'db'>, request: Request): Promise<ComparedReport> {
  const { by, since, until } = request
  const days = Math.max(1, Math.ceil((until - since) / day))
  const [now, past] = [
    await reportOf(store, request),
    await reportOf(store, { ...request, since: since - days * day, until: since }),
  ]
  const nameNow = (name: string) => (by === 'day' ? laterDay(name, days) : name)
  const former = new Map(past.lines.map((line) => [nameNow(line.name), line]))
  const known = new Set(now.lines.map(({ name }) => name))
  const ended = [...former].filter(([name]) => !known.has(name)).map(([name, line]) => emptied(name, line))
  const lines = [...now.lines, ...ended].map((line) => ({
    ...line,
    before: beforeOf(former.get(line.name), line),
  }))
  if (by === 'day') lines.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { lines, total: { ...now.total, before: beforeOf(past.total, now.total) }, days }
}

const laterDay = (name: string, days: number) =>
  shanghaiDate(new Date(Date.parse(`${name}T00:00:00+08:00`) + days * day))

const beforeOf = (line: ReportLine | undefined, model: ReportLine): Before => ({
  visits: line?.visits ?? (model.visits === null ? null : 0),
  leads: line?.leads ?? 0,
  reached: line?.reached ?? 0,
  fen: line?.fen ?? (model.fen === null ? null : 0),
})

const emptied = (name: string, line: Report['total']): ReportLine => ({
  name,
  visits: line.visits === null ? null : 0,
  leads: 0,
  verified: 0,
  reached: 0,
  invalid: 0,
  reasons: new Map(),
  minutes_to_open: null,
  fen: line.fen === null ? null : 0,
})

/** The start of the period of this many days that ends with today, in Beijing; ms since 1970. */
export const startOfDays = (days: number, now: number): number => shanghaiMidnight(now) - (days - 1) * day

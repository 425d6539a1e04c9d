import { z } from 'zod'
import costs from './data/costs.json'
import programmes from './data/programmes.json'
import { expiryOf } from './expiry'
import { type FigureRow, figureRowSchema, type StatementRow, statementRowSchema } from './schema'

/** When the research was read; shown as the day a fact was checked. */
export const factsChecked = '2026-11-21'

export type Source = { name: string; url: string }

/** A figure about the world that may be printed, with everything that has to stand beside it. */
export type Figure = {
  id: string
  topic: string
  country: string
  label: string
  value: number | readonly number[] | string
  unit: string
  /** Academic year, month or validity, as the source gives it. */
  period: string
  source: Source
  checked: string
  /** What must be said beside the figure; null when the source is dated, in force and nothing newer was found. */
  caution: string | null
}

/** A sourced rule or statement that may be printed. */
export type Statement = {
  id: string
  topic: string
  country: string
  label: string
  text: string
  asOf: string
  status: StatementRow['status']
  source: Source
  checked: string
  /** Whether the reader must be asked to check: the source is undated, archived or the only one. */
  needsCheck: boolean
}

/** Asking for a fact that is not there, or that may not be printed, stops the build with the id and the reason. */
export class FactError extends Error {
  constructor(id: string, reason: string) {
    super(`fact ${id}: ${reason}`)
    this.name = 'FactError'
  }
}

const figureRows = index(z.array(figureRowSchema).parse(costs))
const statementRows = index(z.array(statementRowSchema).parse(programmes))

const cautions: Record<FigureRow['status'], string | null> = {
  latest_found: null,
  undated_source: '来源页面未标日期，以官方最新公布为准',
  check_before_print: '此项每年调整或已有变动，请到官方页面核对后使用',
  low_confidence: null,
  superseded_or_old: null,
  conflict: null,
}

/** Figures of these states are kept for comparison in the research and never reach a page. */
const unprintable = new Set<FigureRow['status']>(['low_confidence', 'superseded_or_old', 'conflict'])

/** One figure. @throws FactError when it is unknown, without a source, or not to be printed */
export function figure(id: string): Figure {
  const row = figureRows.get(id)
  if (row === undefined) throw new FactError(id, 'unknown')
  if (unprintable.has(row.status)) throw new FactError(id, `not to be printed: ${row.status}`)
  return toFigure(row)
}

/** Whether the registry holds a figure under this id, printable or not. */
export const hasFigure = (id: string): boolean => figureRows.has(id)

/** One statement. @throws FactError when it is unknown or rests on a single doubtful source */
export function statement(id: string): Statement {
  const row = statementRows.get(id)
  if (row === undefined) throw new FactError(id, 'unknown')
  if (row.confidence === 'low') throw new FactError(id, 'not to be printed: low confidence')
  return toStatement(row)
}

/** All printable figures, in the order of the research; filtered by country and topic where given. */
export function listFigures({ country, topic }: { country?: string; topic?: string } = {}): Figure[] {
  return [...figureRows.values()]
    .filter((row) => !unprintable.has(row.status))
    .filter((row) => country === undefined || row.country === country)
    .filter((row) => topic === undefined || row.topic === topic)
    .map(toFigure)
}

/** All printable statements; filtered by country and topic where given. */
export function listStatements({ country, topic }: { country?: string; topic?: string } = {}): Statement[] {
  return [...statementRows.values()]
    .filter((row) => row.confidence !== 'low')
    .filter((row) => country === undefined || row.country.split('/').includes(country))
    .filter((row) => topic === undefined || row.topic === topic)
    .map(toStatement)
}

function toFigure(row: FigureRow): Figure {
  const { id, topic, country, value, unit, period } = row
  return {
    id,
    topic,
    country,
    label: row.label_zh,
    value,
    unit,
    period,
    source: toSource(row),
    checked: factsChecked,
    caution: cautionOf(row),
  }
}

/** Read anew at each print, so that a page says by itself that a figure's time is over. */
function cautionOf({ status, period }: FigureRow): string | null {
  const expiry = expiryOf(period)
  const today = new Date().toISOString().slice(0, 10)
  const ended = expiry !== null && expiry < today ? `适用期到 ${expiry} 为止，请以新公布的数为准` : null
  const said = [cautions[status], ended].filter((caution) => caution !== null)
  return said.length === 0 ? null : said.join('；')
}

function toStatement(row: StatementRow): Statement {
  const { id, topic, country, status } = row
  return {
    id,
    topic,
    country,
    label: row.label_zh,
    text: row.statement_zh,
    asOf: row.as_of,
    status,
    source: toSource(row),
    checked: factsChecked,
    needsCheck: row.check === true || /未标|存档/.test(row.as_of),
  }
}

const toSource = (row: FigureRow | StatementRow): Source => ({ name: row.source_name, url: row.source_url })

function index<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const doubled = rows.find((row, position) => rows.findIndex(({ id }) => id === row.id) !== position)
  if (doubled !== undefined) throw new FactError(doubled.id, 'stands twice')
  return byId
}

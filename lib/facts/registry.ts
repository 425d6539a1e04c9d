import { shanghaiDate } from '@/lib/core/time'
import { daysIn, withDays } from '@/lib/facts/admissions/deadline-text'
import { type Deadline, deadlines } from '@/lib/facts/admissions/deadlines'
import figureTable from './data/figures.json' with { type: 'json' }
import statementTable from './data/statements.json' with { type: 'json' }
import { isPast } from './ending'
import { expiryOf, yearOf } from './expiry'
import { type PublisherKind, publisherOf } from './publishers'
import {
  type FigureRow,
  figureRowSchema,
  RegistryError,
  readRows,
  type StatementRow,
  statementRowSchema,
} from './schema'
import { termOf } from './term'
import { withTerm } from './written-days'

/** A written day, in the form of the sources or of a Chinese text. */
const writtenDay = /20\d{2}-\d{2}-\d{2}|20\d{2} 年 \d{1,2} 月 \d{1,2} 日/g

/**
 * Contradictions between statements and the register of dates, with the ids of both. A row and the statements about its date must refer
 * to each other, and such a statement must not contain a date written by hand.
 */
export function differencesOfDays(
  statements: readonly Pick<StatementRow, 'id' | 'text'>[],
  register: readonly Deadline[] = deadlines,
): string[] {
  const texts = new Map(statements.map(({ id, text }) => [id, text]))
  const missing = register.flatMap((row) =>
    row.facts.flatMap((id) => {
      const text = texts.get(id)
      if (text === undefined) return [`${row.at}：facts 列写了 ${id}，statements.json 里没有这一条`]
      if (daysIn(text).some((day) => day.id === row.id)) return []
      return [`${row.at} 与事实 ${id} 不一致：正文没有引用 {{${row.id}}}，写的是“${text.slice(0, 60)}”`]
    }),
  )
  const byHand = statements.flatMap(({ id, text }) => {
    const days = daysIn(text)
    const rows = [...days, ...register.filter(({ facts }) => facts.includes(id))]
    const unlinked = days
      .filter(({ facts }) => !facts.includes(id))
      .map(({ at }) => `事实 ${id} 引用了 ${at}，那一行的 facts 列没有写它`)
    const written = rows.length === 0 ? [] : [...(text.match(writtenDay) ?? [])]
    return [
      ...unlinked,
      ...written.map(
        (day) =>
          `事实 ${id} 手写了 ${day}，登记表是 ${[...new Set(rows.map(({ at }) => at))].join('、')}：日期只写在登记表里，正文引用编号`,
      ),
    ]
  })
  return [...missing, ...byHand]
}

type Source = { name: string; url: string }

/** The source of a fact: the kind of publisher, what was read there, and on which day. */
type Evidence = {
  source: Source
  kind: PublisherKind
  read: FigureRow['read']
  /** Null when the day of reading was not recorded. */
  checked: string | null
}

/** A printable figure about the world, with everything that must be printed with it. */
export type Figure = Evidence & {
  id: string
  topic: string
  country: string
  label: string
  value: number | readonly number[] | string
  unit: string
  /** Which end of a range the source gives, when it gives one only. */
  bound?: 'most' | 'least' | undefined
  /** Academic year, month or validity, as the source gives it. */
  period: string
  /** The year of entry to which it applies, the first of an academic year; null when the period names none. */
  priceYear: number | null
  /** Whether its period has ended: it may then only be listed among figures of the past. */
  isExpired: boolean
  /** The warning to print with the figure; null when the source is dated and in force and nothing newer was found. */
  caution: string | null
}

/** A printable rule or statement with its source. */
export type Statement = Evidence & {
  id: string
  topic: string
  country: string
  label: string
  text: string
  asOf: string
  status: StatementRow['state']
  /** Whether readers must be asked to check it: the source is undated, archived or the only one. */
  check: boolean
  /** Whether it was a rule until a day that is past: what it says holds no longer. */
  isExpired: boolean
  /** Its content about the 高考, if any. */
  gaokao: NonNullable<StatementRow['gaokao']> | null
}

/** A missing fact stops the build, with the id and the reason. */
export class FactError extends Error {
  constructor(
    readonly id: string,
    readonly reason: string,
  ) {
    super(`fact ${id}: ${reason}`)
    this.name = 'FactError'
  }
}

const figureRows = readRows('lib/facts/data/figures.json', figureTable, figureRowSchema)
const statementRows = readRows('lib/facts/data/statements.json', statementTable, statementRowSchema)

// Figures and statements appear in one list, in which each needs an address of its own.
const shared = [...figureRows.keys()].filter((id) => statementRows.has(id))
if (shared.length > 0) {
  throw new RegistryError(
    shared.map((id) => ({
      ...{ file: 'lib/facts/data/figures.json', id, field: 'id' },
      text: `编号 ${id} 在 statements.json 里也有一条，改掉其中一个`,
    })),
  )
}

const differences = differencesOfDays([...statementRows.values()])
if (differences.length > 0) {
  const file = 'lib/facts/data/statements.json'
  throw new RegistryError(differences.map((text) => ({ file, id: null, field: 'days', text })))
}

const cautions: Record<FigureRow['status'], string | null> = {
  latest_found: null,
  undated_source: '来源没写日期',
  check_before_print: '每年调整',
}

/**
 * One figure.
 * @throws FactError when it is unknown
 */
export function figure(id: string): Figure {
  const row = figureRows.get(id)
  if (row === undefined) throw new FactError(id, 'unknown')
  return toFigure(row)
}

/** Whether the registry has a figure with this id. */
export const hasFigure = (id: string): boolean => figureRows.has(id)

/** Whether the registry has a statement with this id. */
export const hasStatement = (id: string): boolean => statementRows.has(id)

/**
 * One statement.
 * @throws FactError when it is unknown
 */
export function statement(id: string): Statement {
  const row = statementRows.get(id)
  if (row === undefined) throw new FactError(id, 'unknown')
  return toStatement(row)
}

/** All figures in the order of the tables, optionally filtered by country and topic. */
export function listFigures({ country, topic }: { country?: string; topic?: string } = {}): Figure[] {
  return [...figureRows.values()]
    .filter((row) => country === undefined || row.country === country)
    .filter((row) => topic === undefined || row.topic === topic)
    .map(toFigure)
}

/** All statements, optionally filtered by country and topic. */
export function listStatements({ country, topic }: { country?: string; topic?: string } = {}): Statement[] {
  return [...statementRows.values()]
    .filter((row) => country === undefined || row.country.split('/').includes(country))
    .filter((row) => topic === undefined || row.topic === topic)
    .map(toStatement)
}

/** Every statement as an editor writes it, with what it says about its days. */
export const statementRowsOf = (): readonly StatementRow[] => [...statementRows.values()]

/** Expiry is computed at each use, so that a cached registry does not hide that a figure has expired. */
function toFigure(row: FigureRow): Figure {
  const { id, topic, country, label, value, unit, bound, period, status } = row
  const expiry = expiryOf(period)
  const isExpired = expiry !== null && expiry < shanghaiDate(new Date())
  const caution = isExpired ? '已过适用期' : cautions[status]
  const priceYear = yearOf(period)
  return {
    id,
    topic,
    country,
    label,
    value,
    unit,
    bound,
    period,
    priceYear,
    ...evidenceOf(row),
    isExpired,
    caution,
  }
}

function toStatement(row: StatementRow): Statement {
  const { id, topic, country, label, as_of: asOf, state, status } = row
  // Days are compared with now at each use, so that a past one is marked as past.
  const now = new Date()
  const text = textOn(row, now)
  const term = termOf(row, row.country)
  const isExpired = term?.ends === 'rule' && isPast(term.ending, now)
  const check = status !== 'latest_found' || row.read === 'secondary'
  const gaokao = row.gaokao ?? null
  return {
    id,
    topic,
    country,
    label,
    text,
    asOf,
    status: state,
    ...evidenceOf(row),
    check,
    isExpired,
    gaokao,
  }
}

/** The text of a statement at a moment. A registered day in it counts its own days. */
export const textOn = (row: StatementRow, now: Date): string =>
  withDays(
    withTerm(
      row.text,
      termOf(row, row.country),
      now,
      row.status === 'latest_found' && row.closes !== undefined,
    ),
    now,
  )

/** The named source is the publisher of the page; a secondary source is named as such even when it links to the official page. */
function evidenceOf({ source, read, checked }: FigureRow | StatementRow): Evidence {
  const publisher = publisherOf(source)
  if (publisher === null) throw new Error(`no publisher of ${source}`)
  if (read !== 'secondary') {
    return { source: { name: publisher.name, url: source }, kind: publisher.kind, read, checked }
  }
  // When only a secondary source was read, the name of the page alone would be misleading.
  const isOwnPage = publisher.kind === 'official' || publisher.kind === 'university'
  const name = isOwnPage ? `${publisher.name}（据转述）` : publisher.name
  return { source: { name, url: source }, kind: 'secondary', read, checked }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Insertable } from 'kysely'
import type { PriceSpan } from '@/lib/schools/price-spans'
import { type ValueSourceId, valueSources } from '@/lib/schools/value-sources'
import type { SchoolValueKey } from '@/lib/schools/values'
import { foldName } from '../fold-name'
import type { SchoolTables } from '../tables'

type Value = {
  num?: number | null
  to?: number | null
  text?: string | null
  year: string
  source: ValueSourceId
}

/** Prices and marks that may be those of one faculty or programme only: they cannot be written without saying so. */
type PartKey = Extract<
  SchoolValueKey,
  | `fee-${string}`
  | `range-${string}`
  | `rule-${string}`
  | `entry-${string}`
  | `china-average${string}`
  | 'masters-fees'
  | 'masters-yearly'
>

type PartValue = Value & {
  /** The part of the school to which it applies, such as a faculty; null for the whole school. */
  covers: string | null
  /** What the two ends are: the lowest and the highest, where nothing else is said. */
  span?: PriceSpan
}

/** The functions with which the loaders write rows. Unknown values are not written. */
export type Writer = {
  insert: <T extends keyof SchoolTables>(table: T, row: Insertable<SchoolTables[T]>) => void
  value: (school: string, key: Exclude<SchoolValueKey, PartKey>, value: Value) => void
  partValue: (school: string, key: PartKey, value: PartValue) => void
  programme: (row: Omit<Insertable<SchoolTables['programmes']>, 'search'> & { source: ValueSourceId }) => void
}

export function createWriter(db: DatabaseSync): Writer {
  const statements = new Map<string, StatementSync>()
  const sources = new Set(Object.keys(valueSources()))
  /** @throws when a figure's source has no name and licence to print */
  const requireSource = (id: ValueSourceId) => {
    if (!sources.has(id))
      throw new Error(`lib/content/schools/data-sources.yaml 的 value_sources 里没有“${id}”`)
  }
  const insert: Writer['insert'] = (table, row) => {
    const entries = Object.entries(row).filter(([, value]) => value !== undefined)
    const columns = entries.map(([name]) => name).join(', ')
    const text = `insert into ${table} (${columns}) values (${entries.map(() => '?').join(', ')})`
    const statement = statements.get(text) ?? db.prepare(text)
    statements.set(text, statement)
    statement.run(...entries.map(([, value]) => toCell(value)))
  }
  const write = (school: string, key: SchoolValueKey, value: PartValue) => {
    const { num = null, to = null, text = null, covers, span = 'all', year, source } = value
    if (num === null && text === null) return
    requireSource(source)
    insert('school_values', { school, key, num, num_to: to, text, covers, span, year, source })
  }
  return {
    insert,
    value: (school, key, value) => write(school, key, { ...value, covers: null }),
    partValue: write,
    programme: (row) => {
      requireSource(row.source)
      insert('programmes', {
        ...row,
        search: foldName(`${row.title_zh ?? ''} ${row.title} ${row.detail ?? ''}`),
      })
    },
  }
}

function toCell(value: unknown): string | number | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`not a database value: ${typeof value}`)
}

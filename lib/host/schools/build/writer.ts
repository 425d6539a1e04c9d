import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Insertable } from 'kysely'
import type { PriceSpan } from '@/lib/schools/price-spans'
import type { SchoolValueKey } from '@/lib/schools/values'
import type { SchoolTables } from '../tables'
import { requireNamed } from './published'

type Value = {
  num?: number | null
  to?: number | null
  text?: string | null
  /** The part of the school to which it applies, such as a faculty; the whole school when missing. */
  covers?: string | null
  /** What the two ends are: the lowest and the highest, where nothing else is said. */
  span?: PriceSpan
  year: string
  source: string
}

/** The functions with which the loaders write rows. Unknown values are not written. */
export type Writer = {
  insert: <T extends keyof SchoolTables>(table: T, row: Insertable<SchoolTables[T]>) => void
  value: (school: string, key: SchoolValueKey, value: Value) => void
}

export function createWriter(db: DatabaseSync): Writer {
  const statements = new Map<string, StatementSync>()
  const insert: Writer['insert'] = (table, row) => {
    const entries = Object.entries(row).filter(([, value]) => value !== undefined)
    const columns = entries.map(([name]) => name).join(', ')
    const text = `insert into ${table} (${columns}) values (${entries.map(() => '?').join(', ')})`
    const statement = statements.get(text) ?? db.prepare(text)
    statements.set(text, statement)
    statement.run(...entries.map(([, value]) => toCell(value)))
  }
  return {
    insert,
    value: (
      school,
      key,
      { num = null, to = null, text = null, covers = null, span = 'all', year, source },
    ) => {
      if (num === null && text === null) return
      requireNamed(key, source)
      insert('school_values', { school, key, num, num_to: to, text, covers, span, year, source })
    },
  }
}

function toCell(value: unknown): string | number | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`not a database value: ${typeof value}`)
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Insertable } from 'kysely'
import type { SchoolValueKey } from '@/lib/schools/values'
import type { SchoolTables } from '../tables'
import { requireNamed } from './published'

/** A value of a school, or of the part that it covers; its two ends are the same. */
type Value = Pick<SchoolTables['school_values'], 'num' | 'text' | 'covers' | 'year' | 'source'>

/** The functions with which the loaders write rows. */
export type Writer = ReturnType<typeof createWriter>

export function createWriter(db: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  const insert = <T extends keyof SchoolTables>(table: T, row: Insertable<SchoolTables[T]>) => {
    const columns = Object.keys(row)
    const text = `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
    const statement = statements.get(text) ?? db.prepare(text)
    statements.set(text, statement)
    statement.run(...(Object.values(row) as SQLInputValue[]))
  }
  return {
    insert,
    value: (school: string, key: SchoolValueKey, value: Value) => {
      requireNamed(key, value.source)
      insert('school_values', { school, key, span: 'all', ...value })
    },
  }
}

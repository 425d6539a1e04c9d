import type { DatabaseSync } from 'node:sqlite'
import { valueSources } from '@/lib/schools/data-sources'
import { type SchoolValueKey, valueDefinition } from '@/lib/schools/values'
import type { SchoolTables } from '../tables'

/** SQL for one value: its number or text, the upper end of a range, a text beside a number, the part of the school, what its ends are. */
type Value =
  | string
  | { is: string; to?: string; text?: string; year?: string; covers?: string; span?: string }

/**
 * Writes published values of the schools of a table. Unknown ones are not written.
 * @param from what follows `from` in SQL; the column `id` is the school's
 * @param year SQL for the year; a value may have one of its own
 */
export function publish(
  db: DatabaseSync,
  from: string,
  year: string,
  source: string,
  values: Readonly<Record<SchoolValueKey, Value>>,
): void {
  for (const [key, value] of Object.entries(values)) {
    requireNamed(key, source)
    const {
      is,
      to = 'null',
      text = 'null',
      covers = 'null',
      span = "'all'",
      year: own = year,
    } = typeof value === 'string' ? { is: value } : value
    db.exec(`
      insert into school_values (school, key, num, num_to, text, covers, span, year, source)
      select id, '${key}', iif(typeof(value) = 'text', null, value), top, iif(typeof(value) = 'text', value, words), part, ends, time, '${source}'
      from (select id, ${is} as value, ${to} as top, ${text} as words, ${covers} as part, ${span} as ends, ${own} as time from ${from})
      where value is not null`)
  }
}

type Column = Exclude<keyof SchoolTables['programmes'], 'id' | 'school' | 'year' | 'source' | 'search'>

/** Writes the programmes of a table, each column by its SQL. */
export function publishProgrammes(
  db: DatabaseSync,
  from: string,
  year: string,
  source: string,
  columns: Partial<Record<Column, string>> & { title: string },
): void {
  requireNamed(null, source)
  const { title, title_zh = "''", detail = "''" } = columns
  const found = `coalesce(${title_zh}, '') || ' ' || ${title} || ' ' || coalesce(${detail}, '')`
  db.exec(`
    insert into programmes (school, year, source, search, ${Object.keys(columns).join(', ')})
    select id, ${year}, '${source}', fold(${found}), ${Object.values(columns).join(', ')} from ${from}`)
}

/** @throws when a value has no words, or its source no name and licence to print */
export function requireNamed(key: SchoolValueKey | null, source: string): void {
  if (key) valueDefinition(key)
  if (valueSources()[source] === undefined)
    throw new Error(`lib/content/schools/data-sources.yaml 的 value_sources 里没有“${source}”`)
}

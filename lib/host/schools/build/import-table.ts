import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { readTable } from '@/lib/core/read-table'
import { tableFolder } from './source-tables'

/**
 * Makes a table `source.<name of the file>` of a CSV file. SQLite checks its cells: their types, and the rules of the definition, of which
 * each is `<column> in (…)`, `is_address(<column>)`, a reference, or named `<column>：<remedy>`; a remedy may quote cells as `{column}`.
 * @param columns the columns to read, in SQL
 * @throws with file, line and column of the first row that breaks a rule
 */
export function importTable(db: DatabaseSync, file: string, columns: string, folder = tableFolder): void {
  const name = path.basename(file, '.csv')
  db.exec(`create table source.${name} (${columns}) strict`)
  const names = db
    .prepare("select name from pragma_table_info(?, 'source')")
    .all(name)
    .map((row) => String(row.name))
  const insert = db.prepare(`insert into source.${name} values (${names.map(() => '?').join(', ')})`)
  for (const row of readTable(file, names, folder)) {
    try {
      insert.run(...names.map((column) => row.text(column)))
    } catch (error) {
      const [column, problem] = explain(String(error), row.text.bind(row))
      row.fail(column ?? names[0] ?? '', problem)
    }
  }
}

/** The same for several tables: their columns by the names of their files. */
export function importTables(db: DatabaseSync, tables: Readonly<Record<string, string>>): void {
  for (const [file, columns] of Object.entries(tables)) importTable(db, file, columns)
}

/** The column and the problem that a message of SQLite names. */
function explain(
  message: string,
  text: (column: string) => string | null,
): [column: string | undefined, problem: string] {
  const [, empty] = /NOT NULL constraint failed: \w+\.(\w+)/.exec(message) ?? []
  if (empty !== undefined) return [empty, '不能为空']
  const [, type, stored] = /cannot store \w+ value in (\w+) column \w+\.(\w+)/.exec(message) ?? []
  if (stored !== undefined) return [stored, `“${text(stored)}”不是${type === 'INTEGER' ? '整数' : '数字'}`]
  const [, column, words, named, remedy = '', linked] =
    /CHECK constraint failed: (?:(\w+) in \((.*)\)|(\w+)：(.*)|is_address\((\w+)\))/s.exec(message) ?? []
  if (column !== undefined)
    return [column, `“${text(column)}”不在 ${words?.replaceAll("'", '').replaceAll(', ', '、')} 之中`]
  if (linked !== undefined) return [linked, `“${text(linked)}”不是网址`]
  return [named, !named ? message : remedy.replace(/\{(\w+)\}/g, (_, cell) => String(text(cell)))]
}

/** The SQL for one of these words. */
export const oneOf = (column: string, words: readonly string[]): string =>
  `check (${column} in (${words.map((word) => `'${word}'`).join(', ')}))`

/** The columns that every table with our ids has in common. */
export const basics =
  'id text primary key, name_en text not null, name_zh text, country text not null, city text'

export const website = 'website text check (is_address(website))'

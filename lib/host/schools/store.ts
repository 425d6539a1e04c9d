import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  Kysely,
  type OrderByItemBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  SqliteDialect,
  sql,
} from 'kysely'
import { processSingleton } from '@/lib/core/process-singleton'
import { toKyselyDatabase } from '@/lib/host/store/sqlite'
import { definition, type SchoolTables } from './tables'

export type SchoolStore = Kysely<SchoolTables>

/**
 * Path of the library below the folder of the project or of a release. It is in the build's cache, which is kept between builds, so that
 * dev, tests, `next build` and `next start` find the same file.
 */
export const schoolFile = '.next/cache/schools/library.sqlite'

/** The school library of this process: one read-only connection to the file that `npm run data` writes. */
export const schoolStore = (): SchoolStore =>
  processSingleton('schools', () => openSchoolStore(path.join(process.cwd(), schoolFile)))

/** @throws when the file is missing or was written by another version of the project */
function openSchoolStore(file: string) {
  if (!existsSync(file)) throw new Error(`没有院校库 ${file}：请先运行 npm run data`)
  const connection = new DatabaseSync(file, { readOnly: true })
  if (libraryKey(connection, 'definition') !== definition) {
    connection.close()
    throw new Error(`院校库 ${file} 是另一个版本写的：请运行 npm run data，再重新启动`)
  }
  connection.exec('pragma query_only = on; pragma cache_size = -4000')
  return toSchoolStore(connection)
}

export const toSchoolStore = (connection: DatabaseSync): SchoolStore =>
  new Kysely<SchoolTables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })

/** A property that a library states about itself; null for a file that is not a library, such as a truncated one. */
export function libraryKey(connection: DatabaseSync, key: 'definition' | 'inputs'): unknown {
  try {
    return connection.prepare('select value from meta where key = ?').get(key)?.value ?? null
  } catch {
    return null
  }
}

export type Paging = { page: number; limit: number }

/** One page of the rows of an ordered query, and their total number; not for grouped rows. */
export async function pageOf<Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { page, limit }: Paging,
) {
  const [list, { total }] = await Promise.all([
    rows
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    rows
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { list, total, page, limit }
}

/** Reads once for each library, which does not change while it is open. A read that failed is tried again. */
export function onceForStore<T>(
  read: (store: SchoolStore) => Promise<T>,
): (store: SchoolStore) => Promise<T> {
  const known = new WeakMap<SchoolStore, Promise<T>>()
  return (store) => {
    const earlier = known.get(store)
    if (earlier !== undefined) return earlier
    const reading = read(store)
    known.set(store, reading)
    reading.catch(() => known.delete(store))
    return reading
  }
}

/** The name of a joined school as pages print it. */
export const schoolName = sql<string>`coalesce(schools.name_zh, schools.name_en)`

/** Columns that have these values; a value that is missing is not asked for. */
export const allEqual = (values: Readonly<Record<string, string | number | undefined>>) =>
  sql.join<SqlBool>(
    [
      sql`true`,
      ...Object.entries(values).flatMap(([column, value]) =>
        value === undefined ? [] : sql`${sql.ref(column)} = ${value}`,
      ),
    ],
    sql` and `,
  )

/** Rows without the value come last; in descending order they do by themselves. */
export const nullsLast = (order: OrderByItemBuilder) => order.asc().nullsLast()

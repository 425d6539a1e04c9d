import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { processSingleton } from '@/lib/core/process-singleton'
import { toKyselyDatabase } from '@/lib/host/store/sqlite'
import { ensureSchoolStore } from './build/build-store'
import type { SchoolTables } from './tables'

export type SchoolStore = Kysely<SchoolTables>

/** The school library of this process: one read-only connection, opened at the first question. */
export const schoolStore = (): SchoolStore =>
  processSingleton('schools', () => openSchoolStore(ensureSchoolStore()))

function openSchoolStore(file: string): SchoolStore {
  const connection = new DatabaseSync(file, { readOnly: true })
  connection.exec('pragma query_only = on; pragma cache_size = -4000')
  return new Kysely<SchoolTables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
}

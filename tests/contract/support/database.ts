import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openStore, type StoreOptions } from '@/lib/host/store/open-store'
import type { Engine, Store } from '@/lib/host/store/store'

export type TestDatabase = {
  engine: Engine
  dataDir: string
  /** The environment variables with which a site process uses this database. */
  environment: Record<string, string>
  open: () => Promise<Store>
  drop: () => Promise<void>
}

export const codeSecret = 'a-secret-for-tests-of-32-characters'

/** The database engine of this run; each project of the configuration has its own. */
export const engine: Engine = inject('postgresql') === undefined ? 'sqlite' : 'postgresql'

/** A new empty database on this run's engine. */
export async function createDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'host-'))
  const databaseUrl = engine === 'postgresql' ? (emptied.pop() ?? (await createOnServer())) : undefined
  if (engine === 'sqlite') {
    migrated ??= migrateOnce()
    copyFileSync(await migrated, join(dataDir, databaseFile))
  }
  return {
    engine,
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      CODE_SECRET: codeSecret,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    open: () => openStore({ dataDir, databaseUrl, codeSecret }),
    async drop() {
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl === undefined) return
      await execute(databaseUrl, emptyAll)
      emptied.push(databaseUrl)
    },
  }
}

/** A new database for one test, and a connection to it. */
export async function startDatabase(): Promise<{ environment: Record<string, string>; store: Store }> {
  const { environment, open, drop } = await createDatabase()
  onTestFinished(drop)
  const store = await open()
  onTestFinished(store.close)
  return { environment, store }
}

const databaseFile = 'site.db'

/** A file with empty tables. Copying it is much faster than making them. */
let migrated: Promise<string> | undefined

async function migrateOnce(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'host-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await (await openStore({ dataDir, codeSecret })).close()
  return join(dataDir, databaseFile)
}

/** Databases to be used again, because emptying one is much faster than creating one. */
const emptied: string[] = []

const emptyAll = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'meta' loop
      execute format('delete from %I', name);
    end loop;
  end $$`

/** A database that no store has opened yet. It is deleted after the run. */
export async function createUntouched(): Promise<StoreOptions> {
  const dataDir = mkdtempSync(join(tmpdir(), 'host-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, codeSecret, databaseUrl: engine === 'postgresql' ? await createOnServer() : undefined }
}

/** Creates a database without tables on the run's PostgreSQL server. Returns its address. */
export async function createOnServer(options = ''): Promise<string> {
  const url = new URL(inject('postgresql'))
  url.pathname = `/test-${randomUUID()}`
  await execute(inject('postgresql'), `create database "${url.pathname.slice(1)}" ${options}`)
  return url.href
}

/** Runs statements on a separate connection, without the store. */
export async function execute(databaseUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

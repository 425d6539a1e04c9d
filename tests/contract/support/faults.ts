import { once } from 'node:events'
import { sql } from 'kysely'
import type { Store } from '@/lib/host/store/store'
import { firstLine, startScript } from './child-host'

/**
 * Blocks all writes to the database from a separate process. Resolves when they are blocked, with a function that
 * allows them again.
 */
export async function holdDatabase(environment: Record<string, string>): Promise<() => Promise<void>> {
  const child = startScript('hold-lock.ts', environment)
  const exited = once(child, 'exit')
  await firstLine(child)
  return async () => {
    child.stdin?.end()
    await exited
  }
}

/**
 * Makes the database refuse inserts into a table for this reason. Returns a function that ends the refusal.
 * @param phone refuses only rows of this phone, where the table has phones
 */
export async function refuseInserts(
  { engine, db }: Store,
  table: 'dedupe' | 'receipt' | 'limit_event' | 'lead' | 'chat_message',
  { sqlState = 'XX000', phone }: { sqlState?: string | undefined; phone?: string | undefined } = {},
): Promise<() => Promise<void>> {
  const name = sql.table(table)
  const when = phone === undefined ? sql`` : sql`when (new.phone = ${sql.lit(phone)})`
  if (engine === 'sqlite') {
    await sql`create trigger refusal before insert on ${name} ${when} begin select raise(abort, 'broken'); end`.execute(
      db,
    )
    return async () => void (await sql`drop trigger refusal`.execute(db))
  }
  await sql`create or replace function refuse() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'broken' using errcode = '${sqlState}'; end`)}`.execute(db)
  await sql`create trigger refusal before insert on ${name} for each row ${when} execute function refuse()`.execute(
    db,
  )
  return async () => void (await sql`drop trigger refusal on ${name}`.execute(db))
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const seconds = 4
/** Approximate length of the rows of one lead, in characters. */
const rowLength = 1_000

/** Rows per second that plain node:sqlite writes to the disk one by one, each flushed (WAL, `synchronous = full`) before the next. */
export function measureBareInserts(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-disk-'))
  const database = new DatabaseSync(path.join(folder, 'bare.db'))
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full')
    database.exec('create table row (id integer primary key, text text not null)')
    const insert = database.prepare('insert into row (text) values (?)')
    const text = 'x'.repeat(rowLength)
    const start = performance.now()
    let rows = 0
    for (; performance.now() - start < seconds * 1000; rows += 1) insert.run(text)
    return rows / seconds
  } finally {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A separate process that blocks all writes, prints `held`, and allows them again when its input ends. Run with `node
 * --import tsx` and the site's own environment.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = process.env
const release = databaseUrl === undefined ? holdFile() : await holdServer(databaseUrl)
process.stdout.write('held\n')
process.stdin.resume()
await once(process.stdin, 'end')
await release()

function holdFile() {
  const database = new DatabaseSync(join(dataDir, 'site.db'))
  database.exec('begin immediate')
  return async () => database.close()
}

async function holdServer(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('begin; lock table limit_event, lead in exclusive mode')
  return () => client.end()
}

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished, vi } from 'vitest'
import { deployFiles } from '@/lib/deploy/files'
import { type DeployInput, deploySchema } from '@/lib/deploy/settings'
import { answering, runGuarded, unprivileged, withinReach } from '@/tests/contract/support/postgresql-server'
import { freePort } from '@/tests/support/free-port'

const execute = promisify(execFile)

/** A PostgreSQL server with the configuration of the deployment files, whose disk a drill can lose. */
export type Cluster = {
  /** The data folder. */
  data: string
  port: number
  url: string
  start: () => Promise<void>
  /** Ends the server as its operator does. */
  stop: () => Promise<void>
  /** Ends the server as a power failure does. */
  kill: () => Promise<void>
  /** Runs a program as the server's user. */
  run: (program: string, ...args: string[]) => Promise<string>
  /** Runs one of PostgreSQL's own programs. */
  runOwn: (program: string, ...args: string[]) => Promise<string>
  /** Rows of a statement, on a connection of its own. */
  query: <T>(statement: string) => Promise<T[]>
}

const password = 'drill'

/** How long a server may take for a step on a busy machine. */
const patience = { timeout: 60_000, interval: 50 }

/** A folder of the server's user that is deleted after the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
  own(folder)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function own(place: string): void {
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid)
}

/**
 * A server in a folder of its own, not started yet.
 * @param extra further lines of its configuration
 */
export async function createCluster(settings: Partial<DeployInput>, extra = ''): Promise<Cluster> {
  const folder = ownFolder()
  const owner = unprivileged()
  // Some programs of the server have no link beside that of `initdb`.
  const binaries = path.dirname(realpathSync(path.join(inject('postgresqlBinaries'), 'initdb')))
  const programs = owner.uid === undefined ? binaries : withinReach(binaries, folder)
  const data = path.join(folder, 'data')
  const port = await freePort()
  const files = deployFiles(
    deploySchema.parse({ names: ['www.meishi.test'], ...settings, postgresqlDir: data }),
  )
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    own(file)
    return file
  }
  const archive = write(
    'pgbackrest.conf',
    `${files['postgresql/pgbackrest.conf']}pg1-port=${port}\npg1-socket-path=${folder}\npg1-user=tests\n
[global]\nrepo1-cipher-pass=a-long-random-text\nlock-path=${folder}\nspool-path=${folder}\n`,
  )
  const configuration = write(
    'drill.conf',
    `${files['postgresql/meishi.conf']}listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
shared_buffers = 64MB
${extra}
`,
  )
  const passwordFile = write('password', password)
  const env = { ...process.env, PGBACKREST_CONFIG: archive, PGPASSWORD: password, HOME: folder }
  const run = async (program: string, ...args: string[]) =>
    (await execute(program, args, { cwd: folder, env, ...owner })).stdout
  const runOwn = (program: string, ...args: string[]) => run(path.join(programs, program), ...args)
  await runOwn(
    'initdb',
    ...[
      '-D',
      data,
      '-U',
      'tests',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    ...['-E', 'UTF8', '--locale=C', '--no-sync'],
  )
  const url = `postgres://tests:${password}@127.0.0.1:${port}/postgres`
  let child: ReturnType<typeof runGuarded> | null = null
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const kill = () => end('SIGKILL')
  onTestFinished(kill)
  return {
    ...{ data, port, url, run, runOwn, kill },
    stop: () => end('SIGINT'),
    async query<T>(statement: string) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query(statement)).rows as T[]
      } finally {
        await client.end()
      }
    },
    async start() {
      // The lines of the deployment files, as Debian's conf.d has them; written again after a restore.
      const main = path.join(data, 'postgresql.conf')
      const include = `include = '${configuration}'\n`
      if (!readFileSync(main, 'utf8').includes(include)) appendFileSync(main, include)
      child = runGuarded([path.join(programs, 'postgres'), '-D', data], { cwd: folder, env, ...owner })
      await answering(url, child)
    },
  }
}

/** Waits until the server accepts changes, after a restore or a promotion. */
export const untilPromoted = (cluster: Cluster) =>
  vi.waitFor(async () => {
    const [row] = await cluster.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
    if (row?.recovering !== false) throw new Error('still recovering')
  }, patience)

/** Waits until everything committed so far is in the archive. */
export async function untilArchived(cluster: Cluster): Promise<void> {
  const [now] = await cluster.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file')
  await vi.waitFor(async () => {
    const [row] = await cluster.query<{ file: string | null }>(
      'select last_archived_wal as file from pg_stat_archiver',
    )
    // Also the name of a backup's history, which begins with the name of a file.
    if ((row?.file ?? '').slice(0, 24) < (now?.file ?? '')) throw new Error('not archived yet')
  }, patience)
}

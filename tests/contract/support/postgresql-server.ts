/** Global setup of the tests on PostgreSQL: a private server on loopback for the run, in a temporary folder. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../support/free-port'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database, whose user may create databases. */
    postgresql: string
    postgresqlBinaries: string
  }
}

const execute = promisify(execFile)
const patience = 30_000

type Server = { url: string; stop: () => Promise<void> }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresql(project.getProvidedContext().postgresqlBinaries)
  project.provide('postgresql', url)
  return stop
}

/** Starts a private server with the programs of a folder. Its address names a user who may create databases. */
export async function startPostgresql(binaries: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'postgresql-'))
  const owner = unprivileged()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const programs = owner.uid === undefined ? binaries : withinReach(binaries, folder)
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  await execute(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', 'tests', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
      ...['-E', 'UTF8', '--locale=C', '--no-sync'],
    ],
    { cwd: folder, ...owner },
  )
  const port = await freePort()
  const child = runGuarded(
    [
      ...[join(programs, 'postgres'), '-D', data, '-k', folder, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300', '-c', 'shared_buffers=64MB'],
      // Durability after a power failure is the task of PostgreSQL, not of these tests; they only kill processes.
      ...['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    ],
    { cwd: folder, ...owner },
  )
  const url = `postgres://tests:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answering(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

type RunOptions = { cwd: string; uid?: number; gid?: number; env?: NodeJS.ProcessEnv }

/** Starts a command that ends with this process, even when this process is killed. */
export function runGuarded([command = '', ...args]: string[], options: RunOptions): ChildProcess {
  const guard = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'setpriv'))
  const setpriv = guard.find((file) => existsSync(file))
  const child =
    setpriv === undefined
      ? spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
      : spawn(setpriv, ['--pdeathsig', 'QUIT', command, ...args], {
          ...options,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
  process.once('exit', () => child.kill('SIGQUIT'))
  return child
}

export async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    // The last characters are enough to show why it did not start.
    said = `${said}${chunk}`.slice(-2000)
  })
  const deadline = performance.now() + patience
  for (;;) {
    if (child.exitCode !== null) throw new Error(`postgres ended: ${said}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      return
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`postgres does not answer: ${said}`, { cause: error })
      await delay(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Copies programs that are below a folder which only root may enter, so that the server's user can run them. */
export function withinReach(binaries: string, folder: string): string {
  if (!binaries.includes('node_modules')) return binaries
  cpSync(join(binaries, '..'), join(folder, 'native'), { recursive: true })
  return join(folder, 'native', basename(binaries))
}

/** The server refuses to run as root. Returns the user `postgres`, or `nobody` where it does not exist. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (user === undefined) throw new Error('PostgreSQL needs an unprivileged user: postgres or nobody')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

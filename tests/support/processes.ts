import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { currentBuild } from '@/lib/cli/build-folders'

export const currentFolder = path.resolve(currentBuild)

/** Runs `npm run build`, which builds when there is no current build. Rejects when it fails. */
export async function makeBuild(...flags: string[]): Promise<void> {
  const command = ['--import', 'tsx', 'lib/cli/build.ts', ...flags]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`the build ended with ${status}`)
}

/** Makes the current build a release, which runs without this project. */
export const makeRelease = () => makeBuild('--standalone')

export type SiteProcess = {
  port: number
  pid: number
  stop: () => Promise<void>
  /** Ends the process like a power failure. */
  kill: () => Promise<void>
}

/** Starts a process for pages of the current release on loopback, as its systemd unit does. Resolves when it answers. */
export function startSiteProcess(port: number, env: Record<string, string>): Promise<SiteProcess> {
  const place = { HOSTNAME: '127.0.0.1', PORT: String(port) }
  return startOfRelease(['nice', '-n', niceOfPages, node, 'server.js'], port, { ...place, ...env })
}

/** Starts an API process of the current release on loopback, as its systemd unit does. Resolves when it answers. */
export function startApiProcess(port: number, env: Record<string, string>): Promise<SiteProcess> {
  return startOfRelease([node, 'api.mjs', '--hostname', '127.0.0.1', '--port', String(port)], port, env)
}

const node = path.join(currentFolder, 'bin/node')

/** The priority that the systemd unit gives to processes for pages. */
const niceOfPages =
  /^Nice=(\d+)$/m.exec(readFileSync('lib/deploy/templates/systemd/meishi-web@.service', 'utf8'))?.[1] ?? '0'

function startOfRelease(
  [program = node, ...args]: string[],
  port: number,
  env: Record<string, string>,
): Promise<SiteProcess> {
  const child = spawn(program, args, {
    cwd: currentFolder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return toSiteProcess(child, port)
}

/**
 * Starts a process of the current build as `npm start` does, whatever address the build was made for. Resolves
 * when it answers.
 * @param stdio where its output goes
 */
export function startBuiltSite(
  port: number,
  env: Record<string, string>,
  stdio: StdioOptions = 'ignore',
): Promise<SiteProcess> {
  const command = [path.join(currentFolder, 'start.mjs'), '--port', String(port), '--hostname', '127.0.0.1']
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio,
  })
  return toSiteProcess(child, port)
}

async function toSiteProcess(child: ChildProcess, port: number): Promise<SiteProcess> {
  const stop = () => stopProcess(child)
  try {
    await untilAnswers(`http://127.0.0.1:${port}/healthz`, child)
  } catch (error) {
    await stop()
    throw error
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { port, pid: child.pid ?? 0, stop, kill }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const answers = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answers) return
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no answer at ${url}`)
    await delay(100)
  }
}

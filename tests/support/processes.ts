import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const releaseFolder = path.resolve('.next/standalone')

/** Makes the release folder when there is no current one. Rejects when the build fails. */
export async function makeRelease(): Promise<void> {
  const command = ['--import', 'tsx', 'lib/cli/start.ts', '--build-only', '--standalone']
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`the build ended with ${status}`)
}

export type SiteProcess = {
  port: number
  stop: () => Promise<void>
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
}

/**
 * Starts one process of the release folder on loopback, as the systemd unit does; resolves once it answers and has built its
 * search index, which slows down its first seconds.
 */
export function startSiteProcess(port: number, env: Record<string, string>): Promise<SiteProcess> {
  const child = spawn(path.join(releaseFolder, 'bin/node'), ['server.js'], {
    cwd: releaseFolder,
    env: { ...process.env, NODE_ENV: 'production', HOSTNAME: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return toSiteProcess(child, port)
}

/** Starts one process of the build in `.next`, whatever address that was made for; resolves once it answers. */
export function startBuiltSite(port: number, env: Record<string, string>): Promise<SiteProcess> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  })
  return toSiteProcess(child, port)
}

async function toSiteProcess(child: ChildProcess, port: number): Promise<SiteProcess> {
  const stop = () => stopProcess(child)
  try {
    await untilAnswers(`http://127.0.0.1:${port}/apipc/v1/search?Keyword=a`, child)
  } catch (error) {
    await stop()
    throw error
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { port, stop, kill }
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

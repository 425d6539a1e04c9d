import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type ChildHost = {
  origin: string
  /** As a crash does. */
  kill: () => Promise<void>
  /** As a deployment does; resolves with the exit code. */
  terminate: () => Promise<number | null>
}

/**
 * `serve-host`: every call of the contract. `serve-leads`: only those that store something, and up in half the time.
 * `serve-site`: every call, after all that the server does at its start.
 */
export type ChildScript = 'serve-host.ts' | 'serve-leads.ts' | 'serve-site.ts'

/** Starts a host in a process of its own on an existing or new database; resolves once it listens. */
export async function startChildHost(
  env: Record<string, string>,
  script: ChildScript = 'serve-host.ts',
): Promise<ChildHost> {
  const child = startScript(script, env)
  const exited = once(child, 'exit')
  const origin = await firstLine(child)
  return {
    origin,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async terminate() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
  }
}

/** Runs a script of this folder in a process of its own. */
export function startScript(script: string, env: Record<string, string>): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/** What the script says when it is ready. Later lines are read and forgotten, so that no pipe fills up. */
export function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the child has no output')
  const lines = createInterface({ input: stdout })
  return new Promise((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('close', () => reject(new Error('the child ended before it was ready')))
  })
}

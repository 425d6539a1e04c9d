import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { scriptOf } from '@/tests/support/bundle-script'

export type ChildHost = {
  origin: string
  /** Ends the process as a crash does. */
  kill: () => Promise<void>
  /** Ends the process as a deployment does; resolves with the exit code. */
  terminate: () => Promise<number | null>
}

/** Starts a host in a separate process on an existing or new database, and ends it with the test. Resolves when it listens. */
export async function startChildHost(env: Record<string, string>): Promise<ChildHost> {
  const child = startScript('serve-leads.ts', {
    TRUSTED_PROXY_HOPS: '1',
    SMS_CHECK_STRING: 'check-me',
    ...env,
  })
  const exited = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  onTestFinished(kill)
  const origin = await firstLine(child)
  return {
    origin,
    kill,
    async terminate() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
  }
}

/** Runs a script of this folder in a separate process. */
export function startScript(script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [scriptOf(`tests/contract/support/${script}`)], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/**
 * The script's first line, which it prints when it is ready. Later lines are read and ignored, so that the pipe does
 * not fill up.
 */
export function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the child has no output')
  const lines = createInterface({ input: stdout })
  return new Promise((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('close', () => reject(new Error('the child ended before it was ready')))
  })
}

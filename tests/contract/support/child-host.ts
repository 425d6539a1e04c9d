import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type ChildHost = { origin: string; kill: () => Promise<void> }

const script = fileURLToPath(new URL('serve-host.ts', import.meta.url))

/** Starts a host in a process of its own on an existing or new data folder; resolves once it listens. */
export async function startChildHost(env: Record<string, string>): Promise<ChildHost> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await firstLine(child)
  return {
    origin,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the child has no output')
  for await (const line of createInterface({ input: stdout })) return line
  throw new Error('the child ended before it listened')
}

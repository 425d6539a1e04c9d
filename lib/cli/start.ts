/**
 * `npm start`: checks the configuration, builds when there is no current build, then serves the site with the embedded API.
 * Signals go to the server itself, so that it drains its requests and no orphan stays behind.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { EnvError, parseEnv } from '@/lib/env'
import { buildIsCurrent, recordBuild } from './build-stamp'

const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

if (existsSync('.env')) process.loadEnvFile('.env')
const environment: NodeJS.ProcessEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  NODE_ENV: 'production',
}

const { PORT } = readEnvOrExit()

if (!buildIsCurrent(environment)) {
  const status = await run('build')
  if (status !== 0) process.exit(status)
  recordBuild(environment)
}
if (!process.argv.includes('--build-only')) {
  process.exit(await run('start', '--port', String(PORT)))
}

function readEnvOrExit() {
  try {
    return parseEnv(environment)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    for (const line of error.lines) console.error(line)
    process.exit(1)
  }
}

/** Runs a Next command to its end; resolves with its exit status. */
function run(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [nextCommand, ...args], { stdio: 'inherit', env: environment })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, forward)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      for (const name of ['SIGTERM', 'SIGINT'] as const) process.off(name, forward)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

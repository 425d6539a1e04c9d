/**
 * `npm start`: checks the configuration, builds when there is no current build, then serves the site with the embedded API.
 * Signals go to the server itself, so that it drains its requests and no orphan stays behind.
 *
 *   --build-only   ends once there is a current build
 *   --standalone   makes `.next/standalone` too, a folder that runs without this project
 */
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { EnvError, parseEnv } from '@/lib/env'
import { buildIsCurrent, recordBuild } from './build-stamp'
import { standaloneFolder } from './standalone-folder'

const isStandalone = process.argv.includes('--standalone')
const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

if (existsSync('.env')) process.loadEnvFile('.env')
const environment: NodeJS.ProcessEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  NODE_ENV: 'production',
  STANDALONE: isStandalone ? '1' : '',
}

const { PORT, HOST } = readEnvOrExit()

if (!buildIsCurrent(environment) || (isStandalone && !existsSync(`${standaloneFolder}/leads.mjs`))) {
  // A build without it would leave the last one's behind.
  rmSync(standaloneFolder, { recursive: true, force: true })
  const status = await run('build')
  if (status !== 0) process.exit(status)
  if (isStandalone) {
    // Loaded only here: it brings the bundler along.
    const { completeStandalone } = await import('./standalone')
    await completeStandalone()
  }
  recordBuild(environment)
}
if (!process.argv.includes('--build-only')) {
  const place = HOST === undefined ? [] : ['--hostname', HOST]
  process.exit(await run('start', '--port', String(PORT), ...place))
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

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '../support/free-port'
import { stopProcess } from '../support/processes'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** File that the log sender's codes are printed into. */
    serverLog: string
  }
}

/** `npm start` on a port of its own; it builds the site where no build is current. */
export default async function startServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-browsers-'))
  const serverLog = path.join(folder, 'server.log')
  mkdirSync(path.join(folder, 'data'))
  const port = await freePort()
  const log = openSync(serverLog, 'w')
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
    },
  })
  const stop = async () => {
    await stopProcess(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 900_000
  while (!(await answers(`${origin}/apipc/v1/country`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('the site did not start')
    }
    await delay(200)
  }
  provide('origin', origin)
  provide('serverLog', serverLog)
  return stop
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../support/free-port'
import { makeBuild, startBuiltSite } from '../support/processes'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** The file to which the log sender prints its codes. */
    serverLog: string
  }
}

/** Runs `npm start` on a port of its own, which builds the site when there is no current build. */
export default async function startServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-browsers-'))
  const serverLog = path.join(folder, 'server.log')
  mkdirSync(path.join(folder, 'data'))
  const port = await freePort()
  const log = openSync(serverLog, 'w')
  await makeBuild()
  const site = await startBuiltSite(port, { DATA_DIR: path.join(folder, 'data') }, ['ignore', log, log])
  const stop = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const origin = `http://127.0.0.1:${port}`
  provide('origin', origin)
  provide('serverLog', serverLog)
  return stop
}

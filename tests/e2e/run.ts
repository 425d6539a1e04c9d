import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../support/free-port'

/** The main process sets these once, and its workers inherit them, so that all use the same server and folder. */
process.env.E2E_PORT ??= String(await freePort())
if (process.env.E2E_RUN_DIR === undefined) {
  process.env.E2E_RUN_DIR = path.join(tmpdir(), `site-e2e-${process.pid}`)
  process.env.E2E_RUN_DIR_IS_OURS = '1'
}

export const port = process.env.E2E_PORT

/** `FRONT=nginx`: the same tests go through nginx with TLS to several processes on one PostgreSQL, as deployed. */
export const isBehindFront = process.env.FRONT === 'nginx'

/** The folder of this run: database, log and results. */
export const runDir = process.env.E2E_RUN_DIR
export const serverLog = path.join(runDir, 'server.log')

export const consultantKey = 'e2e-consultant-key-of-more-than-32-characters'

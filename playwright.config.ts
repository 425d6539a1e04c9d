import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** Given by the first load of this file to the workers, so that all see one run. */
process.env.E2E_PORT ??= '3210'
process.env.E2E_RUN_DIR ??= path.join(tmpdir(), `site-e2e-${process.pid}`)

const port = process.env.E2E_PORT
export const runDir = process.env.E2E_RUN_DIR
mkdirSync(runDir, { recursive: true })

/** `FRONT=nginx`: the same tests go through nginx to two processes on one PostgreSQL, as on the machines. */
export const isBehindFront = process.env.FRONT === 'nginx'

export const consultantKey = 'e2e-consultant-key-of-more-than-32-characters'
export const serverLog = path.join(runDir, 'server.log')

/** The browser that ships inside a package, else one of the system, else Playwright's own. */
async function browserPath(): Promise<string | undefined> {
  const shipped = await chromium.executablePath().catch(() => undefined)
  if (shipped !== undefined && existsSync(shipped)) return shipped
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined
}

const executablePath = await browserPath()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: path.join(runDir, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // A second try is reported as flaky; it keeps a busy machine from standing in for a fault.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: {
    // The log sender prints codes to the server's own terminal; the tests read them from there.
    command: `node --import tsx ${isBehindFront ? 'tests/e2e/front/serve.ts' : 'lib/cli/start.ts'} > ${serverLog} 2>&1`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    url: `http://localhost:${port}/apipc/v1/country`,
    timeout: 300_000,
    env: {
      PORT: port,
      TRUSTED_PROXY_HOPS: '1',
      DATA_DIR: path.join(runDir, 'data'),
      CONSULTANT_KEYS: createHash('sha256').update(consultantKey).digest('hex'),
    },
  },
})

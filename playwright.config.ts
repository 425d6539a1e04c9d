import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { consultantKey, isBehindFront, port, runDir, serverLog } from './tests/e2e/run'
import { currentChromium } from './tests/support/current-chromium'
import { browserEnvironment } from './tests/support/fonts'

/**
 * `E2E_ORIGIN=http://localhost:3000`: uses a running server, such as `npm run dev`, while you write a test. Tests
 * that read codes from the server's log, or leads through the consultants' operations, need a server of their own.
 */
const given = process.env.E2E_ORIGIN
const origin = given ?? `${isBehindFront ? 'https' : 'http'}://localhost:${port}`

mkdirSync(runDir, { recursive: true })

/**
 * The browser tests of `npm test`: the lead path, the first HTML of every kind of page and short address, the scripts and the rules of pages,
 * redirects.
 */
const smoke = /\/(?:scripts|page-rules|first-html|lead-flow|middleware)\.spec\.ts$/

/**
 * The site with `SHOW_SAMPLES=0`, as on a public address, where no samples may be shown. It needs a build of its own.
 */
const publicSite = /public\.spec\.ts$/

const executablePath = await currentChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: path.join(runDir, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is not a fault: the limits only end what hangs.
  timeout: 180_000,
  reporter: [['list'], ['./tests/e2e/run-folder-reporter.ts']],
  expect: { timeout: 60_000 },
  projects: [
    { name: 'smoke', testMatch: smoke },
    { name: 'full', testIgnore: [smoke, publicSite] },
    { name: 'public', testMatch: publicSite },
  ],
  use: {
    baseURL: origin,
    // The certificate of nginx is self-signed.
    ignoreHTTPSErrors: isBehindFront,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'], env: browserEnvironment },
  },
  webServer:
    given === undefined
      ? {
          // The log sender prints codes to the server's terminal, which is written to the log; the tests read them
          // from there.
          command: `${isBehindFront ? 'node --import tsx tests/e2e/front/serve.ts' : 'npm start -- --hostname 127.0.0.1'} > ${serverLog} 2>&1`,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          url: `${origin}/apipc/v1/country`,
          ignoreHTTPSErrors: isBehindFront,
          // The time includes a build when none fits, which takes long on a busy machine.
          timeout: 3_600_000,
          env: {
            PORT: port,
            TRUSTED_PROXY_HOPS: '1',
            DATA_DIR: path.join(runDir, 'data'),
            PREVIEW_COMPONENTS: '1',
            CONSULTANT_KEYS: createHash('sha256').update(consultantKey).digest('hex'),
          },
        }
      : undefined,
})

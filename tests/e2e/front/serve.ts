/**
 * Serves the site as it is on real machines: nginx with the deployment's own configuration, behind it two processes that
 * make pages and two that are the API, of the release folder, behind them one PostgreSQL. Run with `node --import tsx`; ends on SIGTERM with all it started.
 */
import { startPostgresql } from '@/tests/contract/support/postgresql-server'
import { startDeployed } from '@/tests/support/deployed'
import { makeRelease } from '@/tests/support/processes'
import { findPostgresql } from '@/tests/vitest.config'

const { E2E_PORT: port } = process.env
if (port === undefined) throw new Error('E2E_PORT is not set: run through Playwright')
const binaries = findPostgresql()
if (binaries === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')

await makeRelease()
const closers: (() => Promise<void>)[] = []

async function close(): Promise<void> {
  for (const one of closers.reverse()) await one()
}

process.once('SIGTERM', () => void close().then(() => process.exit(143)))
try {
  const database = await startPostgresql(binaries)
  closers.push(database.stop)
  const site = await startDeployed({
    pages: 2,
    apis: 2,
    port: Number(port),
    env: {
      // As on every deployment: what a browser calls the site, so that forms are known to come from it.
      SITE_ORIGIN: `https://localhost:${port}`,
      // The pages were built without an address of their own, and so with samples.
      SHOW_SAMPLES: '1',
      DATABASE_URL: database.url,
      INSTANCE_COUNT: '2',
      CODE_SECRET: 'the-secret-of-a-run-of-browser-tests',
    },
  })
  closers.push(site.close)
} catch (error) {
  await close()
  throw error
}

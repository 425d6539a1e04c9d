/**
 * Serves the site as it is deployed: nginx with its own configuration, two processes for pages and two for the API of
 * the release folder, and one PostgreSQL. Run with `node --import tsx`. Ends on SIGTERM with everything that it
 * started.
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
      // The public origin, as in every deployment, by which the site recognises its own forms.
      SITE_ORIGIN: `https://localhost:${port}`,
      // The pages were built without a public address, and therefore with samples.
      SHOW_SAMPLES: '1',
      PREVIEW_COMPONENTS: '1',
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

/**
 * Lead submissions to the site in its deployed form: behind nginx with TLS, pages and the API in processes of their own, on both engines,
 * while other clients read pages.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgresql } from '@/tests/contract/support/postgresql-server'
import { startDeployed, type Unit } from '@/tests/support/deployed'
import { freePort } from '@/tests/support/free-port'
import { makeRelease, startBuiltSite } from '@/tests/support/processes'
import { findPostgresql } from '@/tests/vitest.config'
import type { Row } from './goals'
import { measureLeadsBesidePages } from './leads'
import { residentMb } from './server'

/**
 * Pages that the readers request in turn; one in ten is a page state that was never requested before, so that pages are rendered all the
 * time.
 */
const pages = [
  ...[
    '/',
    '/yxk?country=2',
    '/headlines',
    '/caselist',
    '/special/study_cost',
    '/uk',
    '/yxk',
    '/search',
    '/us',
  ],
  '/yxk?country=3&asked=[<id>]',
]

/** The rate of a lecture to a school hall, far above that of a campaign; and the rate that one machine without nginx must handle. */
const deployedRate = { readers: 50, pages, perSecond: 50, seconds: 60, most: 300 }
const startedRate = { pages, perSecond: 5, seconds: 20, most: 5_000 }

export async function measureDeployedLeads(): Promise<Row[]> {
  await makeRelease()
  // Flushes the files of the build, so that they are not written during the measurement.
  execFileSync('sync')
  return onBothEngines(async (engine, processes, env) => {
    const site = await startDeployed({ pages: processes, apis: processes, env })
    try {
      const name = `${engine}, ${processes} for pages and ${processes} for the API, nginx, TLS`
      // Processes that have just started still compile their code; the goal is for processes that have run for a while.
      const warm = { ...deployedRate, seconds: 20, name: `${name}, just started`, prefix: 137 }
      await measureLeadsBesidePages(site.front.origin, warm)
      const rows = await measureLeadsBesidePages(site.front.origin, { ...deployedRate, name, prefix: 138 })
      const memory = (units: Unit[]) =>
        units.map((unit) => residentMb(unit.process().pid).toFixed(0)).join(', ')
      console.log(`  memory in MB: pages ${memory(site.pages)}, API ${memory(site.apis)}`)
      return rows
    } finally {
      await site.close()
    }
  })
}

const startedReaders = [10, 50, 100]

/** Lead submissions to `npm start` alone, one process for everything, beside few and many readers. */
export function measureStartedLeads(): Promise<Row[]> {
  return onBothEngines(async (engine, _processes, env) => {
    const site = await startBuiltSite(await freePort(), {
      TRUSTED_PROXY_HOPS: '1',
      ...env,
      INSTANCE_COUNT: '1',
    })
    try {
      const origin = `http://127.0.0.1:${site.port}`
      const rows: Row[] = []
      for (const [index, readers] of startedReaders.entries()) {
        const name = `${engine}, npm start`
        rows.push(
          ...(await measureLeadsBesidePages(origin, { ...startedRate, name, readers, prefix: 133 + index })),
        )
      }
      return rows
    } finally {
      await site.stop()
    }
  })
}

async function onBothEngines(
  measure: (engine: string, processes: number, env: Record<string, string>) => Promise<Row[]>,
): Promise<Row[]> {
  const binaries = findPostgresql()
  if (binaries === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-deployed-'))
  try {
    const rows = await measure('SQLite', 1, { DATA_DIR: folder })
    const database = await startPostgresql(binaries)
    try {
      const shared = {
        DATABASE_URL: database.url,
        INSTANCE_COUNT: '2',
        CODE_SECRET: 'the-secret-of-a-run-of-measurements',
      }
      return [...rows, ...(await measure('PostgreSQL', 2, shared))]
    } finally {
      await database.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

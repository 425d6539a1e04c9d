/**
 * Lead submissions in the form in which the site is run: behind nginx with TLS, on two processes of the release folder, on both
 * engines, while others read pages.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgresql } from '@/tests/contract/support/postgresql-server'
import { freePort } from '@/tests/support/free-port'
import { hasBrotli, startFront } from '@/tests/support/nginx'
import { makeRelease, releaseFolder, startSiteProcess } from '@/tests/support/processes'
import { findPostgresql } from '@/tests/vitest.config'
import type { Row } from './goals'
import { measureLeadsBesidePages } from './leads'

/** What readers ask for in turn; the last stands for the states that nobody has asked for lately, so that pages are being made all the time. */
const pages = [
  '/',
  '/yxk?country=2',
  '/headlines',
  '/caselist',
  '/special/study_cost',
  '/uk',
  '/yxk?country=3&asked=[<id>]',
]

export async function measureDeployedLeads(): Promise<Row[]> {
  await makeRelease()
  // What the build has just written is not to reach the disk while leads do.
  execFileSync('sync')
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-deployed-'))
  try {
    const rows = await measureOn('SQLite', { DATA_DIR: folder })
    const binaries = findPostgresql()
    if (binaries === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
    const database = await startPostgresql(binaries)
    try {
      const shared = await measureOn('PostgreSQL', {
        DATABASE_URL: database.url,
        INSTANCE_COUNT: '2',
        CODE_SECRET: 'the-secret-of-a-run-of-measurements',
      })
      return [...rows, ...shared]
    } finally {
      await database.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(engine: string, env: Record<string, string>): Promise<Row[]> {
  const ports = [await freePort(), await freePort()]
  const sites = await Promise.all(
    ports.map((port) => startSiteProcess(port, { TRUSTED_PROXY_HOPS: '1', ...env })),
  )
  const front = await startFront({
    ports,
    release: releaseFolder,
    brotli: hasBrotli,
    trustedProxies: ['127.0.0.1', '::1'],
  })
  try {
    const name = `${engine}, two processes, nginx, TLS`
    // Processes that have just started still compile what they run; the goal is for those that have served a while.
    await measureLeadsBesidePages(front.origin, { name: `${name}, just started`, pages, prefix: 137 })
    return await measureLeadsBesidePages(front.origin, { name, pages, prefix: 138 })
  } finally {
    await front.close()
    await Promise.all(sites.map((site) => site.stop()))
  }
}

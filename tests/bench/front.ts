import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { startFront } from '@/tests/support/nginx'
import type { Row } from './goals'
import { reportRequests } from './requests'

/**
 * Requests/s of the home page through nginx, with the configuration of the deployment, beside the same nginx serving the
 * same bytes from a file with the same headers.
 */
export async function measureFront(site: string): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-front-'))
  const page = await fetch(`${site}/`)
  writeFileSync(path.join(folder, 'page.html'), Buffer.from(await page.arrayBuffer()))
  const filePort = await freePort()
  const headers = [
    'vary',
    'cache-control',
    'content-security-policy',
    'referrer-policy',
    'permissions-policy',
  ]
  const lines = headers.flatMap((name) => {
    const value = page.headers.get(name)
    return value === null ? [] : [`add_header ${name} "${value}";`]
  })
  const front = await startFront({
    ports: [Number(new URL(site).port)],
    release: process.cwd(),
    // The file beside it comes without TLS too.
    secure: false,
    // Each submission tells an address of its own.
    trustedProxies: ['127.0.0.1'],
    beside: `server { listen ${filePort}; root ${folder}; charset utf-8; ${lines.join(' ')} }`,
  })
  try {
    const ratio = await reportRequests(
      { name: 'home page through nginx', url: `${front.origin}/` },
      { name: 'nginx, same bytes from a file', url: `http://localhost:${filePort}/page.html` },
    )
    return {
      what: 'home page through nginx by a file, requests/s',
      now: ratio,
      unit: '',
      goal: { least: 0.95 },
    }
  } finally {
    await front.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

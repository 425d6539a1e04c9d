import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { hasBrotli, startFront } from '@/tests/support/nginx'
import { currentFolder } from '@/tests/support/processes'
import type { Row } from './goals'
import { reportRequests } from './requests'

const repeated = ['vary', 'cache-control', 'content-security-policy', 'referrer-policy', 'permissions-policy']

/** The deployment's compression, for the comparison file; without the `*_static` directives, which serve precompressed files. */
const filters = `gzip on; gzip_vary on; gzip_comp_level 5; gzip_min_length 1024;
  ${hasBrotli ? 'brotli on; brotli_comp_level 5; brotli_min_length 1024;' : ''}`

/**
 * Requests/s of the home page through nginx with the deployment's configuration, compared with the same nginx serving the same bytes from
 * a file with the same headers and filters, in each encoding.
 */
export async function measureFront(site: string): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-front-'))
  const page = await fetch(`${site}/`)
  writeFileSync(path.join(folder, 'page.html'), Buffer.from(await page.arrayBuffer()))
  const filePort = await freePort()
  const lines = repeated.flatMap((name) => {
    const value = page.headers.get(name)
    return value === null ? [] : [`add_header ${name} "${value}";`]
  })
  const front = await startFront({
    ports: [Number(new URL(site).port)],
    release: currentFolder,
    brotli: hasBrotli,
    // The comparison file is served without TLS too.
    secure: false,
    // Each submission sends an address of its own.
    trustedProxies: ['127.0.0.1'],
    beside: `server { listen ${filePort}; root ${folder}; charset utf-8; ${filters} ${lines.join(' ')} }`,
  })
  try {
    const rows: Row[] = []
    for (const encoding of ['identity', 'gzip', ...(hasBrotli ? ['br'] : [])]) {
      const headers = { 'accept-encoding': encoding }
      const ratio = await reportRequests(
        { name: `home page through nginx, ${encoding}`, url: `${front.origin}/`, headers },
        {
          name: `nginx, same bytes from a file, ${encoding}`,
          url: `http://localhost:${filePort}/page.html`,
          headers,
        },
      )
      rows.push({
        what: `home page through nginx by a file, requests/s, ${encoding}`,
        now: ratio,
        unit: '',
        goal: { least: 0.95 },
      })
    }
    return rows
  } finally {
    await front.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

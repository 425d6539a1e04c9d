import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { sendHttp } from '@/tests/contract/support/transports'
import { freePort } from '@/tests/support/free-port'
import { startFront } from '@/tests/support/nginx'
import { currentFolder, type SiteProcess, startBuiltSite, startSiteProcess } from '@/tests/support/processes'
import { isBehindFront } from './run'

/** A site whose content host does not exist, so that its lists cannot be rendered. */
let site: SiteProcess
let dataDir: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  dataDir = mkdtempSync(path.join(tmpdir(), 'failing-'))
  const start = isBehindFront ? startSiteProcess : startBuiltSite
  site = await start(await freePort(), {
    DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: '1',
    APIPC_ORIGIN: `http://127.0.0.1:${await freePort()}`,
    ALLOW_HTTP_UPSTREAM: '1',
  })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The answers that two visitors of one address get, one after the other. */
async function visits(origin: string, address: string): Promise<unknown[]> {
  const answers: unknown[] = []
  for (let times = 0; times < 2; times += 1) {
    const { status, headers } = await sendHttp(origin, {
      path: address,
      headers: { Host: 'localhost' },
    })
    answers.push([status, headers['cache-control']])
  }
  return answers
}

const failed = [500, 'private, no-store']

test('a page that fails has status 500 and may not be cached', async () => {
  expect(await visits(`http://127.0.0.1:${site.port}`, '/yxk?country=2')).toEqual([failed, failed])
})

if (isBehindFront) {
  test('nginx does not cache it either, and passes the header on', async () => {
    const front = await startFront({ ports: [site.port], release: currentFolder, brotli: false })
    try {
      expect(await visits(front.origin.replace('localhost', '127.0.0.1'), '/yxk?country=2')).toEqual([
        failed,
        failed,
      ])
      // nginx logs a request after it has answered it.
      await expect
        .poll(() => front.accessLog().match(/"cache":"\w+"/g))
        .toEqual(['"cache":"MISS"', '"cache":"MISS"'])
    } finally {
      await front.close()
    }
  })
}

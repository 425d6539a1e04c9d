/**
 * `npm run bench`: figures of one run on this machine, as ratios where the machine's speed would otherwise speak.
 * Builds from nothing, serves the build on loopback, and stops everything it started.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureBuild } from './build'
import { pageClasses, reportFirstLoad } from './first-load'
import { measureFront } from './front'
import { measureLeads } from './leads'
import { reportRequests } from './requests'
import { measureSchools } from './schools'
import { measureSearch } from './search'

const sitePort = 3300
const barePort = 3301
const site = `http://127.0.0.1:${sitePort}`

await measureBuild()
const dataDir = mkdtempSync(path.join(tmpdir(), 'site-bench-'))
const server = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
  env: { ...process.env, PORT: String(sitePort), DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

try {
  await untilUp(`${site}/apipc/v1/country`)
  const home = await fetch(`${site}/`)
  const bytes = Buffer.from(await home.arrayBuffer())
  const headers = Object.fromEntries(
    ['content-type', 'cache-control', 'etag'].map((name) => [name, home.headers.get(name) ?? '']),
  )
  const bare = createServer((_request, response) => response.writeHead(200, headers).end(bytes)).listen(
    barePort,
  )
  await reportRequests(
    { name: 'static page (home)', url: `${site}/` },
    { name: 'bare node:http, same bytes', url: `http://127.0.0.1:${barePort}/` },
  )
  bare.closeAllConnections()
  bare.close()
  await measureFront(site)
  await reportFirstLoad(site, pageClasses)
  await measureLeads(site)
  await measureSchools()
  await measureSearch()
} finally {
  await stop(server)
  rmSync(dataDir, { recursive: true, force: true })
}

async function untilUp(url: string): Promise<void> {
  const deadline = Date.now() + 300_000
  for (;;) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    if (Date.now() > deadline || server.exitCode !== null) throw new Error(`no server at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/**
 * `npm run bench`: figures of one run on this machine, as ratios where the machine's speed would otherwise speak; the table at
 * the end sets those that have a goal beside it. Builds from nothing, serves the build on loopback, stops everything it started
 * and keeps nothing.
 *
 *   --lighthouse   adds what Lighthouse says of one page of each kind; npx fetches it
 */
import { createServer } from 'node:http'
import { measureBuild } from './build'
import { measureDeployedLeads } from './deployed'
import { pageClasses, reportFirstLoad } from './first-load'
import { measureFront } from './front'
import { printGoals, type Row } from './goals'
import { measureLeads } from './leads'
import { measureLighthouse } from './lighthouse'
import { reportRequests } from './requests'
import { measureSchools } from './schools'
import { measureSearch } from './search'
import { measureMemory, startServer } from './server'
import { measureWeights } from './weights'

const sitePort = 3300
const barePort = 3301

const rows: Row[] = [await measureBuild()]
const server = await startServer(sitePort)
try {
  rows.push({ what: 'start to first page', now: server.startSeconds, unit: 's', goal: { most: 1.5 } })
  rows.push(...(await measureMemory(server)))
  rows.push(...(await measureWeights(server.origin)))
  rows.push(...(await measureRates(server.origin)))
  rows.push(await measureFront(server.origin))
  await reportFirstLoad(server.origin, pageClasses)
  rows.push(await measureLeads(server.origin))
  await measureSchools()
  await measureSearch()
  if (process.argv.includes('--lighthouse')) rows.push(...(await measureLighthouse(server.origin)))
} finally {
  await server.stop()
}
// Last, since it makes a build of its own: a release.
rows.push(...(await measureDeployedLeads()))
const missed = printGoals(rows)
console.log(`\n${rows.length - missed} goals hold, ${missed} do not`)

/** The home page beside the same bytes from a bare server, then lists beside the home page. */
async function measureRates(site: string): Promise<Row[]> {
  const home = { name: 'static page (home)', url: `${site}/` }
  const answer = await fetch(home.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries(
    ['content-type', 'cache-control', 'etag'].map((name) => [name, answer.headers.get(name) ?? '']),
  )
  const bare = createServer((_request, response) => response.writeHead(200, headers).end(bytes)).listen(
    barePort,
  )
  await reportRequests(home, { name: 'bare node:http, same bytes', url: `http://127.0.0.1:${barePort}/` })
  bare.closeAllConnections()
  bare.close()
  const list = await reportRequests({ name: 'school list', url: `${site}/yxk` }, home)
  return [{ what: 'school list by home page, requests/s', now: list, unit: '', goal: { least: 0.3 } }]
}

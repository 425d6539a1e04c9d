/**
 * `npm run bench`: figures of one run on this machine, as ratios where the machine's speed would otherwise speak; the table at
 * the end sets those that have a goal beside it. Builds from nothing, serves the build on loopback, stops everything it started
 * and keeps nothing.
 *
 *   --lighthouse   adds what Lighthouse says of one page of each kind; npx fetches it
 */
import { startBareNext } from './bare-next'
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
import { measureMemory, measureStates, startServer } from './server'
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
  rows.push(...(await measureStates(server)))
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

/** The home page beside a page of the bare framework, then a list beside the home page. */
async function measureRates(site: string): Promise<Row[]> {
  const home = { name: 'static page (home)', url: `${site}/` }
  const bare = await startBareNext(barePort)
  try {
    const rate = await reportRequests(home, { name: 'bare Next, a page of one sentence', url: bare.url })
    const list = await reportRequests({ name: 'school list', url: `${site}/yxk` }, home)
    return [
      { what: 'home page by bare Next, requests/s', now: rate, unit: '', goal: { least: 0.3 } },
      { what: 'school list by home page, requests/s', now: list, unit: '', goal: { least: 0.3 } },
    ]
  } finally {
    await bare.stop()
  }
}

/**
 * `npm run bench`: figures of one run on this machine, as ratios where they would otherwise depend on the machine's speed. The table at
 * the end shows the figures that have a goal. Builds without a cache, serves the build on loopback, stops everything it started and keeps
 * nothing.
 *
 *   --lighthouse   adds the Lighthouse results of one page of each kind; npx downloads it
 */
import { startBareNext } from './bare-next'
import { measureBlocking } from './blocking'
import { measureBuild } from './build'
import { measureChats } from './chats'
import { measureDeployedLeads, measureStartedLeads } from './deployed'
import { pageClasses, reportFirstLoad } from './first-load'
import { measureFront } from './front'
import { printGoals, type Row } from './goals'
import { measureLeads } from './leads'
import { measureLighthouse } from './lighthouse'
import { reportRequests } from './requests'
import { measureSchools } from './schools'
import { measureSearch } from './search'
import { measureMemory, measureStates, startServer } from './server'
import { measureStyles } from './styles'
import { measureWeights } from './weights'

const sitePort = 3300
const barePort = 3301

const rows: Row[] = [await measureBuild()]
const server = await startServer(sitePort)
try {
  rows.push({ what: 'start to first page', now: server.startSeconds, unit: 's', goal: { most: 1.5 } })
  rows.push(...(await measureMemory(server)))
  rows.push(...(await measureWeights(server.origin)), measureStyles())
  rows.push(...(await measureBesideBare(server.origin)))
  rows.push(...(await measureStates(server)))
  rows.push(...(await measureFront(server.origin)))
  await reportFirstLoad(server.origin, pageClasses)
  rows.push(await measureLeads(server.origin))
  rows.push(...(await measureStartedLeads()))
  await measureSchools()
  rows.push(...(await measureSearch()))
  if (process.argv.includes('--lighthouse')) rows.push(...(await measureLighthouse(server.origin)))
} finally {
  await server.stop()
}
rows.push(...(await measureChats()))
// Last, because it makes a build of its own: a release.
rows.push(...(await measureDeployedLeads()))
const missed = printGoals(rows)
console.log(`\n${rows.length - missed} goals hold, ${missed} do not`)

/**
 * Compares the site with a page of the bare framework: the blocking time of its pages, and for information the rate of the home page; then
 * a list, rendered each time, with the home page.
 */
async function measureBesideBare(site: string): Promise<Row[]> {
  const home = { name: 'static page (home)', url: `${site}/` }
  const bare = await startBareNext(barePort)
  try {
    const rows = await measureBlocking(site, bare.url)
    await reportRequests(home, { name: 'bare Next, a page of one sentence', url: bare.url })
    await reportRequests({ name: 'school list', url: `${site}/yxk` }, home)
    return rows
  } finally {
    await bare.stop()
  }
}

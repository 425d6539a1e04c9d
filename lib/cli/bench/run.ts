/**
 * `npm run bench`: what no tool measures, on this machine: leads beside readers, a page through nginx against its file, start, memory.
 * The table at the end compares them with their goals. It stops everything it started and keeps nothing.
 */
import { makeBuild } from '@/tests/support/processes'
import { measureDeployedLeads, measureStartedLeads } from './deployed'
import { measureFront } from './front'
import { printGoals, type Row } from './goals'
import { measureMemory, startServer } from './server'

await makeBuild()
const server = await startServer(3300)
const rows: Row[] = [
  { what: 'start to first page', now: server.startSeconds, unit: 's', goal: { most: 1.5 } },
]
try {
  rows.push(...(await measureMemory(server)), ...(await measureFront(server.origin)))
} finally {
  await server.stop()
}
rows.push(...(await measureStartedLeads()))
// Last, because it makes a build of its own: a release.
rows.push(...(await measureDeployedLeads()))
const missed = printGoals(rows)
console.log(`\n${rows.length - missed} goals hold, ${missed} do not`)

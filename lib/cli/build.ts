/**
 * `npm run build`, also run before `npm start` and `npm run api`: checks the variables, and makes a build when none fits the sources and
 * the variables. A build is a folder of its own that runs without this project: pages, search index, school library, content and API.
 *
 *   --standalone   adds what a server without this project needs: compressed files, the operator's commands and Node.js
 *   --before-start first refuses a database that the start would refuse, because a build takes minutes
 *   --anew         builds even if there is a build that fits
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { constants } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { parseEnv } from '@/lib/core/env'
import { exitExplained } from '@/lib/core/exit-explained'
import { printedValues } from '@/lib/core/printed-variables'
import { refuseEarlier } from '@/lib/host/store/earlier'
import { buildsFolder, findBuild, keepBuild, makeCurrent, removeUnusedBuilds } from './build-folders'
import { takeBuildLock } from './build-lock'
import { buildStamp } from './build-stamp'
import { nextCommand } from './next-command'

const isRelease = process.argv.includes('--standalone')

if (existsSync('.env')) process.loadEnvFile('.env')
await checkVariables().catch(exitExplained)
refuseHost(process.env.HOST ?? '')
const printed = printedValues(process.env)
const environment: NodeJS.ProcessEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  NODE_ENV: 'production',
  // Otherwise the port of the first start would be part of the pages of all.
  PORT: '',
  BUILT_WITH: JSON.stringify(printed),
}

const freeLock = await takeBuildLock(buildsFolder)
removeUnusedBuilds()
const stamp = buildStamp(printed)
const build = (process.argv.includes('--anew') ? undefined : findBuild(stamp)) ?? (await newBuild())
if (isRelease) await completeRelease(build)
makeCurrent(build)
freeLock()

async function checkVariables(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = parseEnv({ ...process.env, NODE_ENV: 'production' })
  if (process.argv.includes('--before-start') && DATABASE_URL === undefined) await refuseEarlier(DATA_DIR)
}

/**
 * Refuses HOST, because a start would ignore it and listen on every address. Some shells set a HOST that is not an address; it is
 * ignored.
 */
function refuseHost(host: string): void {
  if (isIP(host) === 0 && host !== 'localhost') return
  console.error(`HOST: 不再使用。监听地址写成参数：npm start -- --hostname ${host}（npm run api 同样）`)
  process.exit(1)
}

/** Makes a build. Its code is loaded only here, so that a plain start does not read it. */
async function newBuild(): Promise<string> {
  await checkRecordsOrExit()
  environment.FORMER_CAMPAIGNS = await formerCampaignsAsJson()
  const status = await nextBuild(schoolLibrary())
  if (status !== 0) process.exit(status)
  const { completeBuild } = await import('./release')
  return keepBuild(await completeBuild(printed), stamp)
}

/** Writes the school library in a thread, because it takes as long as a third of compiling, which does not need it. */
async function schoolLibrary(): Promise<void> {
  const [status] = await once(new Worker(new URL('./school-library-thread.ts', import.meta.url)), 'exit')
  if (status !== 0) process.exit(1)
}

/** Checks the files of editors and marketers before the build, which takes minutes, and not during it. */
async function checkRecordsOrExit(): Promise<void> {
  const [{ campaignProblems }, { collectionProblems }, { recordProblems }] = await Promise.all([
    import('@/lib/campaigns/campaign-files'),
    import('@/lib/collections/every-collection'),
    import('@/lib/collections/record-problems'),
  ])
  const problems = [...collectionProblems(), ...recordProblems(), ...campaignProblems(process.cwd())]
  if (problems.length === 0) return
  for (const line of problems) console.error(line)
  process.exit(1)
}

async function formerCampaignsAsJson(): Promise<string> {
  const [{ everyCampaign }, { formerCampaigns }] = await Promise.all([
    import('@/lib/campaigns/manifest'),
    import('@/lib/campaigns/former-addresses'),
  ])
  return JSON.stringify(formerCampaigns(await everyCampaign()))
}

async function completeRelease(build: string): Promise<void> {
  const { addServerParts } = await import('./release')
  await addServerParts(build, printed)
}

/**
 * Resolves with the exit status of `next build`, which gets this process's signals and ends with it.
 * @param needed what must be there before pages are rendered
 */
function nextBuild(needed: Promise<void>): Promise<number> {
  const withParent = path.join(import.meta.dirname, 'end-with-parent.ts')
  const child = spawn(process.execPath, ['--import', withParent, nextCommand(), 'build'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  child.once('message', async () => {
    await needed
    child.send('render')
  })
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

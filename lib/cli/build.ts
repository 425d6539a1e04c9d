/**
 * `npm run build`, also run before `npm start` and `npm run api`: checks the variables, and builds when there is no current build: the
 * school library, the pages, the search index, the list of pages, and the API as a program of its own (`.next/api.mjs`).
 *
 *   --standalone   also makes `.next/standalone`, a release that runs without this project
 */
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { constants } from 'node:os'
import { EnvError, parseEnv } from '@/lib/core/env'
import { schoolFile } from '@/lib/host/schools/store'
import { searchFile, writeSearchFile } from '@/lib/host/search/search-file'
import { siteMapFile, writeSiteMapFile } from '@/lib/site-map/site-map-file'
import { buildIsCurrent, buildStamp, recordBuild } from './build-stamp'
import { replaceErrorDocument } from './error-document'
import { releaseFolder } from './release-folder'

const isStandalone = process.argv.includes('--standalone')

if (existsSync('.env')) process.loadEnvFile('.env')
const environment: NodeJS.ProcessEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  NODE_ENV: 'production',
  STANDALONE: isStandalone ? '1' : '',
}

checkEnvOrExit()
refuseHost(environment.HOST ?? '')
const stamp = buildStamp(environment)
if (
  !buildIsCurrent(stamp) ||
  !existsSync(schoolFile) ||
  (isStandalone && !existsSync(`${releaseFolder}/api.mjs`))
) {
  await checkRecordsOrExit()
  const { writeSchoolLibrary } = await import('@/lib/host/schools/build/build-store')
  writeSchoolLibrary()
  // Otherwise files of the last build would be mistaken for those of this one.
  for (const left of [releaseFolder, siteMapFile, searchFile]) rmSync(left, { recursive: true, force: true })
  const status = await nextBuild()
  if (status !== 0) process.exit(status)
  await completeBuild()
  recordBuild(stamp)
}

function checkEnvOrExit(): void {
  try {
    parseEnv(environment)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    for (const line of error.lines) console.error(line)
    process.exit(1)
  }
}

/** Checks the editors' files before the build, which takes minutes, and not during it. */
async function checkRecordsOrExit(): Promise<void> {
  const { recordProblems } = await import('@/lib/content/every-record')
  const problems = recordProblems()
  if (problems.length === 0) return
  for (const line of problems) console.error(line)
  process.exit(1)
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

/** Adds the parts that the framework does not make. Their code is loaded only here, so that a plain start does not read it. */
async function completeBuild(): Promise<void> {
  const [{ searchDocuments }, { loadCampaignFolders }, { bundleCommands }] = await Promise.all([
    import('@/lib/host/search/documents'),
    import('./campaign-folders'),
    import('./bundle'),
  ])
  const campaigns = (await loadCampaignFolders(process.cwd())).flatMap(({ campaign }) => campaign ?? [])
  writeSiteMapFile(campaigns, siteMapFile)
  await writeSearchFile(await searchDocuments(campaigns), searchFile)
  replaceErrorDocument('.next')
  await bundleCommands({ api: 'lib/cli/api.ts' }, '.next')
  if (!isStandalone) return
  const { completeRelease } = await import('./release')
  await completeRelease()
}

/** Resolves with the exit status of `next build`, which gets this process's signals. */
function nextBuild(): Promise<number> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'build'], { stdio: 'inherit', env: environment })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

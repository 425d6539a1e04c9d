/**
 * `npm start`: checks the configuration, builds when there is no current build, then becomes the server of the site with the embedded API.
 * Signals go to the server itself, so that it drains its requests; it ends with this process's parent too, since npm does not
 * always pass a signal on, so that no orphan stays behind.
 *
 *   --build-only   ends once there is a current build
 *   --standalone   makes `.next/standalone` too, a folder that runs without this project
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { EnvError, parseEnv } from '@/lib/core/env'
import { buildIsCurrent, recordBuild } from './build-stamp'
import { writeErrorDocument } from './error-document'
import { standaloneFolder } from './standalone-folder'

const isStandalone = process.argv.includes('--standalone')
const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

if (existsSync('.env')) process.loadEnvFile('.env')
const environment: NodeJS.ProcessEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  NODE_ENV: 'production',
  STANDALONE: isStandalone ? '1' : '',
}

const values = readEnvOrExit()
const { PORT, HOST } = values

if (!buildIsCurrent(environment) || (isStandalone && !existsSync(`${standaloneFolder}/leads.mjs`))) {
  // A build without it would leave the last one's behind.
  rmSync(standaloneFolder, { recursive: true, force: true })
  const status = await run('build')
  if (status !== 0) process.exit(status)
  await writeSearch()
  writeErrorDocument('.next')
  if (isStandalone) {
    // Loaded only here: it brings the bundler along.
    const { completeStandalone } = await import('./standalone')
    await completeStandalone()
  }
  recordBuild(environment)
}
if (!process.argv.includes('--build-only')) {
  const place = HOST === undefined ? [] : ['--hostname', HOST]
  await serve(['start', '--port', String(PORT), ...place])
}

/**
 * Becomes the server: one process instead of two, where the system can do that. The heap is bounded, since V8 otherwise lets
 * garbage grow by the machine's memory, to 1.4 GB under load; a bound of the operator's own holds instead. It stands far above
 * what is alive after every page was asked for (270 MB): a bound that is met ends the process.
 */
async function serve(args: readonly string[]): Promise<void> {
  const isBounded = /max-old-space-size/.test(environment.NODE_OPTIONS ?? '')
  const heap = isBounded ? [] : ['--max-old-space-size=640', '--max-semi-space-size=8']
  const watch = new URL('end-with-parent.mjs', import.meta.url).href
  const command = [...heap, '--import', watch, nextCommand, ...args]
  if (process.platform !== 'win32' && process.execve !== undefined) {
    process.execve(process.execPath, [process.execPath, ...command], environment)
  }
  process.exit(await ended(spawn(process.execPath, command, { stdio: 'inherit', env: environment })))
}

function readEnvOrExit() {
  try {
    return parseEnv(environment)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    for (const line of error.lines) console.error(line)
    process.exit(1)
  }
}

/** Puts the store of the site's search beside the pages. Its content is loaded only here, so that a mere start reads none. */
async function writeSearch(): Promise<void> {
  const { searchDocuments } = await import('@/lib/host/search/documents')
  const { searchFile, writeSearchFile } = await import('@/lib/host/search/search-file')
  const { loadCampaignFolders } = await import('./campaign-folders')
  const campaigns = (await loadCampaignFolders(process.cwd())).flatMap(({ campaign }) => campaign ?? [])
  await writeSearchFile(await searchDocuments(campaigns), searchFile)
}

/** Runs a Next command to its end; resolves with its exit status. */
function run(...args: string[]): Promise<number> {
  return ended(spawn(process.execPath, [nextCommand, ...args], { stdio: 'inherit', env: environment }))
}

/** Resolves with the exit status of a child, which gets this process's signals and ends with its parent. */
function ended(child: ChildProcess): Promise<number> {
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, forward)
  const parent = process.ppid
  const watch = setInterval(() => {
    // An orphan is given to another process.
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of ['SIGTERM', 'SIGINT'] as const) process.off(name, forward)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { loadCampaigns } from '@/lib/campaigns/campaign-files'
import { builtCampaignsFile, writeBuiltCampaigns } from '@/lib/campaigns/manifest'
import { builtContentFile, writeBuiltContent } from '@/lib/collections/built-content'
import { everyWritten } from '@/lib/collections/every-collection'
import { schoolFile } from '@/lib/host/schools/store'
import { searchDocuments } from '@/lib/host/search/documents'
import { searchFile, writeSearchFile } from '@/lib/host/search/search-file'
import { siteMapFile, writeSiteMapFile } from '@/lib/site-map/site-map-file'
import { bundleCommands } from './bundle'

/** The folder that `next build` makes, in which nothing is served; what it leaves out is added to it here. */
const made = '.next/standalone'

const compressible = /\.(?:js|css|svg|txt|json|map)$/
const worthwhile = 1024
const contentFolder = 'lib/content'

const frameworkFiles = z.object({ rootMainFiles: z.array(z.string()).min(1) })

/**
 * Adds to the output of `next build` what the framework does not make: the files for browsers, the content, campaigns, search index, school
 * library and list of pages, and the programs that start it.
 * @param printed the values of the printed variables
 * @returns the folder
 */
export async function completeBuild(printed: Readonly<Record<string, string>>): Promise<string> {
  removeConfiguration(made)
  cpSync('public', path.join(made, 'public'), { recursive: true })
  cpSync('.next/static', path.join(made, '.next/static'), { recursive: true })
  askForEarlyCompiling()
  replaceErrorDocument(path.join(made, '.next'))
  copyContent()
  mkdirSync(path.join(made, path.dirname(schoolFile)), { recursive: true })
  copyFileSync(schoolFile, path.join(made, schoolFile))
  const campaigns = loadCampaigns(process.cwd()).flatMap(({ campaign }) => campaign ?? [])
  writeBuiltCampaigns(campaigns, path.join(made, builtCampaignsFile))
  writeBuiltContent(everyWritten(), path.join(made, builtContentFile))
  writeSiteMapFile(campaigns, path.join(made, siteMapFile))
  await writeSearchFile(await searchDocuments(campaigns), path.join(made, searchFile))
  await bundleCommands({ start: 'lib/cli/start.ts', api: 'lib/cli/api.ts' }, made, printed)
  return made
}

/**
 * Adds what a server needs that has only the build's folder: compressed files for nginx, the operator's commands as one file each, and the
 * Node.js version of the build. Running it again completes what was interrupted.
 */
export async function addServerParts(
  build: string,
  printed: Readonly<Record<string, string>>,
): Promise<void> {
  const last = path.join(build, 'smoke.mjs')
  if (existsSync(last)) return
  compressUnder(path.join(build, '.next/static'))
  mkdirSync(path.join(build, 'bin'), { recursive: true })
  copyFileSync(process.execPath, path.join(build, 'bin/node'), constants.COPYFILE_FICLONE)
  await bundleCommands({ leads: 'lib/cli/leads.ts' }, build, printed)
  await bundleCommands({ smoke: 'lib/cli/smoke.ts' }, build, printed)
}

/**
 * Copies the files that are read while the site runs: articles, records and tables. Schools are in their library, code is in the bundles;
 * the framework's own list of read files may be incomplete.
 */
function copyContent(): void {
  rmSync(path.join(made, 'lib'), { recursive: true, force: true })
  cpSync(contentFolder, path.join(made, contentFolder), {
    recursive: true,
    filter: (file) => !(file.startsWith('lib/content/schools/') || /\.tsx?$/.test(file)),
  })
}

/**
 * Asks browsers to compile the framework's files, which run as a whole at the start of every page, while they arrive and beside the main
 * thread (explicit compile hints, Chromium 136; a comment for all others). On a phone the page is blocked about 150 ms less.
 */
function askForEarlyCompiling(): void {
  const { rootMainFiles } = frameworkFiles.parse(
    JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')),
  )
  for (const file of rootMainFiles) {
    const code = path.join(made, '.next', file)
    writeFileSync(code, `//# allFunctionsCalledOnLoad\n${readFileSync(code, 'utf8')}`)
  }
}

function compressUnder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    if (bytes.length < worthwhile) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  }
}

/**
 * The page that is shown when the site cannot render anything (specification §8): nginx serves it when no process answers. It has no
 * script and no stylesheet, because the server for them may be what failed.
 */
const document = 'public/error.html'

/** Where a build stores the framework's own document for this case, which comes from a component that cannot be replaced. */
const places = ['server/app/_global-error.html', 'server/pages/500.html']

/** @param buildFolder `.next`, or the same folder of a release */
function replaceErrorDocument(buildFolder: string): void {
  for (const place of places) {
    const file = path.join(buildFolder, place)
    if (existsSync(file)) copyFileSync(document, file)
  }
}

/**
 * Next copies the configuration of the build machine, and may copy its data: a release would then run with another machine's secrets, and
 * carry leads from one place to another.
 */
export function removeConfiguration(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.env') || name === 'data') rmSync(path.join(folder, name), { recursive: true })
  }
}

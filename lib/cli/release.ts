import {
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { schoolFile } from '@/lib/host/schools/store'
import { searchFile } from '@/lib/host/search/search-file'
import { siteMapFile } from '@/lib/site-map/site-map-file'
import { bundleCommands } from './bundle'
import { replaceErrorDocument } from './error-document'
import { releaseFolder, removeConfiguration } from './release-folder'

const compressible = /\.(?:js|css|svg|txt|json|map)$/
const worthwhile = 1024
const contentFolder = 'lib/content'
const schoolTables = path.join(contentFolder, 'schools')
/** The only table of schools that pages read: the coordinates of campuses, for their map. */
const campusTable = path.join(schoolTables, 'geo.csv')

/**
 * Completes the release folder: the files for browsers (also compressed, for nginx), the operator's commands as one file each, and the
 * Node.js version of the build, so that the target machine needs nothing but the folder.
 */
export async function completeRelease(): Promise<void> {
  removeConfiguration(releaseFolder)
  cpSync('public', path.join(releaseFolder, 'public'), { recursive: true })
  const assets = path.join(releaseFolder, '.next/static')
  cpSync('.next/static', assets, { recursive: true })
  compressUnder(assets)
  replaceErrorDocument(path.join(releaseFolder, '.next'))
  for (const file of [searchFile, siteMapFile]) copyFileSync(file, path.join(releaseFolder, file))
  copyContent()
  mkdirSync(path.join(releaseFolder, path.dirname(schoolFile)), { recursive: true })
  copyFileSync(schoolFile, path.join(releaseFolder, schoolFile))
  mkdirSync(path.join(releaseFolder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, path.join(releaseFolder, 'bin/node'), constants.COPYFILE_FICLONE)
  await bundleCommands(
    { api: 'lib/cli/api.ts', leads: 'lib/cli/leads.ts', smoke: 'lib/cli/smoke.ts' },
    releaseFolder,
  )
}

/**
 * Copies the files that are read while the site runs: articles, records and tables. Schools are in their library, code is in the bundles;
 * the framework's own list of read files may be incomplete.
 */
function copyContent(): void {
  rmSync(path.join(releaseFolder, 'lib'), { recursive: true, force: true })
  cpSync(contentFolder, path.join(releaseFolder, contentFolder), {
    recursive: true,
    filter: (file) =>
      file === campusTable || !(file.startsWith(`${schoolTables}${path.sep}`) || /\.tsx?$/.test(file)),
  })
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

import { constants, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { ensureSchoolStore } from '@/lib/host/schools/build/build-store'
import { storePlace } from '@/lib/host/schools/store-file'
import { searchFile } from '@/lib/host/search/search-file'
import { writeErrorDocument } from './error-document'
import { removeConfiguration, standaloneFolder } from './standalone-folder'

const compressible = /\.(?:js|css|svg|txt|json|map)$/
const worthwhile = 1024

/**
 * Makes the release folder whole: the files that browsers fetch (also compressed, for nginx), the operator's commands as one
 * file each, and the Node.js it was built with, so that the machine it is copied to needs nothing but the folder.
 */
export async function completeStandalone(): Promise<void> {
  removeConfiguration(standaloneFolder)
  cpSync('public', path.join(standaloneFolder, 'public'), { recursive: true })
  const assets = path.join(standaloneFolder, '.next/static')
  cpSync('.next/static', assets, { recursive: true })
  compressUnder(assets)
  writeErrorDocument(path.join(standaloneFolder, '.next'))
  copyFileSync(searchFile, path.join(standaloneFolder, searchFile))
  const library = path.join(standaloneFolder, storePlace)
  mkdirSync(path.dirname(library), { recursive: true })
  copyFileSync(ensureSchoolStore(), library)
  mkdirSync(path.join(standaloneFolder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, path.join(standaloneFolder, 'bin/node'), constants.COPYFILE_FICLONE)
  await build({
    entryPoints: { leads: 'lib/cli/leads.ts', smoke: 'lib/cli/smoke.ts' },
    outdir: standaloneFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // An optional driver that is not installed.
    external: ['pg-native'],
    // CommonJS packages inside ask for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
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

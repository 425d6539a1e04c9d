import { constants, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { standaloneFolder } from './standalone-folder'

const compressible = /\.(?:js|css|svg|txt|json|map)$/
const worthwhile = 1024

/**
 * Makes the release folder whole: the files that browsers fetch (also compressed, for nginx), the operator's command as one
 * file, and the Node.js it was built with, so that the machine it is copied to needs nothing but the folder.
 */
export async function completeStandalone(): Promise<void> {
  cpSync('public', path.join(standaloneFolder, 'public'), { recursive: true })
  const assets = path.join(standaloneFolder, '.next/static')
  cpSync('.next/static', assets, { recursive: true })
  compressUnder(assets)
  mkdirSync(path.join(standaloneFolder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, path.join(standaloneFolder, 'bin/node'), constants.COPYFILE_FICLONE)
  await build({
    entryPoints: ['lib/cli/leads.ts'],
    outfile: path.join(standaloneFolder, 'leads.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // An optional driver that is not installed.
    external: ['pg-native'],
    plugins: [withoutMarker],
    // CommonJS packages inside ask for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

/** The package that keeps server modules out of browsers exists only inside the site's own bundler. */
const withoutMarker: Plugin = {
  name: 'without-marker',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'marker' }))
    onLoad({ filter: /.*/, namespace: 'marker' }, () => ({ contents: '' }))
  },
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

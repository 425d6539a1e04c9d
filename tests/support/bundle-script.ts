import path from 'node:path'
import { buildSync } from 'esbuild'

const bundles = new Map<string, string>()

/**
 * Bundles a TypeScript file once for this process, because Node.js starts a bundle in a quarter of the time that it needs to translate
 * every module. Returns the arguments with which Node.js runs it.
 * @param file its path below the project
 */
export function scriptOf(file: string): string {
  const known = bundles.get(file)
  if (known !== undefined) return known
  // Inside `node_modules`, where packages are found.
  const bundle = path.resolve('node_modules/.cache/scripts', String(process.pid), file.replace(/ts$/, 'mjs'))
  buildSync({
    entryPoints: [file],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  bundles.set(file, bundle)
  return bundle
}

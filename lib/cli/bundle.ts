import { build } from 'esbuild'
import { externalPackages } from '@/lib/core/external-packages'
import { printedValues } from '@/lib/core/printed-variables'

/**
 * Bundles commands into one file each, `<name>.mjs`, that runs without the sources.
 * @param commands name of the file by the source of the command
 */
export async function bundleCommands(commands: Record<string, string>, folder: string): Promise<void> {
  await build({
    entryPoints: commands,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // As the framework does for pages, see `env` in next.config.ts.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BUILT_WITH': JSON.stringify(JSON.stringify(printedValues(process.env))),
    },
    // The last is an optional driver that is not installed.
    external: [...externalPackages, 'pg-native'],
    // CommonJS packages inside ask for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

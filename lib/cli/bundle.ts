import { build } from 'esbuild'
import { externalPackages } from '@/lib/core/external-packages'

/**
 * Bundles commands into one file each, `<name>.mjs`, that runs without the sources.
 * @param commands source file of each command, by the name of its bundle
 * @param printed the values of the printed variables in the build to which the commands belong
 */
export async function bundleCommands(
  commands: Record<string, string>,
  folder: string,
  printed: Readonly<Record<string, string>> = {},
): Promise<void> {
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
      'process.env.BUILT_WITH': JSON.stringify(JSON.stringify(printed)),
    },
    // `pg-native` is an optional driver that is not installed.
    external: [...externalPackages, 'pg-native'],
    // CommonJS packages in the bundle need `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

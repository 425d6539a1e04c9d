import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Row } from './goals'

const prerenderSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/** Builds the whole site from nothing and prints how long that takes, in all and for each page that is made beforehand. */
export async function measureBuild(): Promise<Row> {
  rmSync('.next', { recursive: true, force: true })
  const start = performance.now()
  const build = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts', '--build-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`the build ended with ${code}`)
  const seconds = (performance.now() - start) / 1000
  const manifest = prerenderSchema.parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')))
  const pages = Object.keys(manifest.routes).length
  console.log(
    `\nBuild: ${seconds.toFixed(1)} s for ${pages} prerendered pages (${((seconds / pages) * 1000).toFixed(0)} ms a page)`,
  )
  return { what: 'build from nothing', now: seconds, unit: 's', goal: { most: 60 } }
}

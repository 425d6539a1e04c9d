import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { currentBuild } from '@/lib/cli/build-folders'
import { makeBuild } from '@/tests/support/processes'
import { timeBareBuild } from './bare-next'
import type { Row } from './goals'

const prerenderSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/**
 * Builds the whole site without a cache and prints the time in total and per prerendered page. The goal is a multiple of a bare page's
 * build in the same run, before and after it, because seconds depend on the machine and on what else it does.
 */
export async function measureBuild(): Promise<Row> {
  rmSync('.next', { recursive: true, force: true })
  const before = timeBareBuild()
  const start = performance.now()
  await makeBuild('--anew')
  const seconds = (performance.now() - start) / 1000
  const bare = (before + timeBareBuild()) / 2
  const manifest = prerenderSchema.parse(
    JSON.parse(readFileSync(`${currentBuild}/.next/prerender-manifest.json`, 'utf8')),
  )
  const pages = Object.keys(manifest.routes).length
  console.log(
    `\nBuild: ${seconds.toFixed(1)} s for ${pages} prerendered pages (${((seconds / pages) * 1000).toFixed(0)} ms a page); a bare page ${bare.toFixed(1)} s`,
  )
  return {
    what: 'build from nothing, by that of a bare page',
    now: seconds / bare,
    unit: '×',
    goal: { most: 8 },
  }
}

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { currentBuild } from '@/lib/cli/build-folders'

/** One address per kind of page. */
export const pageClasses = {
  'home (default)': '/',
  'article (default)': '/headlines',
  'privacy (noForm)': '/privacy',
  'campaign (special)': '/special/about_ms_new',
  'immigration (special_ym)': '/special/ym_us_niw',
  'language (Tuofu)': '/special/tuofu',
  'entry (None)': '/special/ossd/entry',
  'mobile page': '/m',
} as const

const manifestSchema = z.object({ rootMainFiles: z.array(z.string()) })

/**
 * Prints the JavaScript that a browser downloads before a page is interactive, gzip. Every page of any Next app loads the files of a bare
 * page (`rootMainFiles`); the difference is ours. `nomodule` files are for old browsers only.
 */
export async function reportFirstLoad(site: string, pages: Record<string, string>): Promise<void> {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(`${currentBuild}/.next/build-manifest.json`, 'utf8')),
  )
  const bare = await totalGzip(manifest.rootMainFiles.map((file) => `${site}/_next/${file}`))
  console.log(`\nFirst-load JavaScript, KB gzip (bare Next page: ${kilobytes(bare)})`)
  for (const [name, url] of Object.entries(pages)) {
    const response = await fetch(site + url)
    if (!response.ok) {
      console.log(`  ${name}: ${url} answers ${response.status}`)
      continue
    }
    const total = await totalGzip(scriptsOf(await response.text()).map((src) => new URL(src, site).href))
    console.log(`  ${name}: ${kilobytes(total)} (+${kilobytes(total - bare)})`)
  }
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>/g)]
    .map((match) => match[1] ?? '')
    .filter((attributes) => !/nomodule/i.test(attributes))
    .map((attributes) => /src="([^"]+)"/.exec(attributes)?.[1])
    .filter((src) => src !== undefined)
}

async function totalGzip(urls: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(urls)].map(
      async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

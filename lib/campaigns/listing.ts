import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { locate } from './define-campaign'
import { retiredTo } from './lifecycle'

/** A campaign page as a list sees it: enough for the site map and the sitemap, without loading the page. */
export type CampaignListing = {
  path: string
  /** Route group, such as `special-ym`: the page's layout. */
  layout: string
  title: string
  noIndex: boolean
  retireAfter: string | undefined
  redirectTo: string | undefined
}

/**
 * Every campaign page that is live, sorted by path. Reads each `content.ts` below `app/(layout)/special` as text, because a list
 * must not import a hundred and fifty pages; the fields it needs stand in content.ts as plain literals.
 * @param root the project's folder
 */
export async function listCampaigns(
  now: Date,
  root = /* turbopackIgnore: true */ process.cwd(),
): Promise<CampaignListing[]> {
  const app = path.join(root, 'app')
  const groups = (await readdir(app)).filter((name) => /^\(.+\)$/.test(name))
  const files = await Promise.all(groups.map((group) => contentFiles(path.join(app, group, 'special'))))
  const listings = await Promise.all(files.flat().map((file) => readListing(root, file)))
  return listings
    .filter((listing) => retiredTo(listing, now) === null)
    .sort((a, b) => a.path.localeCompare(b.path, 'en'))
}

async function contentFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('_'))
      .map(async (entry) => {
        const at = path.join(folder, entry.name)
        if (entry.isDirectory()) return contentFiles(at)
        return entry.name === 'content.ts' ? [at] : []
      }),
  )
  return found.flat()
}

async function readListing(root: string, file: string): Promise<CampaignListing> {
  const relative = path.relative(root, file).split(path.sep).join('/')
  const text = await readFile(file, 'utf8')
  const title = /seo:\s*\{[^}]*?\btitle:\s*'([^'\n]+)'/s.exec(text)?.[1]
  if (title === undefined) throw new Error(`${relative}: seo.title 要写成一行单引号文字，站点地图才读得到`)
  return {
    path: locate(`file:///${relative}`).path,
    layout: /^app\/\(([^)]+)\)/.exec(relative)?.[1] ?? '',
    title,
    noIndex: /^ {2}noIndex:\s*true\b/m.test(text),
    retireAfter: literal(text, 'retireAfter'),
    redirectTo: literal(text, 'redirectTo'),
  }
}

function literal(text: string, field: string): string | undefined {
  return new RegExp(`^ {2}${field}:\\s*'([^'\\n]+)'`, 'm').exec(text)?.[1]
}

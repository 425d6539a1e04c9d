import { readdirSync } from 'node:fs'
import path from 'node:path'
import { listBranches } from '@/lib/collections/kinds/branch'
import { guides } from '@/lib/collections/kinds/guide'
import { projectFolder } from '@/lib/core/project-folder'
import { figureGroups, statementGroups } from '@/lib/facts/groups'
import { guidePath } from '@/lib/facts/guides/guide'
import { jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { resolveAlias } from '@/lib/routing/aliases'
import { detailPath } from '@/lib/routing/paths'

/** The folder of the routes. */
const routeFolder = 'app'

/** Routes whose variable segment has a closed list of values: each value is a page of its own. */
const closedRoutes: Readonly<Record<string, readonly string[]>> = {
  '/guide/[id]': guides.list().map(({ slug }) => guidePath(slug)),
  '/joint/[id]': jointUniversities.map(({ id }) => jointPath(id)),
  '/data-sources/[group]': [...figureGroups(), ...statementGroups()].map(({ id }) =>
    detailPath.dataSources(id),
  ),
  '/company/[id]': listBranches().map(({ code }) => `/company/${code}`),
}

/**
 * The addresses that have a page, `[id]` for a variable segment, without route groups and private folders, read from the sources.
 * @param root the project's folder
 */
export function readExistingPages(root = projectFolder()): ReadonlySet<string> {
  const folder = path.join(/* turbopackIgnore: true */ root, routeFolder)
  const addresses = pageFiles(folder).flatMap((file) => addressOf(file) ?? [])
  return new Set(addresses.flatMap((address) => closedRoutes[address] ?? [address]))
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => file.split(path.sep).slice(0, -1).join('/'))
}

/** The address of a route folder; null for a private folder, which is not a route, and for a route that only redirects. */
function addressOf(folder: string): string | null {
  const segments = folder.split('/').filter((segment) => segment !== '' && !/^\(.+\)$/.test(segment))
  const isPage = segments.every((segment) => !segment.startsWith('_') && !segment.startsWith('[...'))
  return isPage ? `/${segments.join('/')}` : null
}

/** Whether a path, or the page of a short address, is one of these pages; a variable segment matches any value. */
export function leadsToPage(exists: ReadonlySet<string>, path: string): boolean {
  const page = resolveAlias(path)
  return (
    exists.has(page) || [...exists].some((pattern) => pattern.includes('[') && toPattern(pattern).test(page))
  )
}

const toPattern = (page: string) =>
  new RegExp(`^${page.replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?').replace(/\[\w+\]/g, '[^/]+')}$`)

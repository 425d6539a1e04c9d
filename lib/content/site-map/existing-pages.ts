import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { branches } from '@/lib/content/branches'
import { resolveAlias } from '@/lib/routing/aliases'
import { projectFolder } from './project-folder'

const manifestSchema = z.record(z.string(), z.string())

/** Where the routes stand: the sources, and the build's own list for a deployment without them. */
const routeFolder = 'app'
const routeManifest = '.next/app-path-routes-manifest.json'

/** Routes whose variable segment takes a closed list of values: each value is a page of its own. */
const closedRoutes: Readonly<Record<string, readonly string[]>> = {
  '/company/[city]': branches.map(({ code }) => `/company/${code}`),
}

/**
 * The addresses that have a page, `[id]` for a variable segment, without route groups and private folders. Throws when there
 * are neither sources nor a build, because then nothing is known.
 * @param root the project's folder
 */
export function readExistingPages(root = projectFolder()): ReadonlySet<string> {
  const folder = path.join(/* turbopackIgnore: true */ root, routeFolder)
  const files = existsSync(folder)
    ? pageFiles(folder)
    : manifestFiles(path.join(/* turbopackIgnore: true */ root, routeManifest))
  const addresses = files.flatMap((file) => addressOf(file) ?? [])
  return new Set(addresses.flatMap((address) => closedRoutes[address] ?? [address]))
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => file.split(path.sep).slice(0, -1).join('/'))
}

function manifestFiles(manifest: string): string[] {
  return Object.keys(manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))))
    .filter((file) => file.endsWith('/page'))
    .map((file) => file.slice(1, -'/page'.length))
}

/** The address of a route folder; null for a private one, which is no route. */
function addressOf(folder: string): string | null {
  const segments = folder.split('/').filter((segment) => segment !== '' && !/^\(.+\)$/.test(segment))
  return segments.some((segment) => segment.startsWith('_')) ? null : `/${segments.join('/')}`
}

/** Whether a path, or the page behind a short address, is one of these pages; a variable segment takes any value. */
export function leadsToPage(exists: ReadonlySet<string>, path: string): boolean {
  const page = resolveAlias(path)
  return (
    exists.has(page) || [...exists].some((pattern) => pattern.includes('[') && toPattern(pattern).test(page))
  )
}

const toPattern = (page: string) =>
  new RegExp(`^${page.replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?').replace(/\[\w+\]/g, '[^/]+')}$`)

let known: ReadonlySet<string> | undefined

/** The pages of this process: read once in production, each time in development, where pages come and go. */
export function existingPages(): ReadonlySet<string> {
  if (process.env.NODE_ENV !== 'production') return readExistingPages()
  known ??= readExistingPages()
  return known
}

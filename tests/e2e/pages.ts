import { readdirSync } from 'node:fs'

/** Addresses of all pages without parameters, read from the route folders, so that a new page is covered when it appears. */
export function listPages(): string[] {
  const found: string[] = []
  const walk = (folder: string, url: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !/^[_[]/.test(entry.name)) {
        walk(`${folder}/${entry.name}`, /^\(.*\)$/.test(entry.name) ? url : `${url}/${entry.name}`)
      } else if (entry.name === 'page.tsx') found.push(url || '/')
    }
  }
  walk('app', '')
  return found.sort()
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { projectFolder } from '@/lib/core/project-folder'
import { readExistingPages } from './existing-pages'

/** Path of the file from which the site map is made, below the project's folder. The build writes it, because a release has no sources. */
export const siteMapFile = '.next/site-map.json'

const schema = z.object({
  pages: z.array(z.string()),
  campaigns: z.array(
    z.object({
      path: z.string(),
      family: z.string(),
      seo: z.object({ title: z.string() }),
      draft: z.boolean(),
      noIndex: z.boolean(),
      publishFrom: z.string().optional(),
      retireAfter: z.string().optional(),
      redirectTo: z.string().optional(),
    }),
  ),
})

/** The addresses that have a page, and the data that lists need about every campaign. */
export type SiteMapSource = z.output<typeof schema>

export function writeSiteMapFile(campaigns: readonly Campaign[], file: string): void {
  writeFileSync(file, JSON.stringify(schema.parse({ pages: [...readExistingPages()], campaigns })))
}

/**
 * Reads the build's file; undefined when there is none, as in development and while the build itself renders pages.
 * @param root the project's folder
 */
export function readSiteMapFile(root = projectFolder()): SiteMapSource | undefined {
  const file = path.join(/* turbopackIgnore: true */ root, siteMapFile)
  if (!existsSync(/* turbopackIgnore: true */ file)) return undefined
  return schema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Campaign } from '@/lib/campaigns/schema'
import { projectFolder } from '@/lib/core/project-folder'
import { readExistingPages } from './existing-pages'

/** Where the build leaves what the site map is made of, below the project's folder: a release has no sources. */
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

/** The addresses that have a page, and what lists need to know of every campaign. */
export type SiteMapSource = z.output<typeof schema>

export function writeSiteMapFile(campaigns: readonly Campaign[], file: string): void {
  writeFileSync(file, JSON.stringify(schema.parse({ pages: [...readExistingPages()], campaigns })))
}

/**
 * What the build left; undefined where there was none, as in development and while the build itself makes pages.
 * @param root the project's folder
 */
export function readSiteMapFile(root = projectFolder()): SiteMapSource | undefined {
  const file = path.join(/* turbopackIgnore: true */ root, siteMapFile)
  if (!existsSync(/* turbopackIgnore: true */ file)) return undefined
  return schema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
}

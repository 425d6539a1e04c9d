import { cache } from 'react'
import { z } from 'zod'
import { get } from './client'
import { daySchema, linkSchema } from './wire'

export const siteMapSchema = z.array(
  z.object({
    id: z.string().min(1),
    title: z.string().min(1),
    list: z
      .array(
        z.object({
          name: z.string().min(1),
          linkurl: linkSchema,
          /** Day of the page's content; for a list, of those of its records that have no date of their own. */
          updated: daySchema.optional(),
          /** False when the page itself asks not to be indexed. */
          indexed: z.boolean().optional(),
        }),
      )
      .min(1),
  }),
)

/** `updated` is an ISO day, null when no true one is known. */
export type SiteMapLink = { name: string; href: string; updated: string | null; isIndexed: boolean }

/** One block of the site map; a section never is empty. */
export type SiteMapSection = { id: string; title: string; links: SiteMapLink[] }

/** Every public page that exists, in sections, for /map and the sitemap. Details of records are reached from their lists. */
export const listSiteMap = cache(async (): Promise<SiteMapSection[]> => {
  const sections = await get('/v1/map_list', siteMapSchema)
  return sections.map(({ id, title, list }) => ({
    id,
    title,
    links: list.map(({ name, linkurl, updated, indexed }) => ({
      name,
      href: linkurl,
      updated: updated ?? null,
      isIndexed: indexed ?? true,
    })),
  }))
})

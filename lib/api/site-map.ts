import { cache } from 'react'
import { z } from 'zod'
import { get } from './client'
import { linkSchema } from './wire'

export const siteMapSchema = z.array(
  z.object({
    id: z.string().min(1),
    title: z.string().min(1),
    list: z.array(z.object({ name: z.string().min(1), linkurl: linkSchema })).min(1),
  }),
)

/** One block of the site map; a section never is empty. */
export type SiteMapSection = { id: string; title: string; links: { name: string; href: string }[] }

/** Every public page that exists, in sections, for /map. Detail pages of records are reached from their lists. */
export const listSiteMap = cache(async (): Promise<SiteMapSection[]> => {
  const sections = await get('/v1/map_list', siteMapSchema)
  return sections.map(({ id, title, list }) => ({
    id,
    title,
    links: list.map(({ name, linkurl }) => ({ name, href: linkurl })),
  }))
})

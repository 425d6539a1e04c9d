import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { prose } from '@/lib/contract/fields'

/** Pages of records, which are listed by themselves. */
export const recordPages = ['guides', 'joint', 'tools', 'branches'] as const

const pageSchema = z.strictObject({
  name: prose,
  href: z.string().regex(/^\/[\w/-]*$/, '写站内地址，以 / 开头'),
  /** What people search for when they mean it, apart from its name. */
  words: prose.optional(),
  /** What one finds there, as a sentence below its name in the results of the search. */
  summary: prose.regex(/。$/, '写成一句话，以句号结尾').optional(),
  /** When the page asks not to be indexed. */
  indexed: z.literal(false, '只写 false；收录的页面不写').optional(),
})

/** The pages that are not campaigns with a content.yaml. Pages of single records are left out: their lists link to them. */
export const sitePageFile = tableOf({
  name: 'site-pages',
  file: 'lib/content/site-pages.yaml',
  title: '网站地图的页面',
  schema: z.strictObject({
    sections: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z]+$/, '只用小写字母'),
          title: prose,
          pages: z.array(z.union([z.strictObject({ every: z.enum(recordPages) }), pageSchema])).min(1),
        }),
      )
      .min(1),
  }),
})

export type SitePage = z.output<typeof pageSchema>

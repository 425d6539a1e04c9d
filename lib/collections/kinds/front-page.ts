import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { linkListSchema } from '@/lib/contract/links'
import { posterListSchema } from '@/lib/contract/posters'
import { pickTypeDetailWireSchema } from '@/lib/contract/selected'

/** Official sites that every student needs, with or without an adviser. */
export const links = tableOf({
  name: 'links',
  file: 'lib/content/links.yaml',
  title: '友情链接',
  schema: z.strictObject({ links: linkListSchema }),
})

/** Banners by place. None has an image of its own: the page draws them. */
export const posters = tableOf({
  name: 'posters',
  file: 'lib/content/posters.yaml',
  title: '横幅',
  schema: z.strictObject({ home: posterListSchema, widget: posterListSchema }),
})

/** Curated selections by type; the order is the order shown. */
export const selections = tableOf({
  name: 'selected',
  file: 'lib/content/selected.yaml',
  title: '编辑精选',
  schema: z.strictObject({ types: z.array(pickTypeDetailWireSchema) }),
})

import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { prose } from '@/lib/contract/fields'

const address = z.string().regex(/^\/\S*$/, '写站内地址，以 / 开头')

const entrySchema = z
  .strictObject({
    label: prose,
    note: prose.optional(),
    href: address.optional(),
    /** Its path on the site for Singapore and Hong Kong, when there is one. */
    sister_path: address.optional(),
    /** The subject about which a consultant is asked, for what has no page. */
    topic: prose.optional(),
  })
  .refine(({ href, topic }) => (href === undefined) !== (topic === undefined), {
    path: ['href'],
    error: '有页面的写 href，没有页面、只问顾问的写 topic，两样写一样',
  })

const itemSchema = z.strictObject({
  label: prose,
  href: address.optional(),
  /** When it leads to the company's immigration site, if there is one. */
  sister: z.literal(true, '只写 true').optional(),
  /** When it scrolls the page, with scripts. */
  scrolls: z.literal(true, '只写 true').optional(),
  /** Prefixes of the pages below it; one that ends in `_` covers a family, any other a page and the paths below it. */
  matches: z.array(address).default([]),
  groups: z
    .array(z.strictObject({ title: prose.optional(), entries: z.array(entrySchema).min(1) }))
    .default([]),
})

/** The menus of the header. The parameter `index` of an address counts the items in this order. */
export const navigationFile = tableOf({
  name: 'navigation',
  file: 'lib/content/navigation.yaml',
  title: '导航菜单',
  schema: z.strictObject({ study: z.array(itemSchema).min(1), immigration: z.array(itemSchema).min(1) }),
})

export type WrittenItem = z.output<typeof itemSchema>
export type WrittenEntry = z.output<typeof entrySchema>

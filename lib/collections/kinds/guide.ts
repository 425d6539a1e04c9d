import { z } from 'zod'
import { statementId } from '@/lib/blocks/text'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { byOrder, orderField } from '@/lib/collections/known-id'
import { linkSchema, prose } from '@/lib/contract/fields'
import { hasRouteFact } from '@/lib/facts/guides/route-facts'
import { hasStatement } from '@/lib/facts/registry'

/** The id of a sentence: of the table of routes, else of the registry, which must be able to print it. */
const sentenceId = prose.superRefine((id, context) => {
  const message = hasRouteFact(id)
    ? hasStatement(id) && statementId.safeParse(id).error?.issues[0]?.message
    : `没有“${id}”：写 lib/content/guides/routes.csv 里的编号，或 npm run facts 查到的规定的编号`
  if (message) context.addIssue({ code: 'custom', message })
})

const sectionSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, '只用小写字母、数字和连字符'),
  /** Heading in the words that people search for. */
  heading: prose,
  /** Name in the list of contents. */
  label: prose,
  intro: prose.optional(),
  facts: z.array(z.union([sentenceId, z.strictObject({ id: sentenceId, label: prose })])),
})

/** A page that answers one question from sourced statements: the answer, then the statements by heading. */
const guideSchema = z.strictObject({
  ...orderField,
  /** Name in menus, breadcrumbs and the site map. */
  name: prose,
  /** What people search for when they mean it. */
  words: prose,
  /** Whole queries that mean it. */
  phrases: z.array(prose),
  title: prose,
  description: prose,
  /** The most prominent line: the answer for which readers come; it must be true without the rest. */
  answer: prose,
  /** The same answer way by way, where it has several. */
  ways: z.array(z.strictObject({ label: prose, value: prose })).optional(),
  sections: z.array(sectionSchema).min(1),
  /** What was searched and not found, with where to ask. */
  missing: z.array(prose),
  links: z.array(z.strictObject({ label: prose, href: linkSchema })),
})

/** `slug`: the last part of its address. */
export type Guide = Omit<z.output<typeof guideSchema>, 'order'> & { slug: string }
export type GuideSection = Guide['sections'][number]

export const guides = collectionOf({
  name: 'guide',
  folder: 'lib/content/guides/pages',
  title: '指南',
  schema: guideSchema,
  record: ({ order: _, ...written }, slug): Guide => ({ slug, ...written }),
  compare: byOrder,
})

/** The caution that every guide prints for its statements. */
export const guideTerms = tableOf({
  name: 'guide-terms',
  file: 'lib/content/guides/terms.yaml',
  title: '指南通用的话',
  schema: z.strictObject({ caution: prose }),
})

/** Other names that people use for the joint universities. */
export const jointAliases = tableOf({
  name: 'joint-aliases',
  file: 'lib/content/guides/joint-aliases.yaml',
  title: '中外合作大学的别名',
  schema: z.strictObject({ aliases: z.record(z.string(), z.array(prose)) }),
})

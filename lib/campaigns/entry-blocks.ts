import type { SectionType } from '@/lib/blocks/schema'

/** The blocks that a sign-up page may have below its head. */
export const entryBlockTypes = [
  'prose',
  'features',
  'steps',
  'timeline',
  'requirements',
  'checklist',
  'faq',
] as const satisfies readonly SectionType[]

export type EntryBlockType = (typeof entryBlockTypes)[number]

import { SourcedFacts } from '@/components/blocks/sourced-facts'
import type { SourcedStatement } from '@/lib/facts/guides/route-facts'

export type GuideFact = Pick<SourcedStatement, 'id' | 'text' | 'year' | 'caution' | 'check'> & {
  country?: string | undefined
  label?: string | undefined
}

/** Sentences of guides, each with its year, how it was read, and the official page that decides. */
export const GuideFacts = ({ items }: { items: readonly GuideFact[] }) => (
  <SourcedFacts
    isFootShared
    facts={items.map(({ year, caution, check, ...fact }) => ({
      ...fact,
      asOf: [year, caution].filter(Boolean).join('，'),
      check: false,
      source: check && { ...check, name: `核对：${check.name}` },
    }))}
  />
)

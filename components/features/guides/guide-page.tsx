import type { Guide, GuideSection } from '@/lib/collections/kinds/guide'
import { guideAnswer } from '@/lib/facts/guides/guide-answer'
import { routeFact } from '@/lib/facts/guides/route-facts'
import { paths } from '@/lib/routing/paths'
import { type GuideFact, GuideFacts } from './guide-facts'
import { GuideFrame } from './guide-frame'

/** One guide, rendered from its content. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { name, title, answer, sections, missing, links } = guide
  return (
    <GuideFrame
      scene="family"
      crumbs={[{ label: '首页', href: paths.home }, { label: name }]}
      title={title}
      answer={guideAnswer(answer)}
      parts={sections.map((section) => ({ ...section, body: <GuideFacts items={statementsOf(section)} /> }))}
      missing={missing}
      links={links}
    />
  )
}

function statementsOf({ facts }: GuideSection): GuideFact[] {
  const listed = facts.map((fact) => (typeof fact === 'string' ? { id: fact, label: undefined } : fact))
  const found = listed.map(({ id, label }) => ({ ...routeFact(id), label }))
  const isMixed = new Set(found.map(({ country }) => country)).size > 1
  // Flags are shown only when the rows are about different countries.
  return found.map(({ country, ...rest }) => (isMixed && country !== 'eu' ? { ...rest, country } : rest))
}

import type { NameOf } from '@/components/blocks/listing/names'
import { hueOf } from '@/components/ui/hue'
import type { Advisor } from '@/lib/api/advisors'
import type { PersonCard } from './person-cards'

/** An adviser as a card of a list. */
export function toAdvisorCard(advisor: Advisor, countryOf: NameOf, branchOf: NameOf): PersonCard {
  const { id, name, role, href, sample, summary, focus, countries } = advisor
  return {
    id,
    name,
    role,
    href,
    sample,
    summary,
    focus,
    facts: [
      { label: '所在', value: branchOf(advisor.branch) },
      { label: '从业', value: `${advisor.years} 年` },
      { label: '语言', value: advisor.languages.join('、') },
    ],
    countries: countries.map((code) => ({ code, name: countryOf(code) })),
    hue: hueOf(countries[0] ?? ''),
  }
}

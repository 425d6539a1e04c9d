import type { NameOf } from '@/components/blocks/listing/names'
import type { Advisor } from '@/lib/api/advisors'
import type { PersonRow } from './person-rows'

/** An adviser as a row of a list. */
export function toAdvisorRow(advisor: Advisor, countryOf: NameOf, branchOf: NameOf): PersonRow {
  const { name, role, href, sample, focus, countries, languages, years, branch } = advisor
  return {
    name,
    role,
    href,
    sample,
    countries,
    place: `${countries.map(countryOf).join('、')}，${branchOf(branch)}`,
    subjects: focus.join('、'),
    more: `从业\u00a0${years}\u00a0年，${languages.join('、')}`,
  }
}

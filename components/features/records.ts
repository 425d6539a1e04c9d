import type { CaseFacts } from '@/components/blocks/case-cards'
import { hueOf } from '@/components/blocks/country-hue'
import { countryNames, type NameOf } from '@/components/blocks/listing/names'
import type { Person } from '@/components/blocks/people-groups'
import type { RankedSchool } from '@/components/blocks/rank-table'
import type { Advisor } from '@/lib/api/advisors'
import { type Branch, listBranches } from '@/lib/api/branches'
import type { CaseStudy } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import type { Mentor } from '@/lib/api/mentors'
import type { SchoolSummary } from '@/lib/api/schools'
import { caseLabels } from '@/lib/collections/kinds/labels'

/** The list of a page of records. It is empty when the request fails, so that the page is shown all the same. */
export const listOf = <T>(page: Promise<{ list: T[] }>): Promise<T[]> =>
  orEmpty(page.then(({ list }) => list))

type Names = { countryOf: NameOf; cityOf: NameOf }

/** The names of countries and branches. */
export async function loadNames(): Promise<Names> {
  const [countries, branches] = await Promise.all([orEmpty(listCountries()), orEmpty(listBranches())])
  return namesOf(countries, branches)
}

export const namesOf = (countries: readonly Country[], branches: readonly Branch[]): Names => ({
  countryOf: countryNames(countries),
  cityOf: (code) => branches.find((branch) => branch.code === code)?.city ?? code,
})

export const toRankedSchool = (school: SchoolSummary, countryOf: NameOf): RankedSchool => ({
  ...school,
  country: { code: school.country, name: countryOf(school.country) },
  city: school.cityZh ?? school.city,
  rank: school.rank?.text ?? null,
  secondRank: school.arwu?.text ?? null,
})

export const toCaseFacts = (item: CaseStudy, countryOf: NameOf): CaseFacts => ({
  ...item,
  country: { code: item.country, name: countryOf(item.country), hue: hueOf(item.country) },
  level: caseLabels.read().levels[item.level],
})

export const toAdvisorPerson = (
  { name, role, branch, countries, years, sample, href }: Advisor,
  countryOf: NameOf,
  cityOf: NameOf,
): Person => ({
  name,
  role,
  sample,
  href,
  facts: [cityOf(branch), countries.map(countryOf).join('、'), `从业 ${years} 年`],
})

export const toMentorPerson = ({ name, title, school, subject, years, sample, href }: Mentor): Person => ({
  name,
  role: title,
  sample,
  href,
  facts: [school, subject, `${years} 年`],
})

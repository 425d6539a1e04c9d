import { levelNames } from '@/components/cases/labels'
import { countryNames, type NameOf } from '@/components/listing/names'
import type { CaseFacts } from '@/components/sections/case-cards'
import type { Person } from '@/components/sections/people-groups'
import type { RankedSchool } from '@/components/sections/rank-table'
import { hueOf } from '@/components/ui/hue'
import type { Advisor } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import type { CaseStudy } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import type { Mentor } from '@/lib/api/mentors'
import type { SchoolSummary } from '@/lib/api/schools'

/** The list of a page of records; a call that fails leaves it empty, never the page. */
export const listOf = <T>(page: Promise<{ list: T[] }>): Promise<T[]> =>
  orEmpty(page.then(({ list }) => list))

/** What countries and branches are called. */
export async function loadNames(): Promise<{ countryOf: NameOf; cityOf: NameOf }> {
  const [countries, branches] = await Promise.all([orEmpty(listCountries()), orEmpty(listBranches())])
  return {
    countryOf: countryNames(countries),
    cityOf: (code) => branches.find((branch) => branch.code === code)?.city ?? code,
  }
}

export const toRankedSchool = (school: SchoolSummary, countryOf: NameOf): RankedSchool => ({
  ...school,
  country: { code: school.country, name: countryOf(school.country) },
  rank: school.rank?.text ?? null,
  secondRank: school.arwu,
})

export const toCaseFacts = (item: CaseStudy, countryOf: NameOf): CaseFacts => ({
  ...item,
  country: { code: item.country, name: countryOf(item.country), hue: hueOf(item.country) },
  level: levelNames[item.level],
})

export const toAdvisorPerson = (
  { id, name, role, branch, countries, years, sample, href }: Advisor,
  countryOf: NameOf,
  cityOf: NameOf,
): Person => ({
  id,
  name,
  role,
  sample,
  href,
  facts: [cityOf(branch), countries.map(countryOf).join('、'), `从业 ${years} 年`],
})

export const toMentorPerson = ({
  id,
  name,
  title,
  school,
  subject,
  years,
  sample,
  href,
}: Mentor): Person => ({
  id,
  name,
  role: title,
  sample,
  href,
  facts: [school, subject, `${years} 年`],
})

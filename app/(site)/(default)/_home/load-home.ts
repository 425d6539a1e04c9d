import type { CaseFacts } from '@/components/sections/case-cards'
import type { Destination } from '@/components/sections/country-grid'
import type { Person } from '@/components/sections/people-groups'
import type { RankedSchool } from '@/components/sections/rank-table'
import type { StoryItem } from '@/components/sections/story-list'
import { hueOf } from '@/components/ui/hue'
import { type Advisor, listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { type CaseLevel, type CaseStudy, listCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { listMentors, type Mentor } from '@/lib/api/mentors'
import { listNews } from '@/lib/api/news'
import { listSchools, type SchoolSummary } from '@/lib/api/schools'
import { listSelected } from '@/lib/api/selected'
import { listStories } from '@/lib/api/stories'
import { destinationTexts } from './content'

/** Marks on the ruler of a country card reach to this place. */
export const rulerEnd = 200

const levelNames: Record<CaseLevel, string> = {
  highschool: '高中',
  undergraduate: '本科',
  graduate: '硕士',
  doctoral: '博士',
}

const listOf = <T>(page: Promise<{ list: T[] }>): Promise<T[]> => orEmpty(page.then(({ list }) => list))

/** Everything the home page shows. A call that fails leaves its list empty, never the page. */
export async function loadHome() {
  const [
    countries,
    branches,
    services,
    planning,
    top,
    advisors,
    officers,
    mentors,
    cases,
    stories,
    headlines,
    industry,
  ] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listBranches()),
    orEmpty(listSelected('services')),
    orEmpty(listSelected('planning')),
    listOf(listSchools({ level: 'university', sort: 'rank', limit: 10 })),
    listOf(listAdvisors({ limit: 3 })),
    listOf(listMentors({ kind: 'officer', limit: 3 })),
    listOf(listMentors({ kind: 'mentor', limit: 3 })),
    listOf(listCases({ limit: 3 })),
    listOf(listStories({ limit: 4 })),
    listOf(listNews({ type: 'headlines', limit: 6 })),
    listOf(listNews({ type: 'industry', limit: 4 })),
  ])
  const nameOf = (code: string) =>
    countries.find((country) => country.code === code)?.name ?? code.toUpperCase()
  const cityOf = (code: string) => branches.find((branch) => branch.code === code)?.city ?? code
  const own = countries.filter((country) => !country.consultOnly)

  return {
    services,
    planning,
    destinations: await Promise.all(own.filter(hasText).map(toDestination)),
    otherPages: own.filter((country) => !hasText(country)),
    consultCountries: countries.filter((country) => country.consultOnly),
    ranking: top.find((school) => school.rank !== null)?.rank ?? null,
    schools: top.map((school) => toRankedSchool(school, nameOf)),
    advisors: advisors.map((advisor) => toAdvisorPerson(advisor, nameOf, cityOf)),
    officers: officers.map(toMentorPerson),
    mentors: mentors.map(toMentorPerson),
    cases: cases.map((item) => toCaseFacts(item, nameOf)),
    stories: stories.map(
      (story): StoryItem => ({ ...story, country: { code: story.country, name: nameOf(story.country) } }),
    ),
    headlines,
    industry,
  }
}

const hasText = (country: Country): boolean => destinationTexts[country.code] !== undefined

async function toDestination({ code, name, href }: Country): Promise<Destination> {
  const common = { country: code, level: 'university' } as const
  const [all] = await orEmpty(listSchools({ ...common, limit: 1 }).then(({ total }) => [total]))
  const ranked = await listOf(listSchools({ ...common, band: 'top200', sort: 'rank', limit: 60 }))
  const places = ranked.flatMap(({ rank }) => (rank === null ? [] : [rank.number]))
  return {
    code,
    name,
    href,
    hue: hueOf(code),
    text: destinationTexts[code] ?? '',
    library: all === undefined ? null : { total: all, places },
  }
}

function toRankedSchool(school: SchoolSummary, nameOf: (code: string) => string): RankedSchool {
  return {
    ...school,
    country: { code: school.country, name: nameOf(school.country) },
    rank: school.rank?.text ?? null,
    secondRank: school.arwu,
  }
}

function toAdvisorPerson(
  advisor: Advisor,
  nameOf: (code: string) => string,
  cityOf: (code: string) => string,
): Person {
  const { id, name, role, years, sample, href } = advisor
  return {
    id,
    name,
    role,
    sample,
    href,
    facts: [cityOf(advisor.branch), advisor.countries.map(nameOf).join('、'), `从业 ${years} 年`],
  }
}

function toMentorPerson({ id, name, title, school, subject, years, sample, href }: Mentor): Person {
  return { id, name, role: title, sample, href, facts: [school, subject, `${years} 年`] }
}

function toCaseFacts(item: CaseStudy, nameOf: (code: string) => string): CaseFacts {
  return {
    ...item,
    country: { code: item.country, name: nameOf(item.country), hue: hueOf(item.country) },
    level: levelNames[item.level],
  }
}

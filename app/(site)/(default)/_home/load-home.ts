import type { Destination } from '@/components/blocks/country-grid'
import type { StoryItem } from '@/components/blocks/story-list'
import {
  listOf,
  namesOf,
  toAdvisorPerson,
  toCaseFacts,
  toMentorPerson,
  toRankedSchool,
} from '@/components/features/records'
import { hueOf } from '@/components/ui/hue'
import { listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { listMentors } from '@/lib/api/mentors'
import { listNews } from '@/lib/api/news'
import { listSchools } from '@/lib/api/schools'
import { listSelected } from '@/lib/api/selected'
import { listStories } from '@/lib/api/stories'
import { destinationTexts } from './destination-texts'

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
  const { countryOf, cityOf } = namesOf(countries, branches)
  const own = countries.filter((country) => !country.consultOnly)

  return {
    services,
    planning,
    destinations: await Promise.all(own.filter(hasText).map(toDestination)),
    otherPages: own.filter((country) => !hasText(country)),
    consultCountries: countries.filter((country) => country.consultOnly),
    ranking: top.find((school) => school.rank !== null)?.rank ?? null,
    schools: top.map((school) => toRankedSchool(school, countryOf)),
    advisors: advisors.map((advisor) => toAdvisorPerson(advisor, countryOf, cityOf)),
    officers: officers.map(toMentorPerson),
    mentors: mentors.map(toMentorPerson),
    cases: cases.map((item) => toCaseFacts(item, countryOf)),
    stories: stories.map(
      (story): StoryItem => ({ ...story, country: { code: story.country, name: countryOf(story.country) } }),
    ),
    headlines,
    industry,
  }
}

export type Home = Awaited<ReturnType<typeof loadHome>>

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

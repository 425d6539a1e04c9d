import { listOf, loadNames, toCaseFacts, toRankedSchool } from '@/components/features/records'
import { listCases } from '@/lib/api/cases'
import { listCountryNews } from '@/lib/api/country-news'
import { listSchools, type SchoolSummary } from '@/lib/api/schools'
import type { CountryChannel } from '@/lib/channels/schema'
import { countryRulerEnd } from '@/lib/schools/rankings'
import type { CountryLibrary } from './country-picture'
import { loadPeople } from './load-people'

const schoolsShown = 10
const casesShown = 3
const newsShown = 5

/** The records a country channel shows. A call that fails leaves its list empty, never the page. */
export async function loadCountryChannel({ countries }: CountryChannel) {
  const codes = countries.map(({ code }) => code)
  const each = <T>(read: (code: string) => Promise<T[]>) => Promise.all(codes.map(read))
  const [{ countryOf }, totals, ranked, cases, news, people] = await Promise.all([
    loadNames(),
    each((country) =>
      listOf(
        listSchools({ level: 'university', country, limit: 1 }).then(({ total }) => ({ list: [total] })),
      ),
    ),
    each((country) =>
      listOf(listSchools({ level: 'university', country, band: 'top200', sort: 'rank', limit: 60 })),
    ),
    each((country) => listOf(listCases({ country, limit: casesShown }))),
    each((country) => listOf(listCountryNews({ country, limit: newsShown }))),
    loadPeople({ countries: codes }),
  ])
  const schools = ranked.flat().toSorted(byPlace)
  return {
    ranking: schools.find(({ rank }) => rank !== null)?.rank ?? null,
    libraries: countries.map(
      ({ code, name }, index): CountryLibrary => ({
        code,
        name,
        total: totals[index]?.[0] ?? null,
        places: (ranked[index] ?? [])
          .flatMap(({ rank }) => (rank === null ? [] : [rank.number]))
          .filter((place) => place <= countryRulerEnd),
      }),
    ),
    schools: schools.slice(0, schoolsShown).map((school) => toRankedSchool(school, countryOf)),
    cases: cases
      .flat()
      .slice(0, casesShown)
      .map((item) => toCaseFacts(item, countryOf)),
    news: news
      .flat()
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .slice(0, newsShown),
    people,
  }
}

const byPlace = (one: SchoolSummary, other: SchoolSummary) =>
  (one.rank?.number ?? Number.POSITIVE_INFINITY) - (other.rank?.number ?? Number.POSITIVE_INFINITY)

/** What a country channel shows of the API's records. */
export type CountryRecords = Awaited<ReturnType<typeof loadCountryChannel>>

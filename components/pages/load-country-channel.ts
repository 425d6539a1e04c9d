import { listOf, loadNames, toCaseFacts } from '@/components/features/records'
import { listAdvisors } from '@/lib/api/advisors'
import { listCases } from '@/lib/api/cases'
import { orNull } from '@/lib/api/client'
import { listCountryNews } from '@/lib/api/country-news'
import { listSchools, type SchoolSummary } from '@/lib/api/schools'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { placeName } from '@/lib/schools/places'

const schoolsShown = 8
const casesShown = 3
const newsShown = 5

/** The records of a country channel. When a request fails, its list is empty and the page is rendered all the same. */
export async function loadCountryChannel({ countries }: CountryChannel) {
  const codes = countries.map(({ code }) => code)
  const each = <T>(read: (code: string) => Promise<T>) => Promise.all(codes.map(read))
  const [{ countryOf }, totals, ranked, cases, news, advisors] = await Promise.all([
    loadNames(),
    each((country) => orNull(listSchools({ level: 'university', country, limit: 1 }))),
    each((country) =>
      listOf(
        listSchools({ level: 'university', country, band: 'top200', sort: 'rank', limit: schoolsShown }),
      ),
    ),
    each((country) => orNull(listCases({ country, limit: casesShown }))),
    each((country) => orNull(listCountryNews({ country, limit: newsShown }))),
    each((country) => orNull(listAdvisors({ country, limit: 1 }))),
  ])
  const schools = ranked.flat().toSorted(byPlace)
  return {
    ranking: schools.find(({ rank }) => rank !== null)?.rank ?? null,
    /** The number of universities in the library; null when it could not be read. */
    libraries: countries.map(({ code, name }, index) => ({
      code,
      name,
      total: totals[index]?.total ?? null,
    })),
    schools: schools.slice(0, schoolsShown).map((school) => ({
      href: school.href,
      name: school.name,
      rank: school.rank?.text ?? null,
      secondRank: school.arwu?.text ?? null,
      place: placeName(school),
      countryName: countryOf(school.country),
    })),
    /** Samples are not shown, only linked. */
    cases: cases
      .flatMap((page) => page?.list ?? [])
      .filter(({ sample }) => !sample)
      .slice(0, casesShown)
      .map((item) => toCaseFacts(item, countryOf)),
    news: news
      .flatMap((page) => page?.list ?? [])
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .slice(0, newsShown),
    /** Counts of the first country, whose lists the page links. */
    counts: {
      cases: cases[0]?.total ?? null,
      news: news[0]?.total ?? null,
      advisors: advisors[0]?.total ?? null,
    },
  }
}

const byPlace = (one: SchoolSummary, other: SchoolSummary) =>
  (one.rank?.number ?? Number.POSITIVE_INFINITY) - (other.rank?.number ?? Number.POSITIVE_INFINITY)

/** The API records of a country channel. */
export type CountryRecords = Awaited<ReturnType<typeof loadCountryChannel>>

import { hueOf } from '@/components/blocks/country-hue'
import { loadOwners } from '@/components/features/deadlines/deadline-names'
import { listOf, namesOf, toRankedSchool } from '@/components/features/records'
import { orEmpty, orNull } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { listNews } from '@/lib/api/news'
import { listSchools } from '@/lib/api/schools'
import { listSelected } from '@/lib/api/selected'
import { listStories } from '@/lib/api/stories'
import { listTuitionSpans } from '@/lib/api/tuition'
import { daysLeft } from '@/lib/facts/admissions/deadline-words'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { lastDayOf } from '@/lib/facts/ending'
import { paths } from '@/lib/routing/paths'
import { type Conditioned, yearInBrief } from '@/lib/tools/cost/span'
import { yearRanges } from '@/lib/tools/cost/year-ranges'
import { destinationTexts } from './destination-texts'

/** The data of the home page. When a request fails, its list is empty and the page is shown all the same. */
export async function loadHome() {
  const [countries, services, planning, top, stories, headlines, spans] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listSelected('services')),
    orEmpty(listSelected('planning')),
    listOf(listSchools({ level: 'university', sort: 'rank', limit: 5 })),
    listOf(listStories({ limit: 3 })),
    listOf(listNews({ type: 'headlines', limit: 3 })),
    orEmpty(listTuitionSpans()),
  ])
  const { countryOf } = namesOf(countries, [])
  const own = countries.filter((country) => !country.consultOnly)

  return {
    services,
    planning,
    nextDays: await nextDaysOf(new Date()),
    destinations: await Promise.all(
      own
        .filter(hasText)
        .map((country) => toDestination(country, yearInBrief(country.code, 'undergraduate', spans))),
    ),
    otherPages: own.filter((country) => !hasText(country)),
    consultCountries: countries.filter((country) => country.consultOnly),
    ranking: top.find((school) => school.rank !== null)?.rank ?? null,
    schools: top.map((school) => toRankedSchool(school, countryOf)),
    stories,
    headlines,
    years: yearRanges('undergraduate', spans),
  }
}

/** Rows beside the five schools. */
const mostDays = 7

/** The nearest application days that are certain and hold for pupils of the mainland. */
async function nextDaysOf(now: Date) {
  const next = deadlines
    .flatMap((deadline) => {
      const left = deadline.isInternationalOnly ? null : daysLeft(deadline, now)
      return left === null || deadline.ending === null
        ? []
        : [{ deadline, left, by: deadline.ending.by, day: lastDayOf(deadline.ending).slice(5) }]
    })
    .toSorted((one, other) => one.by - other.by)
    .slice(0, mostDays)
  const ownerOf = await orNull(loadOwners(next.map(({ deadline }) => deadline)))
  return next.flatMap(({ deadline, left, day }) => {
    const owner = ownerOf?.(deadline)
    return owner === undefined
      ? []
      : [
          {
            id: deadline.id,
            name: `${owner.name} ${deadline.round}`,
            href: owner.href ?? paths.deadlines,
            left,
            day,
          },
        ]
  })
}

export type Home = Awaited<ReturnType<typeof loadHome>>

const hasText = (country: Country): boolean => destinationTexts[country.code] !== undefined

/** @param yearly cost of a year with its main condition; null when it is not known */
async function toDestination({ code, name, href }: Country, yearly: Conditioned | null) {
  const common = { country: code, level: 'university', limit: 1 } as const
  const totalOf = async (query: Parameters<typeof listSchools>[0]) =>
    (await orNull(listSchools(query)))?.total ?? null
  const [total, ranked] = await Promise.all([totalOf(common), totalOf({ ...common, band: 'top200' })])
  return { code, name, href, hue: hueOf(code), text: destinationTexts[code] ?? '', yearly, total, ranked }
}

import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listProgrammes } from '@/lib/api/programmes'
import {
  getSchool,
  listRankedValues,
  listSchools,
  listSchoolsNear,
  type School,
  type SchoolSummary,
} from '@/lib/api/schools'
import type { SchoolLevel } from '@/lib/contract/schools'
import { placeName } from '@/lib/schools/places'
import { spreadFieldOf } from '@/lib/schools/price-fields'
import { type PriceSpread, priceSpreadOf } from '@/lib/schools/price-spread'
import { tilesOf } from '@/lib/schools/tiles'
import { costHref } from '@/lib/tools/cost/href'
import {
  conditionWords,
  scopeWords,
  tuitionOf,
  wanRange,
  withoutWords,
  yearWords,
} from '@/lib/tools/cost/words'
import { loadCost } from '../tools/cost/load-cost'

/** Number of similar schools below one. */
const neighbourCount = 6

/** One school of a kind with the data around it, or null when the id names no school of that kind. */
export const loadSchoolPage = cache(async (level: SchoolLevel, id: string) => {
  const school = await getSchool(id)
  if (!school || school.level !== level) return null
  const [countries, neighbours, hasNamesake] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listSchoolsNear(school, neighbourCount)),
    findNamesake(school),
  ])
  const isAnswered = level === 'university' && tilesOf(school, null).length > 0
  return {
    school,
    countryName: countryNames(countries)(school.country),
    neighbours,
    hasNamesake,
    priced: isAnswered ? null : await loadPriced(neighbours),
  }
})

/** The price that most of the similar schools have, for the page of a school with few figures of its own. */
async function loadPriced(neighbours: readonly SchoolSummary[]) {
  const schools = await Promise.all(neighbours.map(({ id }) => orNull(getSchool(id))))
  const prices = schools.flatMap((school) =>
    (school ? tilesOf(school, null) : []).flatMap(({ label, value, yuan }) =>
      school && yuan ? [{ of: label, label: school.name, href: school.href, note: value }] : [],
    ),
  )
  const [most] = [...Map.groupBy(prices, ({ of }) => of)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return most && most[1].length > 1 ? { label: most[0], items: most[1].slice(0, 3) } : null
}

export type SchoolPageData = NonNullable<Awaited<ReturnType<typeof loadSchoolPage>>>

export type SchoolSums = Awaited<ReturnType<typeof loadSchoolSums>>

/** Whether another school in the same place has the same name. */
async function findNamesake(school: School) {
  const { id, level, country, nameEn } = school
  const found = await orNull(listSchools({ level, country, q: nameEn.slice(0, 100), limit: 10 }))
  return (found?.list ?? []).some(
    (other) => other.id !== id && other.nameEn === nameEn && placeName(other) === placeName(school),
  )
}

/**
 * What the page of a school shows beside its record: programmes by field, the cost of a year from the calculator, and
 * the prices of other ranked schools of its country.
 */
export async function loadSchoolSums(school: School) {
  const [programmeOverview, year, spread] = await Promise.all([
    school.programmes.length ? orNull(listProgrammes({ school: school.id, limit: 1 })) : null,
    loadYearSum(school),
    school.level === 'university' && school.rank ? loadPriceSpread(school.country) : null,
  ])
  return { programmeOverview, year, spread }
}

/** The prices of the ranked schools of a country; null when it has no field for them. */
export async function loadPriceSpread(country: string): Promise<PriceSpread | null> {
  const field = spreadFieldOf(country)
  return field && priceSpreadOf(country, await orEmpty(listRankedValues(country, [field.key, 'ownership'])))
}

/**
 * The calculator's cost of a year at a school, and the address of the whole estimate; both null when the calculator
 * does not cover the country.
 */
async function loadYearSum({ id, level, country }: School) {
  const studies = ['uk', 'hk', 'sg'].includes(country) ? 'master' : 'undergraduate'
  const found =
    level === 'university' ? await estimateAt({ country, level: studies, sid: id, years: '1' }) : null
  const { sum = null, scope = [], year, href = null } = found ?? {}
  const note = [studies === 'master' ? '硕士' : '本科', ...scope].join('，')
  return { sum: sum === null ? null : { value: sum, note }, href: year ? href : null }
}

/** The calculator's estimate for one school; null when it does not cover the school. */
export async function estimateAt(given: Record<'country' | 'level' | 'sid', string> & { years?: string }) {
  const data = await orNull(loadCost(given))
  if (data?.estimate == null || data.reading.input.school?.id !== given.sid) return null
  const { input } = data.reading
  const { totals } = data.estimate
  const tuition = tuitionOf({ input, estimate: data.estimate })
  return {
    input,
    year: tuition && yearWords(tuition),
    scope: scopeWords(input, data.estimate),
    without: [conditionWords(data.estimate.lines), withoutWords({ input, estimate: data.estimate })]
      .filter(Boolean)
      .join('，'),
    sum: totals && `${wanRange(totals.all)} 万元`,
    href: costHref(input),
  }
}

import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listProgrammes } from '@/lib/api/programmes'
import { getSchool, listSchools, listSchoolsNear, type School } from '@/lib/api/schools'
import type { SchoolLevel } from '@/lib/contract/schools'
import { placeName } from '@/lib/schools/places'
import type { YearSum } from '@/lib/schools/tiles'
import { costHref } from '@/lib/tools/cost/href'
import { scopeWords, wanRange } from '@/lib/tools/cost/words'
import { loadCost } from '../tools/cost/load-cost'
import { loadPriceSpread } from './load-price-spread'

/** Number of similar schools below one. */
const neighbourCount = 6

/** One school of a kind with the data around it, or null when the id names no school of that kind. */
export const loadSchoolPage = cache(async (level: SchoolLevel, id: string) => {
  const school = await getSchool(id)
  if (school === null || school.level !== level) return null
  const [countries, neighbours, hasNamesake] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listSchoolsNear(school, neighbourCount)),
    findNamesake(school),
  ])
  return { school, countryName: countryNames(countries)(school.country), neighbours, hasNamesake }
})

/** Whether another school in the same place has the same name. */
async function findNamesake(school: School): Promise<boolean> {
  const { id, level, country, nameEn } = school
  const found = await orNull(listSchools({ level, country, q: nameEn.slice(0, 100), limit: 10 }))
  return (found?.list ?? []).some(
    (other) => other.id !== id && other.nameEn === nameEn && placeName(other) === placeName(school),
  )
}

/** The number of a university's programmes by field; null when none are known or the request fails. */
async function loadProgrammeOverview({ id, programmes }: School) {
  return programmes.length === 0 ? null : orNull(listProgrammes({ school: id, limit: 1 }))
}

/**
 * What the page of a school shows beside its record: programmes by field, the cost of a year from the calculator, and
 * the prices of other ranked schools of its country.
 */
export async function loadSchoolSums(school: School) {
  const [programmeOverview, year, spread] = await Promise.all([
    loadProgrammeOverview(school),
    loadYearSum(school),
    school.level === 'university' && school.rank !== null ? loadPriceSpread(school.country) : null,
  ])
  return { programmeOverview, year, spread }
}

/**
 * The calculator's cost of a year at a school, and the address of the whole estimate; both null when the calculator
 * does not cover the country.
 */
async function loadYearSum({ id, level, country }: School): Promise<{ sum: YearSum; href: string | null }> {
  if (level !== 'university') return { sum: null, href: null }
  const studies = country === 'uk' || country === 'hk' || country === 'sg' ? 'master' : 'undergraduate'
  const data = await orNull(loadCost({ country, level: studies, sid: id, years: '1' }))
  if (data?.estimate == null || data.reading.input.country.value !== country) return { sum: null, href: null }
  const { input } = data.reading
  const { totals } = data.estimate
  if (input.school?.id !== id) return { sum: null, href: null }
  return {
    sum: totals && {
      value: `${wanRange(totals.all)} 万元`,
      note: [studies === 'master' ? '硕士' : '本科', ...scopeWords(input, data.estimate)].join('，'),
    },
    href: costHref(input),
  }
}

import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getSchool, type School } from '@/lib/api/schools'
import { normalizeKeyword } from '@/lib/contract/search'
import type { SearchParams } from '@/lib/listing'
import { readOffers } from '@/lib/schools/offers'
import { compareLimit, readSchoolIds, toSchoolIds } from '@/lib/schools/school-ids'
import { cityOf } from '@/lib/tools/cost/country'
import { findNamedSchool, type SchoolSearch } from './find-named-school'
import { estimateAt } from './load-school-page'

/** Two large universities with the usual values. */
const exampleIds = ['uk-university-college-london', 'au-the-university-of-melbourne']

/** The schools in an address, with those whose names were typed. Metadata and page share its requests. */
export async function loadCompare(params: SearchParams) {
  const listed = readSchoolIds(params.ids)
  const [countries, ...typed] = await Promise.all([
    orEmpty(listCountries()),
    ...[params.add ?? []].flat().slice(0, compareLimit).map(readTyped),
  ])
  const ids = toSchoolIds([...listed, ...typed.flatMap(({ school }) => school?.id ?? [])])
  const found = await loadSchools(ids.join())
  const { offers, errors } = readOffers(params, ids)
  const example = ids.length ? [] : await loadSchools(exampleIds.join())
  const shown = found.slice(0, compareLimit)
  return {
    schools: found,
    /** Shown before a school is chosen. */
    example,
    /** The schools that are side by side. */
    shown,
    /** The offers of the family, and what of them could not be read. */
    offers,
    errors,
    costs: await Promise.all(shown.map(loadWholeCosts)),
    unknown: ids.length - found.length,
    /** The typed names with the schools that they may mean besides those that they added. */
    typed,
    nameOf: countryNames(countries),
  }
}

async function readTyped(text: string) {
  const words = normalizeKeyword(text).slice(0, longestName)
  return { words, ...(await findAdded(words)) }
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>

/** Longest name in the field of the comparison. */
export const longestName = 80

/** A university, or a high school when no university has such a name. */
const findAdded = cache(async (words: string): Promise<SchoolSearch> => {
  const university = await findNamedSchool({ words })
  const isFound = !words || university.school !== null || university.others.length > 0
  return isFound ? university : findNamedSchool({ words, isHighSchool: true })
})

/** Ids as one text, because `cache` compares arguments by identity. */
const loadSchools = cache(async (ids: string) => {
  const schools = await Promise.all(ids.split(',').filter(Boolean).map(getSchool))
  return schools.filter((school) => school !== null)
})

const levels = ['undergraduate', 'master'] as const

/** The calculator's cost of a whole course: the sum, how long it lasts, of which year it is and what is left out, how it is reckoned, and the address of the estimate. */
type WholeCost = { value: string; notes: readonly string[]; method: readonly string[]; href: string }

/** The whole cost of each degree at a school; null where the calculator has no sum. */
async function loadWholeCosts({ id, level, country, kind }: School) {
  const [undergraduate = null, master = null] =
    level === 'university' && kind !== 'two-year'
      ? await Promise.all(levels.map((degree) => wholeCostOf(id, country, degree)))
      : []
  return { undergraduate, master }
}

/** Cached because metadata and page load the same comparison. */
const wholeCostOf = cache(
  async (id: string, country: string, level: (typeof levels)[number]): Promise<WholeCost | null> => {
    const found = await estimateAt({ country, level, sid: id })
    // Without tuition or living costs a sum would look like that of the whole.
    if (found?.sum == null) return null
    const { input, year, scope, without, sum, href } = found
    const notes = [`${input.years} 年`, year && `学费：${year}`, without].flatMap((words) => words || [])
    const method = [cityOf(input) ?? '', ...scope].filter(Boolean).flatMap((words) => words.split('，'))
    return {
      value: sum,
      notes,
      method: [...new Set(method)].filter((words) => !notes.includes(words)),
      href,
    }
  },
)

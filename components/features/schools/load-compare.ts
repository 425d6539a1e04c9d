import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getSchool } from '@/lib/api/schools'
import { normalizeKeyword } from '@/lib/contract/search'
import type { SearchParams } from '@/lib/listing'
import { readOffers } from '@/lib/schools/offers'
import { compareLimit, readSchoolIds, toSchoolIds } from '@/lib/schools/school-ids'
import { findNamedSchool, type SchoolSearch } from './find-named-school'
import { loadWholeCosts } from './load-whole-costs'

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
  const example = ids.length > 0 ? [] : await loadSchools(exampleIds.join())
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
  const named = { id: '', words, country: '' }
  const university = await findNamedSchool({ ...named, isHighSchool: false })
  const isFound = words === '' || university.school !== null || university.others.length > 0
  return isFound ? university : findNamedSchool({ ...named, isHighSchool: true })
})

/** Ids as one text, because `cache` compares arguments by identity. */
const loadSchools = cache(async (ids: string) => {
  const schools = await Promise.all(ids === '' ? [] : ids.split(',').map(getSchool))
  return schools.filter((school) => school !== null)
})

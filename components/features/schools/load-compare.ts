import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getSchool } from '@/lib/api/schools'
import { normalizeKeyword } from '@/lib/contract/search'
import type { SearchParams } from '@/lib/listing'
import { compareLimit, readSchoolIds, toSchoolIds } from '@/lib/schools/school-ids'
import { findNamedSchool, type SchoolSearch } from './find-named-school'

/** The schools in an address, with the one whose name was typed. Metadata and page share its requests. */
export async function loadCompare(params: SearchParams) {
  const listed = readSchoolIds(params.ids)
  const words = typeof params.add === 'string' ? normalizeKeyword(params.add).slice(0, longestName) : ''
  const [countries, added] = await Promise.all([orEmpty(listCountries()), findAdded(words)])
  const ids = toSchoolIds(added.school === null ? listed : [...listed, added.school.id])
  const found = await loadSchools(ids.join())
  return {
    schools: found,
    /** The schools that are side by side. */
    shown: found.slice(0, compareLimit),
    unknown: ids.length - found.length,
    /** The typed name with the schools that it may mean besides the one it added. */
    typed: { words, isAdded: added.school !== null, others: added.others },
    nameOf: countryNames(countries),
  }
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

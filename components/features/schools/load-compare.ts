import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getSchool } from '@/lib/api/schools'
import type { SearchParams } from '@/lib/listing'
import { compareLimit, readSchoolIds } from '@/lib/schools/school-ids'

/** The schools in an address. Metadata and page share its requests. */
export async function loadCompare(params: SearchParams) {
  const ids = readSchoolIds(params.ids)
  const [countries, found] = await Promise.all([orEmpty(listCountries()), loadSchools(ids.join())])
  return {
    schools: found,
    /** The schools that are side by side. */
    shown: found.slice(0, compareLimit),
    unknown: ids.length - found.length,
    nameOf: countryNames(countries),
  }
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>

/** Ids as one text, because `cache` compares arguments by identity. */
const loadSchools = cache(async (ids: string) => {
  const schools = await Promise.all(ids === '' ? [] : ids.split(',').map(getSchool))
  return schools.filter((school) => school !== null)
})

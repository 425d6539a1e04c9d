import { cache } from 'react'
import { countryNames } from '@/components/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getSchool, listSchoolsNear, type SchoolLevel } from '@/lib/api/schools'

/** How many schools close to one are named below it. */
const neighbourCount = 6

/** One school of a kind with its surroundings, or null when the id names none of that kind. */
export const loadSchoolPage = cache(async (level: SchoolLevel, id: string) => {
  const school = await getSchool(id)
  if (school === null || school.level !== level) return null
  const [countries, neighbours] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listSchoolsNear(school, neighbourCount)),
  ])
  return { school, countryName: countryNames(countries)(school.country), neighbours }
})

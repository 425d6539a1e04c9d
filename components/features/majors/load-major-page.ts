import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getMajor, getMajorIndex, listMajors } from '@/lib/api/majors'
import { listMajorSchools } from '@/lib/api/programmes'
import { loadPays } from './major-pay'
import type { MajorCountry } from './major-schools'

/** Number of majors beside one without a profile. */
const relatedCount = 6

/** A major with the data around it, or null when there is no major with this id. */
export const loadMajorPage = cache(async (id: string) => {
  const major = await getMajor(id)
  if (major === null) return null
  const [index, countries, schools, near, pays] = await Promise.all([
    getMajorIndex(),
    orEmpty(listCountries()),
    orEmpty(schoolsByCountry(major.id, 'exact')),
    orEmpty(schoolsByCountry(major.id, 'near')),
    loadPays(major),
  ])
  return {
    major,
    category: index.categories.find((category) => category.id === major.category.id),
    related: major.profile?.related ?? (await orEmpty(sameCategory(major.category.id))),
    countryOf: countryNames(countries),
    schools,
    near,
    pays,
  }
})

/** Countries in the order in which families ask about them. */
const countryOrder = ['us', 'uk', 'hk', 'au', 'sg', 'jp']

const schoolsPerCountry = 12

async function schoolsByCountry(major: string, match: 'exact' | 'near'): Promise<MajorCountry[]> {
  const { countries } = await listMajorSchools({ major, match, limit: 1 })
  const ordered = countries.toSorted(
    (a, b) => countryOrder.indexOf(a.country) - countryOrder.indexOf(b.country),
  )
  return Promise.all(
    ordered.map(async ({ country, schools }) => {
      const { list } = await listMajorSchools({ major, match, country, limit: schoolsPerCountry })
      return { country, schools, list }
    }),
  )
}

/** Majors of a category that have a profile. */
async function sameCategory(category: string) {
  const { list } = await listMajors({ category, limit: relatedCount })
  return list.filter(({ hasProfile }) => hasProfile)
}

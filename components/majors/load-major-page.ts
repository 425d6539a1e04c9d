import { countryNames } from '@/components/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getMajor, getMajorIndex, listMajors } from '@/lib/api/majors'

/** How many majors stand beside one without a profile. */
const relatedCount = 6

/** A major with what its page says around it, or null when there is none of this id. */
export async function loadMajorPage(id: string) {
  const major = await getMajor(id)
  if (major === null) return null
  const [index, countries] = await Promise.all([getMajorIndex(), orEmpty(listCountries())])
  return {
    major,
    category: index.categories.find((category) => category.id === major.category.id),
    related: major.profile?.related ?? (await orEmpty(sameCategory(major.category.id))),
    countryOf: countryNames(countries),
  }
}

/** Majors of a category that have a profile. */
async function sameCategory(category: string) {
  const { list } = await listMajors({ category, limit: relatedCount })
  return list.filter(({ hasProfile }) => hasProfile)
}

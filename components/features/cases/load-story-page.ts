import { countryNames } from '@/components/blocks/listing/names'
import { listOf } from '@/components/features/records'
import { getCase } from '@/lib/api/cases'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listStories, type Story } from '@/lib/api/stories'
import { relatedOf } from './related'

/** The data around an admission. When a request fails, its part is left out and the page is shown all the same. */
export async function loadStoryPage({ id, country, caseId }: Story) {
  const [countries, study, sameCountry, newest] = await Promise.all([
    orEmpty(listCountries()),
    caseId === null ? null : orNull(getCase(caseId)),
    listOf(listStories({ country, limit: 4 })),
    listOf(listStories({ limit: 6 })),
  ])
  return {
    countryName: countryNames(countries)(country),
    study,
    related: relatedOf(id, sameCountry, newest),
  }
}

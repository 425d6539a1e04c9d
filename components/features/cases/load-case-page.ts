import { countryNames } from '@/components/blocks/listing/names'
import { listOf } from '@/components/features/records'
import { getAdvisor } from '@/lib/api/advisors'
import { type CaseStudy, listCases } from '@/lib/api/cases'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { relatedOf } from './related'

/** Only the nearest cases, because what is further away is of another degree. */
const nearest = 2

/** The data around a case. When a request fails, its part is left out and the page is shown all the same. */
export async function loadCasePage({ id, advisor, country, level, group }: CaseStudy) {
  const [countries, found, sameCountry, sameField, sameLevel] = await Promise.all([
    orEmpty(listCountries()),
    orNull(getAdvisor(advisor)),
    listOf(listCases({ country, level, limit: 4 })),
    listOf(listCases({ group, level, limit: 4 })),
    listOf(listCases({ level, limit: 6 })),
  ])
  return {
    countryName: countryNames(countries)(country),
    advisor: found,
    related: relatedOf(id, sameCountry, sameField, sameLevel).slice(0, nearest),
  }
}

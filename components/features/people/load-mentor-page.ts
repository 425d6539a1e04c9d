import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listMentors, type Mentor } from '@/lib/api/mentors'

/**
 * The data around the record of a mentor or former officer. When a request fails, its part is left out and the page
 * is shown all the same.
 */
export async function loadMentorPage(mentor: Mentor) {
  const { kind, subject } = mentor
  const [countries, near, team] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listMentors({ kind, subject, limit: 5 }).then(({ list }) => list)),
    orEmpty(listMentors({ kind, limit: 6 }).then(({ list }) => list)),
  ])
  const others = [...near, ...team.filter(({ id }) => near.every((other) => other.id !== id))]
  return {
    countryOf: countryNames(countries),
    others: others.filter(({ id }) => id !== mentor.id).slice(0, 4),
  }
}

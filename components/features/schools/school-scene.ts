import { sceneOf } from '@/components/blocks/country-scene'
import type { SceneName } from '@/components/ui/illustrations/scene'
import type { School } from '@/lib/api/schools'

/** The city that the drawing of a country shows; the drawings of other countries show no city. */
const drawnCities: Record<string, string> = { us: 'Washington', uk: 'London', ca: 'Toronto', au: 'Sydney' }

const largeCities =
  /^(?:New York|Chicago|Boston|Los Angeles|San Francisco|Philadelphia|Houston|Atlanta|Seattle|Manchester|Birmingham|Glasgow|Leeds|Liverpool|Montr[eé]al|Vancouver|Melbourne|Brisbane|Perth|Auckland|Tokyo|Osaka|Paris|Berlin|Munich|Milan|Rome|Madrid|Barcelona|Amsterdam|Seoul|Kuala Lumpur|Bangkok|Z[uü]rich|Geneva)\b/

/** The drawing of a school: what it teaches, else what its city is like, in the colour of its country. */
export function schoolScene({ level, country, city, nameEn }: School): SceneName {
  if (level !== 'university') return 'highschool'
  if (/\b(?:arts?|design|music|conservatory)\b/i.test(nameEn)) return 'art'
  if (city !== null && largeCities.test(city)) return 'city'
  const drawn = drawnCities[country]
  return drawn === undefined || city?.startsWith(drawn) === true ? sceneOf(country) : 'campus'
}

import type { SchoolSummary } from '@/lib/api/schools'
import { placesOf } from '@/lib/schools/rankings'

/** The lists that this site may show, with their editions. */
export const systems = ['qs', 'previous', 'arwu'] as const
export type System = (typeof systems)[number]

/** A published place: `text` as the publisher printed it, a range with the dash of this site; `from` and `to` are its first and last place, equal when exact. */
export type Place = { text: string; from: number; to: number; isTied: boolean }

/** One university with its known places. */
export type RankEntry = Pick<
  SchoolSummary,
  'id' | 'name' | 'nameEn' | 'country' | 'city' | 'state' | 'href'
> & {
  places: Readonly<Record<System, Place | null>>
}

/** Universities that are in at least one of the lists. A place is marked as tied when another school in the result has it too. */
export function toEntries(schools: readonly SchoolSummary[]): RankEntry[] {
  const entries = schools
    .filter(({ rank, arwu }) => rank !== null || arwu !== null)
    .map(({ id, name, nameEn, country, city, state, href, rank, previousRank, arwu }) => ({
      id,
      name,
      nameEn,
      country,
      city,
      state,
      href,
      places: {
        qs: toPlace(rank?.text ?? null),
        previous: toPlace(previousRank),
        arwu: toPlace(arwu?.text ?? null),
      },
    }))
  const held = new Map<string, number>()
  const keyOf = (system: System, place: Place) => `${system} ${place.text}`
  for (const { places } of entries) {
    for (const system of systems) {
      const place = places[system]
      if (place !== null) held.set(keyOf(system, place), (held.get(keyOf(system, place)) ?? 0) + 1)
    }
  }
  const marked = (system: System, place: Place | null): Place | null =>
    place && { ...place, isTied: place.from === place.to && (held.get(keyOf(system, place)) ?? 0) > 1 }
  return entries.map((entry) => ({
    ...entry,
    places: {
      qs: marked('qs', entry.places.qs),
      previous: marked('previous', entry.places.previous),
      arwu: marked('arwu', entry.places.arwu),
    },
  }))
}

function toPlace(text: string | null): Place | null {
  const range = text === null ? null : placesOf(text)
  return text === null || range === null ? null : { text: text.replace('-', '–'), ...range, isTied: false }
}

/** Below zero when `a` comes before `b`. With the same first place an exact place comes before a band, a narrow band before a wide one. */
export function comparePlaces(a: Place, b: Place): number {
  return a.from - b.from || a.to - b.to
}

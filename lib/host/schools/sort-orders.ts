import type { SchoolSort, SortOrder } from '@/lib/contract/schools'
import type { StudyLevel } from '@/lib/schools/finder'
import type { SchoolEntry } from './school-entry'

type OrderName = Exclude<SchoolSort, 'cost'> | `cost-${StudyLevel}`

/** The places of the rows in every order that can be asked for. */
export function ordersOf(rows: readonly SchoolEntry[]): Record<OrderName, Record<SortOrder, Uint32Array>> {
  return {
    rank: bothOrders(rows, (row) => row.rank),
    name: bothOrders(rows, pinyinPlaces(rows)),
    'cost-bachelor': bothOrders(rows, (row) => row.cost.bachelor),
    'cost-master': bothOrders(rows, (row) => row.cost.master),
    admission: bothOrders(rows, (row) => row.admission),
    international: bothOrders(rows, (row) => row.international),
    size: bothOrders(rows, (row) => row.size),
  }
}

/**
 * Places of the rows sorted up and down by a number, those of an equal number by rank and name; rows without one last in both,
 * the better known ones of them first.
 */
function bothOrders<T extends SchoolEntry>(
  rows: readonly T[],
  placeOf: (row: T) => number | null,
): Record<SortOrder, Uint32Array> {
  const english = new Intl.Collator('en')
  const byName = rows
    .map((row, place) => ({
      ...{ place, value: placeOf(row), name: row.nameEn, weight: row.weight },
      rank: row.rank ?? Number.MAX_SAFE_INTEGER,
    }))
    .sort((a, b) => english.compare(a.name, b.name))
  const sorted = (direction: 1 | -1) => {
    const entries = byName.toSorted((a, b) => {
      if (a.value === null && b.value === null) return b.weight - a.weight
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return direction * (a.value - b.value) || a.rank - b.rank
    })
    return Uint32Array.from(entries, (entry) => entry.place)
  }
  return { asc: sorted(1), desc: sorted(-1) }
}

/** The place of each Chinese name in pinyin order, equal names sharing one; null without a Chinese name. */
function pinyinPlaces(rows: readonly SchoolEntry[]): (row: SchoolEntry) => number | null {
  const pinyin = new Intl.Collator('zh-Hans-CN')
  const names = [...new Set(rows.flatMap((row) => row.nameZh ?? []))].sort(pinyin.compare)
  const places = new Map(names.map((name, place) => [name, place]))
  return (row) => (row.nameZh === null ? null : (places.get(row.nameZh) ?? null))
}

/**
 * Schools of the same level and country as one school, the closest first. With a published place closeness is the distance in
 * the order of places; without one, the same city comes before the same state and both before the rest.
 */
export function neighboursIn(
  rows: readonly SchoolEntry[],
  byRank: Uint32Array,
): (school: SchoolEntry | undefined) => Uint32Array {
  return (school) => {
    if (school === undefined) return new Uint32Array()
    const peers = Array.from(byRank).filter((place) => {
      const row = rows[place]
      return row?.level === school.level && row.country === school.country
    })
    const own = peers.findIndex((place) => rows[place]?.id === school.id)
    const distance = (place: number, at: number): number => {
      const row = rows[place]
      if (school.rank !== null) return (row?.rank === null ? peers.length : 0) + Math.abs(at - own)
      if (school.city !== null && row?.city === school.city && row.state === school.state) return 0
      return school.state !== null && row?.state === school.state ? 1 : 2
    }
    return Uint32Array.from(
      peers
        .map((place, at) => ({ place, at, distance: distance(place, at) }))
        .filter(({ at }) => at !== own)
        .toSorted((a, b) => a.distance - b.distance || a.at - b.at),
      ({ place }) => place,
    )
  }
}

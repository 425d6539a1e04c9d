import type { PageOf } from '@/lib/api/envelope'
import type { BoardingChoice, RankBand, SchoolLevel, SchoolSort, SortOrder } from '@/lib/api/schools'
import { schoolAliases } from '@/lib/host/search/aliases'
import { fold as foldLetters } from '@/lib/host/search/text'
import type { SchoolRow } from './school-rows'

export type SchoolFilter = {
  level: SchoolLevel
  country?: string | undefined
  city?: string | undefined
  band?: RankBand | undefined
  /** Upper case, `A` to `Z`. */
  letter?: string | undefined
  boarding?: BoardingChoice | undefined
  /** Id of the school whose neighbours are wanted; `sort` and `order` then have no say. */
  near?: string | undefined
  q?: string | undefined
  sort: SchoolSort
  order: SortOrder
}

export type SchoolIndex = {
  /** One page of the matching schools in the order asked for; `total` counts all of them. */
  search: (filter: SchoolFilter, paging: { page: number; limit: number }) => PageOf<SchoolRow>
  find: (id: string) => SchoolRow | undefined
}

/** Whether the school at this place of the rows passes. */
type Test = (place: number) => boolean

const bandEnds: Record<Exclude<RankBand, 'unranked'>, number> = {
  top50: 50,
  top100: 100,
  top200: 200,
  top500: 500,
}

/**
 * Case, full width, accents, traditional characters and runs of spaces make no difference: `ＭＩＴ` finds MIT, `Zurich` finds
 * Zürich, `倫敦` finds 伦敦.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/\s+/g, ' ').trim()
}

/** The letter a school stands under in an index: of the English name, without accents and a leading article. */
export function initialOf(nameEn: string): string {
  const [letter = ''] = fold(nameEn)
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '')
  return letter.toUpperCase()
}

/**
 * Everything a search compares is made here, once, as columns of numbers and one long text, so that a search over 100,000
 * schools touches no school that does not match.
 */
export function createSchoolIndex(rows: readonly SchoolRow[]): SchoolIndex {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const level = equalTo(rows.map((row) => row.level))
  const country = equalTo(rows.map((row) => row.country))
  const city = equalTo(rows.map((row) => fold(row.city ?? '')))
  const band = inBand(rows)
  const initial = equalTo(rows.map((row) => initialOf(row.name_en)))
  const names = namesContaining(rows)
  const orders: Record<SchoolSort, Record<SortOrder, Uint32Array>> = {
    rank: bothOrders(rows, (row) => row.rank?.num ?? null),
    name: bothOrders(rows, pinyinPlaces(rows)),
  }
  const neighbours = neighboursIn(rows, orders.rank.asc)
  return {
    find: (id) => byId.get(id),
    search: (filter, { page, limit }) => {
      const tests = [
        level(filter.level),
        filter.country === undefined ? [] : country(filter.country),
        filter.city === undefined ? [] : city(fold(filter.city)),
        filter.band === undefined ? [] : band(filter.band),
        filter.letter === undefined ? [] : initial(filter.letter),
        filter.boarding === undefined ? [] : offers(rows, filter.boarding),
        filter.q === undefined ? [] : names(fold(filter.q)),
      ].flat()
      const order =
        filter.near === undefined ? orders[filter.sort][filter.order] : neighbours(byId.get(filter.near))
      const places = tests.reduce(narrow, order)
      const shown = Array.from(places.subarray((page - 1) * limit, page * limit))
      return { list: shown.flatMap((place) => rows[place] ?? []), total: places.length, page, limit }
    },
  }
}

/** The places that pass, in their order. A plain loop: the filter method of typed arrays takes several times as long. */
function narrow(places: Uint32Array, test: Test): Uint32Array {
  const passed = new Uint32Array(places.length)
  let count = 0
  for (const place of places) {
    if (test(place)) {
      passed[count] = place
      count += 1
    }
  }
  return passed.subarray(0, count)
}

/** Compares a word with each school's by number, because comparing 100,000 strings is many times slower. */
function equalTo(words: readonly string[]): (wanted: string) => Test {
  const numbers = new Map([...new Set(words)].map((word, number) => [word, number]))
  const column = Uint32Array.from(words, (word) => numbers.get(word) ?? 0)
  return (wanted) => {
    const number = numbers.get(wanted)
    return (place) => column[place] === number
  }
}

function offers(rows: readonly SchoolRow[], wanted: BoardingChoice): Test {
  return (place) => {
    const boarding = rows[place]?.boarding
    return boarding === wanted || boarding === 'both'
  }
}

/**
 * Schools of the same level and country as one school, the closest first. With a published place closeness is the distance in
 * the order of places; without one, the same city comes before the same state and both before the rest.
 */
function neighboursIn(
  rows: readonly SchoolRow[],
  byRank: Uint32Array,
): (school: SchoolRow | undefined) => Uint32Array {
  return (school) => {
    if (school === undefined) return new Uint32Array()
    const peers = Array.from(byRank).filter((place) => {
      const row = rows[place]
      return row?.level === school.level && row.country === school.country
    })
    const own = peers.findIndex((place) => rows[place]?.id === school.id)
    const distance = (place: number, at: number): number => {
      const row = rows[place]
      if (school.rank !== null) return (row?.rank ? 0 : peers.length) + Math.abs(at - own)
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

function inBand(rows: readonly SchoolRow[]): (band: RankBand) => Test {
  const column = Uint32Array.from(rows, (row) => row.rank?.num ?? 0)
  return (band) => {
    if (band === 'unranked') return (place) => column[place] === 0
    const end = bandEnds[band]
    return (place) => {
      const rank = column[place] ?? 0
      return rank > 0 && rank <= end
    }
  }
}

/** One long text of all names: a single pass over it is much faster than a pass over each school's own. */
function namesContaining(rows: readonly SchoolRow[]): (words: string) => Test {
  // No folded word holds a line break, so a match never crosses from one name into the next.
  const names = rows.map((row) => {
    const all = [row.name_zh ?? '', row.name_en, ...row.name_alt, ...(schoolAliases[row.id] ?? [])]
    return `${all.map(fold).join('\n')}\n`
  })
  const text = names.join('')
  const ends = new Uint32Array(rows.length)
  let length = 0
  for (const [place, name] of names.entries()) {
    length += name.length
    ends[place] = length
  }
  return (words) => {
    if (words === '') return () => true
    const hits = new Uint8Array(rows.length)
    let place = 0
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, ends[place])) {
      while ((ends[place] ?? length) <= at) place += 1
      hits[place] = 1
    }
    return (candidate) => hits[candidate] === 1
  }
}

/** Places of the rows sorted up and down by a number; rows without one last in both, ties by English name in both. */
function bothOrders(
  rows: readonly SchoolRow[],
  placeOf: (row: SchoolRow) => number | null,
): Record<SortOrder, Uint32Array> {
  const english = new Intl.Collator('en')
  const byName = rows
    .map((row, place) => ({ place, value: placeOf(row), name: row.name_en }))
    .sort((a, b) => english.compare(a.name, b.name))
  const sorted = (direction: 1 | -1) => {
    const entries = byName.toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return direction * (a.value - b.value)
    })
    return Uint32Array.from(entries, (entry) => entry.place)
  }
  return { asc: sorted(1), desc: sorted(-1) }
}

/** The place of each Chinese name in pinyin order, equal names sharing one; null without a Chinese name. */
function pinyinPlaces(rows: readonly SchoolRow[]): (row: SchoolRow) => number | null {
  const pinyin = new Intl.Collator('zh-Hans-CN')
  const names = [...new Set(rows.flatMap((row) => row.name_zh ?? []))].sort(pinyin.compare)
  const places = new Map(names.map((name, place) => [name, place]))
  return (row) => (row.name_zh === null ? null : (places.get(row.name_zh) ?? null))
}

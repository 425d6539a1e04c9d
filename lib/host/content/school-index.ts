import type { PageOf } from '@/lib/api/envelope'
import type { RankBand, SchoolLevel, SchoolSort, SortOrder } from '@/lib/api/schools'
import type { SchoolRow } from './school-rows'

export type SchoolFilter = {
  level: SchoolLevel
  country?: string | undefined
  city?: string | undefined
  band?: RankBand | undefined
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

/** Case, full width, accents and runs of spaces make no difference: `ＭＩＴ` finds MIT, `Zurich` finds Zürich. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
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
  const names = namesContaining(rows)
  const orders: Record<SchoolSort, Record<SortOrder, Uint32Array>> = {
    rank: bothOrders(rows, (row) => row.rank?.num ?? null),
    name: bothOrders(rows, pinyinPlaces(rows)),
  }
  return {
    find: (id) => byId.get(id),
    search: (filter, { page, limit }) => {
      const tests = [
        level(filter.level),
        filter.country === undefined ? [] : country(filter.country),
        filter.city === undefined ? [] : city(fold(filter.city)),
        filter.band === undefined ? [] : band(filter.band),
        filter.q === undefined ? [] : names(fold(filter.q)),
      ].flat()
      const places = orders[filter.sort][filter.order].filter((place) => tests.every((test) => test(place)))
      const shown = Array.from(places.subarray((page - 1) * limit, page * limit))
      return { list: shown.flatMap((place) => rows[place] ?? []), total: places.length, page, limit }
    },
  }
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
  const names = rows.map(
    (row) => `${[row.name_zh ?? '', row.name_en, ...row.name_alt].map(fold).join('\n')}\n`,
  )
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

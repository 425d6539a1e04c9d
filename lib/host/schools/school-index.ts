import type { PageOf } from '@/lib/contract/envelope'
import type { BoardingChoice, RankBand, SchoolLevel, SchoolSort, SortOrder } from '@/lib/contract/schools'
import { studyFieldIds } from '@/lib/schools/fields'
import {
  type FinderFilter,
  type FinderName,
  finderFilters,
  finderNames,
  type StudyLevel,
} from '@/lib/schools/finder'
import { fold } from './build/fold'

/** What lists and filters need of a school; the rest is fetched for the page shown. */
export type SchoolEntry = {
  id: string
  level: SchoolLevel
  country: string
  city: string | null
  cityZh: string | null
  state: string | null
  nameZh: string | null
  nameEn: string
  /** All names, folded, one per line, each with its line break. */
  search: string
  rank: number | null
  boarding: 'boarding' | 'day' | 'both' | 'private' | null
  /** The usual order of schools without a rank: those more is known of first. */
  weight: number
  /** One bit per broad field taught at the level, in the order of `studyFieldIds`. */
  subjects: Record<StudyLevel, number>
  /** Yearly tuition in yuan, the lowest published. */
  cost: Record<StudyLevel, number | null>
  admission: number | null
  sat: number | null
  ielts: number | null
  international: number | null
  size: number | null
  setting: 'city' | 'suburb' | 'town' | 'rural' | null
}

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
  /** The schools that may be found at all. */
  among?: ReadonlySet<string> | undefined
  /** What `subject` and `cost` are meant for. */
  study?: StudyLevel | undefined
  sort: SchoolSort
  order: SortOrder
} & { [name in FinderName]?: string | undefined }

/** For one filter: how many schools each choice would leave, and how many lack the value, all other filters applied. */
export type Facet = { name: string; counts: { value: string; count: number }[]; lacking: number }

export type SchoolIndex<T extends SchoolEntry = SchoolEntry> = {
  /** One page of the matching schools in the order asked for; `total` counts all of them. */
  search: (filter: SchoolFilter, paging: { page: number; limit: number }) => PageOf<T>
  facets: (filter: SchoolFilter) => { total: number; facets: Facet[] }
  find: (id: string) => T | undefined
}

/** Whether the school at this place of the rows passes. */
type Test = (place: number) => boolean

const bandEnds: Record<Exclude<RankBand, 'unranked'>, number> = {
  top50: 50,
  top100: 100,
  top200: 200,
  top500: 500,
}

const oneOf =
  (rows: readonly SchoolEntry[], ids: ReadonlySet<string>): Test =>
  (place) =>
    ids.has(rows[place]?.id ?? '')

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
export function createSchoolIndex<T extends SchoolEntry>(rows: readonly T[]): SchoolIndex<T> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const level = equalTo(rows.map((row) => row.level))
  const countries = rows.map((row) => row.country)
  const country = equalTo(countries)
  const ofCountry = wordsDimension(countries)
  const city = eitherOf(
    equalTo(rows.map((row) => fold(row.city ?? ''))),
    equalTo(rows.map((row) => row.cityZh ?? '')),
  )
  const band = inBand(rows)
  const boards = equalTo(rows.map((row) => row.boarding ?? ''))
  const boarding = eitherOf(boards, () => boards('both'))
  const initial = equalTo(rows.map((row) => initialOf(row.nameEn)))
  const names = namesContaining(rows)
  const dimensions = {
    bachelor: dimensionsOf(rows, 'bachelor'),
    master: dimensionsOf(rows, 'master'),
  }
  const orders = ordersOf(rows)
  const neighbours = neighboursIn(rows, orders.rank.asc)

  /** The tests of a filter by name; those of dimensions count towards facets. */
  const testsOf = (filter: SchoolFilter): [string, Test][] => {
    const finder = dimensions[filter.study ?? 'bachelor']
    const tests: [string, Test | null][] = [
      ['level', level(filter.level)],
      ['country', filter.country === undefined ? null : country(filter.country)],
      ['city', filter.city === undefined ? null : city(fold(filter.city))],
      ['band', filter.band === undefined ? null : band(filter.band)],
      ['letter', filter.letter === undefined ? null : initial(filter.letter)],
      ['boarding', filter.boarding === undefined ? null : boarding(filter.boarding)],
      ['q', filter.q === undefined ? null : names(fold(filter.q))],
      ['among', filter.among === undefined ? null : oneOf(rows, filter.among)],
      ...finderNames.map((name): [string, Test | null] => {
        const value = filter[name]
        return [name, value === undefined ? null : finder[name].test(value)]
      }),
    ]
    return tests.flatMap(([name, test]) => (test === null ? [] : [[name, test]]))
  }

  return {
    find: (id) => byId.get(id),
    search: (filter, { page, limit }) => {
      const order =
        filter.near === undefined
          ? orders[orderName(filter)][filter.order]
          : neighbours(byId.get(filter.near))
      const places = testsOf(filter).reduce((left, [, test]) => narrow(left, test), order)
      const shown = Array.from(places.subarray((page - 1) * limit, page * limit))
      return { list: shown.flatMap((place) => rows[place] ?? []), total: places.length, page, limit }
    },
    facets: (filter) => {
      const finder = dimensions[filter.study ?? 'bachelor']
      return countFacets(rows.length, testsOf(filter), [
        { name: 'country', ...ofCountry },
        ...finderNames.map((name) => ({ name, ...finder[name] })),
      ])
    },
  }
}

/** Sorting by tuition means that of the level asked for. */
const orderName = ({ sort, study }: SchoolFilter) =>
  sort === 'cost' ? (`cost-${study ?? 'bachelor'}` as const) : sort

/** A place that fails more than one test, or one that no filter of the finder stands for. */
const outside = 255

/**
 * A school that fails one test alone still counts among the choices of that test's own filter. Each pass is a plain loop over
 * columns of bytes: one loop that asks every test and every filter in turn takes ten times as long.
 */
function countFacets(
  length: number,
  tests: readonly [string, Test][],
  dimensions: readonly ({ name: string } & Dimension)[],
): { total: number; facets: Facet[] } {
  /** By place: 0 when it passes, the number of the only filter it fails (counted from 1), or `outside`. */
  const failed = new Uint8Array(length)
  for (const [name, test] of tests) {
    const own = dimensions.findIndex((dimension) => dimension.name === name) + 1
    markFailures(failed, test, own === 0 ? outside : own)
  }
  const [passing = none, ...failing] = byFilterFailed(failed, dimensions.length)
  return {
    total: passing.length,
    facets: dimensions.map(({ name, tally }, at) => ({ name, ...tally([passing, failing[at] ?? none]) })),
  }
}

const none = new Uint32Array()

/** First the places that pass, then for each filter those that fail it alone. */
function byFilterFailed(failed: Uint8Array, filters: number): Uint32Array[] {
  const sizes = new Uint32Array(outside + 1)
  for (const filter of failed) sizes[filter] = (sizes[filter] ?? 0) + 1
  const groups = Array.from({ length: filters + 1 }, (_, filter) => new Uint32Array(sizes[filter] ?? 0))
  const filled = new Uint32Array(filters + 1)
  for (let place = 0; place < failed.length; place += 1) {
    const filter = failed[place] ?? outside
    const group = groups[filter]
    if (group === undefined) continue
    const at = filled[filter] ?? 0
    group[at] = place
    filled[filter] = at + 1
  }
  return groups
}

function markFailures(failed: Uint8Array, test: Test, filter: number): void {
  for (let place = 0; place < failed.length; place += 1) {
    const before = failed[place]
    if (before !== outside && !test(place)) failed[place] = before === 0 ? filter : outside
  }
}

/** One filter of the finder over all places. */
type Dimension = {
  test: (value: string) => Test
  /** Counts these places by choice. */
  tally: (groups: readonly Uint32Array[]) => Omit<Facet, 'name'>
}

function dimensionsOf(rows: readonly SchoolEntry[], study: StudyLevel): Record<FinderName, Dimension> {
  return {
    subject: maskDimension(
      rows.map((row) => row.subjects[study]),
      studyFieldIds,
    ),
    cost: numberDimension(
      rows.map((row) => row.cost[study]),
      finderFilters.cost,
    ),
    admission: numberDimension(
      rows.map((row) => row.admission),
      finderFilters.admission,
    ),
    sat: numberDimension(
      rows.map((row) => row.sat),
      finderFilters.sat,
    ),
    ielts: numberDimension(
      rows.map((row) => row.ielts),
      finderFilters.ielts,
    ),
    international: numberDimension(
      rows.map((row) => row.international),
      finderFilters.international,
    ),
    size: numberDimension(
      rows.map((row) => row.size),
      finderFilters.size,
    ),
    setting: wordsDimension(rows.map((row) => row.setting ?? '')),
  }
}

function countBins(
  column: Uint8Array | Uint16Array,
  size: number,
  groups: readonly Uint32Array[],
): Uint32Array {
  const bins = new Uint32Array(size)
  for (const places of groups) {
    for (const place of places) {
      const bin = column[place] ?? 0
      bins[bin] = (bins[bin] ?? 0) + 1
    }
  }
  return bins
}

/** Places lie in the bin of the first choice that holds them; thresholds hold all bins before them too. */
function numberDimension(
  values: readonly (number | null)[],
  filter: Exclude<FinderFilter, { kind: 'words' }>,
): Dimension {
  const { choices } = filter
  const binOf = (value: number): number => {
    if (filter.kind === 'bands')
      return filter.choices.findIndex(({ from, to }) => value >= from && value < to)
    return filter.choices.findIndex(({ end }) => (filter.kind === 'at-most' ? value <= end : value >= end))
  }
  const unknown = 255
  const beyond = choices.length
  const column = Uint8Array.from(values, (value) => {
    if (value === null) return unknown
    const bin = binOf(value)
    return bin === -1 ? beyond : bin
  })
  return {
    test: (value) => {
      const wanted = choices.findIndex((choice) => choice.value === value)
      if (wanted === -1) return () => false
      return filter.kind === 'bands'
        ? (place) => column[place] === wanted
        : (place) => (column[place] ?? unknown) <= wanted
    },
    tally: (groups) => {
      const bins = countBins(column, unknown + 1, groups)
      let sum = 0
      const counts = choices.map(({ value }, at) => {
        sum = (filter.kind === 'bands' ? 0 : sum) + (bins[at] ?? 0)
        return { value, count: sum }
      })
      return { counts, lacking: bins[unknown] ?? 0 }
    },
  }
}

function wordsDimension(values: readonly string[]): Dimension {
  const words = [...new Set(values)].filter((word) => word !== '')
  const numbers = new Map(words.map((word, at) => [word, at + 1]))
  const column = Uint16Array.from(values, (word) => numbers.get(word) ?? 0)
  return {
    test: (value) => {
      const wanted = numbers.get(value)
      return (place) => column[place] === wanted
    },
    tally: (groups) => {
      const bins = countBins(column, words.length + 1, groups)
      return {
        counts: words.map((value, at) => ({ value, count: bins[at + 1] ?? 0 })),
        lacking: bins[0] ?? 0,
      }
    },
  }
}

function maskDimension(values: readonly number[], words: readonly string[]): Dimension {
  const column = Uint32Array.from(values)
  return {
    test: (value) => {
      const at = words.indexOf(value)
      return (place) => at !== -1 && (((column[place] ?? 0) >> at) & 1) === 1
    },
    tally: (groups) => {
      const bins = new Uint32Array(words.length)
      let lacking = 0
      for (const places of groups) {
        for (const place of places) {
          let mask = column[place] ?? 0
          if (mask === 0) lacking += 1
          while (mask !== 0) {
            const lowest = mask & -mask
            const at = 31 - Math.clz32(lowest)
            bins[at] = (bins[at] ?? 0) + 1
            mask ^= lowest
          }
        }
      }
      return { counts: words.map((value, at) => ({ value, count: bins[at] ?? 0 })), lacking }
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

const eitherOf =
  (one: (wanted: string) => Test, other: (wanted: string) => Test) =>
  (wanted: string): Test => {
    const [isOne, isOther] = [one(wanted), other(wanted)]
    return (place) => isOne(place) || isOther(place)
  }

/**
 * Schools of the same level and country as one school, the closest first. With a published place closeness is the distance in
 * the order of places; without one, the same city comes before the same state and both before the rest.
 */
function neighboursIn(
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

function inBand(rows: readonly SchoolEntry[]): (band: RankBand) => Test {
  const column = Uint32Array.from(rows, (row) => row.rank ?? 0)
  return (band) => {
    if (band === 'unranked') return (place) => column[place] === 0
    const end = bandEnds[band]
    return (place) => {
      const rank = column[place] ?? 0
      return rank > 0 && rank <= end
    }
  }
}

/** An abbreviation is a word of its own: `smu` is not the middle of Erasmus. */
const isAbbreviation = (words: string) => /^[a-z]{1,4}$/.test(words)

const isLetter = (text: string, at: number) => /[a-z0-9]/.test(text[at] ?? '')

/** One long text of all names: a single pass over it is much faster than a pass over each school's own. */
function namesContaining(rows: readonly SchoolEntry[]): (words: string) => Test {
  // No folded word holds a line break, so a match never crosses from one name into the next.
  const text = rows.map((row) => row.search).join('')
  const ends = new Uint32Array(rows.length)
  let length = 0
  for (const [place, { search }] of rows.entries()) {
    length += search.length
    ends[place] = length
  }
  return (words) => {
    if (words === '') return () => true
    const isWhole = isAbbreviation(words)
    const hits = new Uint8Array(rows.length)
    let place = 0
    let at = text.indexOf(words)
    while (at !== -1) {
      while ((ends[place] ?? length) <= at) place += 1
      const isHit = !isWhole || !(isLetter(text, at - 1) || isLetter(text, at + words.length))
      if (isHit) hits[place] = 1
      at = text.indexOf(words, isHit ? ends[place] : at + 1)
    }
    return (candidate) => hits[candidate] === 1
  }
}

type OrderName = Exclude<SchoolSort, 'cost'> | `cost-${StudyLevel}`

function ordersOf(rows: readonly SchoolEntry[]): Record<OrderName, Record<SortOrder, Uint32Array>> {
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

/** Places of the rows sorted up and down by a number; rows without one last in both, the better known ones of them first. */
function bothOrders<T extends SchoolEntry>(
  rows: readonly T[],
  placeOf: (row: T) => number | null,
): Record<SortOrder, Uint32Array> {
  const english = new Intl.Collator('en')
  const byName = rows
    .map((row, place) => ({ place, value: placeOf(row), name: row.nameEn, weight: row.weight }))
    .sort((a, b) => english.compare(a.name, b.name))
  const sorted = (direction: 1 | -1) => {
    const entries = byName.toSorted((a, b) => {
      if (a.value === null && b.value === null) return b.weight - a.weight
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return direction * (a.value - b.value)
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

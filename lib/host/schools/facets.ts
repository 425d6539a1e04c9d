import { studyFieldIds } from '@/lib/schools/fields'
import { type FinderFilter, type FinderName, finderFilters, type StudyLevel } from '@/lib/schools/finder'
import type { Predicate } from './predicates'
import type { SchoolEntry } from './school-entry'

/** For one filter: how many schools each choice would leave, and how many lack the value, all other filters applied. */
export type Facet = { name: string; counts: { value: string; count: number }[]; lacking: number }

/** A place that fails more than one test, or one that no filter of the finder stands for. */
const outside = 255

/**
 * A school that fails one test alone still counts among the choices of that test's own filter. Each pass is a plain loop over
 * columns of bytes: one loop that asks every test and every filter in turn takes ten times as long.
 */
export function countFacets(
  length: number,
  tests: readonly [string, Predicate][],
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

function markFailures(failed: Uint8Array, test: Predicate, filter: number): void {
  for (let place = 0; place < failed.length; place += 1) {
    const before = failed[place]
    if (before !== outside && !test(place)) failed[place] = before === 0 ? filter : outside
  }
}

/** One filter of the finder over all places. */
type Dimension = {
  test: (value: string) => Predicate
  /** Counts these places by choice. */
  tally: (groups: readonly Uint32Array[]) => Omit<Facet, 'name'>
}

/** The filters of the finder over these schools; subject and cost are those of one level. */
export function dimensionsOf(rows: readonly SchoolEntry[], study: StudyLevel): Record<FinderName, Dimension> {
  const ofNumbers = (name: 'admission' | 'sat' | 'ielts' | 'international' | 'size') =>
    numberDimension(
      rows.map((row) => row[name]),
      finderFilters[name],
    )
  return {
    subject: maskDimension(
      rows.map((row) => row.subjects[study]),
      studyFieldIds,
    ),
    cost: numberDimension(
      rows.map((row) => row.cost[study]),
      finderFilters.cost,
    ),
    admission: ofNumbers('admission'),
    sat: ofNumbers('sat'),
    ielts: ofNumbers('ielts'),
    international: ofNumbers('international'),
    size: ofNumbers('size'),
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
      if (value === 'unknown') return (place) => column[place] === unknown
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

export function wordsDimension(values: readonly string[]): Dimension {
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

import type { RankBand } from '@/lib/contract/schools'
import type { SchoolEntry } from './school-entry'

/** Whether the school at this place of the rows passes. */
export type Predicate = (place: number) => boolean

/** The places that pass, in their order. A plain loop: the filter method of typed arrays takes several times as long. */
export function narrow(places: Uint32Array, test: Predicate): Uint32Array {
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
export function equalTo(words: readonly string[]): (wanted: string) => Predicate {
  const numbers = new Map([...new Set(words)].map((word, number) => [word, number]))
  const column = Uint32Array.from(words, (word) => numbers.get(word) ?? 0)
  return (wanted) => {
    const number = numbers.get(wanted)
    return (place) => column[place] === number
  }
}

export const eitherOf =
  (one: (wanted: string) => Predicate, other: (wanted: string) => Predicate) =>
  (wanted: string): Predicate => {
    const [isOne, isOther] = [one(wanted), other(wanted)]
    return (place) => isOne(place) || isOther(place)
  }

export const oneOf =
  (rows: readonly SchoolEntry[], ids: ReadonlySet<string>): Predicate =>
  (place) =>
    ids.has(rows[place]?.id ?? '')

const bandEnds: Record<Exclude<RankBand, 'unranked'>, number> = {
  top50: 50,
  top100: 100,
  top200: 200,
  top500: 500,
}

/** By the published place in the world; `unranked` has none. */
export function inBand(rows: readonly SchoolEntry[]): (band: RankBand) => Predicate {
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
export function namesContaining(rows: readonly SchoolEntry[]): (words: string) => Predicate {
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

/** Bears these folded words as a whole name or short name: 哥大 is Columbia's, and only within the name of 芝加哥大学. */
export const namedExactly =
  (rows: readonly SchoolEntry[]) =>
  (words: string): Predicate =>
  (place) =>
    words !== '' && `\n${rows[place]?.search}`.includes(`\n${words}\n`)

import { toKey } from '@/lib/host/text/text'

export type ChinaInstitution = { name: string; universities: number }

/** An institution as short forms are laid against it: without its campus, and without what every name ends in. */
type ShortTarget = { core: string; ending: '大' | '院' | ''; standing: number }

/** Longer words are no short form any more. */
const longestShort = 8

/** A short form may leave out so much, counted as `costOf` counts, and so much where it is taken without asking. */
const furthest = { asked: 5, taken: 3 }

/** A name whose score is this much below the best one is not a candidate. */
const closeBy = 1

/** What a short form costs that begins elsewhere than with the name: 川大, 央财, 贸大. Such a one is asked about, never taken. */
const startCosts = { first: 0, national: 1, second: 1.5, inner: 2 } as const

/** 人大 begins behind the country's name. */
const nationalStart = /^(中国人民解放军|中国)/

/** A university is meant before a college, and both before a vocational school or a college of a university. */
const standings: readonly (readonly [pattern: RegExp, cost: number])[] = [
  [/职业|专科|技师|士官|警察|军/, 3],
  [/大学.+/, 3],
  [/大学$/, 0],
  [/学院$/, 2],
  [/./, 3],
]

const withoutCampus = (name: string) => name.replace(/[（(／/].*$/u, '').trim()

function targetOf(name: string): ShortTarget {
  const base = toKey(withoutCampus(name))
  const standing = standings.find(([pattern]) => pattern.test(base))?.[1] ?? 0
  if (base.endsWith('大学')) return { core: base.slice(0, -2), ending: '大', standing }
  if (base.endsWith('学院')) return { core: base.slice(0, -2), ending: '院', standing }
  return { core: base, ending: '', standing }
}

/**
 * How many characters a short form leaves unsaid: names are read in pairs, and a character speaks for the one behind it, so that
 * 南理工 says all of 南京理工 and leaves two characters of 南京航空航天 unsaid as 南航. Infinity where its characters do not follow
 * each other in the name.
 */
function unsaidBy(short: string, name: string): number {
  const [first = '', ...rest] = short
  if (!name.startsWith(first)) return Number.POSITIVE_INFINITY
  const placed = place(rest, name, 1)
  return placed === null ? Number.POSITIVE_INFINITY : unsaidBetween([0, ...placed], name.length)
}

/** The positions of the characters, each as early as possible; null where one is missing. */
function place(characters: readonly string[], name: string, from: number): number[] | null {
  const places: number[] = []
  let at = from
  for (const character of characters) {
    const found = name.indexOf(character, at)
    if (found === -1) return null
    places.push(found)
    at = found + 1
  }
  return places
}

/** Each character speaks for one behind it. */
const unsaidBetween = (places: readonly number[], length: number): number =>
  places.reduce((sum, at, index) => sum + Math.max(0, (places[index + 1] ?? length) - at - 2), 0)

/** The part of a short form before its own ending for 大学 or 学院; null where the ending is of another kind. */
function coreOf(short: string, { ending }: ShortTarget): string | null {
  const plain = short.replace(/(大)学$|(学)院$/, (_, university, college) => university ?? (college && '院'))
  const said = plain.at(-1)
  if (said === ending && plain.length > 1) return plain.slice(0, -1)
  return said === '大' || said === '院' ? null : plain
}

type Cost = { cost: number; isFromStart: boolean }

function costOf(short: string, target: ShortTarget): Cost {
  const core = coreOf(short, target)
  if (core === null) return { cost: Number.POSITIVE_INFINITY, isFromStart: false }
  const { core: name, standing } = target
  const national = name.replace(nationalStart, '')
  const inner = name.indexOf(core[0] ?? '', 2)
  const fromStart = startCosts.first + unsaidBy(core, name)
  const cost = Math.min(
    fromStart,
    national === name ? Number.POSITIVE_INFINITY : startCosts.national + unsaidBy(core, national),
    startCosts.second + unsaidBy(core, name.slice(1)),
    inner === -1 ? Number.POSITIVE_INFINITY : startCosts.inner + unsaidBy(core, name.slice(inner)),
  )
  return { cost: cost + standing, isFromStart: cost === fromStart }
}

export type ShortMatch = {
  name: string
  isFromStart: boolean
  /** Near enough to be taken where it is the only one. */
  isNear: boolean
}

/** Finds the institutions that a short form may mean, the nearest first; of equally near ones, those on more lists first. */
export function createShortNames(institutions: readonly ChinaInstitution[]): (word: string) => ShortMatch[] {
  const targets = institutions.map((institution) => ({ ...institution, target: targetOf(institution.name) }))
  return (word) => {
    const short = toKey(word)
    if (short.length < 2 || short.length > longestShort || !/^\p{Script=Han}+$/u.test(short)) return []
    const found = targets
      .map(({ name, universities, target }) => ({ name, universities, ...costOf(short, target) }))
      .filter(({ cost }) => cost <= furthest.asked)
    const nearest = Math.min(...found.map(({ cost }) => cost))
    return found
      .filter(({ cost }) => cost <= nearest + closeBy)
      .toSorted((a, b) => a.cost - b.cost || b.universities - a.universities || a.name.length - b.name.length)
      .map(({ name, isFromStart, cost }) => ({ name, isFromStart, isNear: cost <= furthest.taken }))
  }
}

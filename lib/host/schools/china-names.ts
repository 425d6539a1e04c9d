import { toKey } from '@/lib/host/text/text'
import { settledShortNames } from '@/lib/schools/china-short-names'
import { foldName } from './fold-name'

/** An institution of the lists with the text that is searched. */
export type ListedInstitution = ChinaInstitution & { search: string }

type NamedInstitutions = {
  /** The institutions whose lines are shown, the best match first. */
  names: readonly string[]
  /** Other possible meanings too; `names` come first. */
  near: readonly string[]
  /** The institution when the text is unambiguous; null when the visitor has to choose. */
  meant: string | null
}

/**
 * Finds the Chinese institutions that a visitor's text can mean. Order of matches: the whole name; a name that begins with the text; a
 * fixed short name or a short form (苏大 is 苏州大学); a name that contains the text elsewhere (江苏大学 contains 苏大).
 */
export function createChinaNames(
  institutions: readonly ListedInstitution[],
  settledNames: ReadonlyMap<string, readonly string[]> = settledShortNames(),
): (typed: string) => NamedInstitutions {
  const shortNames = createShortNames(institutions)
  const listed = new Set(institutions.map(({ name }) => name))
  const rows = institutions
    .toSorted((a, b) => b.universities - a.universities || a.name.length - b.name.length)
    .map(({ name, search }) => ({ name, search, key: toKey(name) }))
  return (typed) => {
    const [word, key] = [foldName(typed), toKey(typed)]
    if (!word) return { names: [], near: [], meant: null }
    const holding = rows.filter((row) => row.search.includes(word) || (key && row.key.includes(key)))
    const whole = holding
      .filter((row) => row.key === key)
      .map(({ name }) => name)
      .toSorted((a, b) => Number(b === typed) - Number(a === typed))
    const beginning = holding.filter((row) => row.key.startsWith(key)).map(({ name }) => name)
    const contained = distinct([...whole, ...beginning, ...holding.map(({ name }) => name)])
    const settled = (settledNames.get(key) ?? []).filter((name) => listed.has(name))
    const [same] = whole
    if (same !== undefined) return { names: contained, near: contained, meant: same }
    if (settled.length) return near(settled, contained, onlyOf(settled))
    if (beginning.length) return { names: contained, near: contained, meant: wholeOf(beginning, key) }
    const short = shortNames(typed)
    const isShort = short.some(({ isFromStart }) => isFromStart) || !contained.length
    if (!isShort) return near(contained, distinct(short.map(({ name }) => name)), null)
    const [only] = short
    const isPlain = short.length === 1 && only?.isFromStart && only.cost <= maxCost.taken
    return near(
      short.map(({ name }) => name),
      contained,
      isPlain ? only.name : null,
    )
  }
}

const distinct = (names: readonly string[]) => [...new Set(names)]

const onlyOf = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null)

const near = (names: readonly string[], others: readonly string[], meant: string | null) => ({
  names,
  near: distinct([...names, ...others]),
  meant,
})

/** 复旦 means 复旦大学, although names of colleges begin with it too; 深圳 is the beginning of several universities and means none of them. */
function wholeOf(names: readonly string[], key: string) {
  const whole = names.find((name) => ['大学', '大', '学'].some((rest) => toKey(name) === `${key}${rest}`))
  const start = toKey(whole ?? '')
  return whole && names.every((name) => toKey(name).startsWith(start)) ? whole : onlyOf(names)
}

type ChinaInstitution = { name: string; universities: number }

/**
 * An institution's name prepared for comparison with short forms: without its campus and without 大学 or 学院 at the end. `kindCost` is an
 * added cost for less probable kinds.
 */
type ShortTarget = { core: string; ending: '大' | '院' | ''; kindCost: number }

/** Longer words are not short forms. */
const longestShort = 8

/** Highest cost (see `costOf`) of a candidate that the visitor is asked about, and of one that is used without a question. */
const maxCost = { asked: 5, taken: 3 }

/** Candidates whose cost is higher than the lowest one by more than this are dropped. */
const maxCostGap = 1

/**
 * Cost of a short form that does not start at the beginning of the name: 川大, 央财, 贸大. The visitor is asked about such a candidate; it is
 * never used without a question.
 */
const startCosts = { national: 1, second: 1.5, inner: 2 }

/** The short form 人大 starts after the country's name. */
const nationalStart = /^(中国人民解放军|中国)/

/**
 * Cost by kind of institution: a text more probably means a university than a college, and more probably a college than a vocational
 * school or a college of a university.
 */
const kindCosts: readonly (readonly [pattern: RegExp, cost: number])[] = [
  [/职业|专科|技师|士官|警察|军/, 3],
  [/大学.+/, 3],
  [/大学$/, 0],
  [/学院$/, 2],
]

const withoutCampus = (name: string) => name.replace(/[（(／/].*$/u, '').trim()

function targetOf(name: string): ShortTarget {
  const base = toKey(withoutCampus(name))
  const kindCost = kindCosts.find(([pattern]) => pattern.test(base))?.[1] ?? 3
  const [, core = base, kind = ''] = /^(.*)(大学|学院)$/.exec(base) ?? []
  return { core, ending: kind && (kind === '大学' ? '大' : '院'), kindCost }
}

/**
 * The number of characters of a name that a short form leaves out. Names are read in pairs, and one character represents its pair: 南理工
 * leaves nothing out of 南京理工, and 南航 leaves two characters out of 南京航空航天. Infinity when the characters are not in this order in the name.
 */
function omittedBy(short: string, name: string) {
  if (short[0] !== name[0]) return Number.POSITIVE_INFINITY
  let [omitted, at] = [0, -1]
  for (const character of short) {
    const found = name.indexOf(character, at + 1)
    if (found === -1) return Number.POSITIVE_INFINITY
    omitted += Math.max(0, found - at - 2)
    at = found
  }
  return omitted + Math.max(0, name.length - at - 2)
}

/** The part of a short form before its own ending for 大学 or 学院; null when the ending is of the other kind. */
function coreOf(short: string, { ending }: ShortTarget) {
  const plain = short.replace(/(大)学$|(学)院$/, (_, university, college) => university ?? (college && '院'))
  const said = plain.at(-1)
  if (said === ending && plain.length > 1) return plain.slice(0, -1)
  return said === '大' || said === '院' ? null : plain
}

function costOf(short: string, target: ShortTarget) {
  const core = coreOf(short, target)
  if (core === null) return { cost: Number.POSITIVE_INFINITY, isFromStart: false }
  const { core: name, kindCost } = target
  const national = name.replace(nationalStart, '')
  const inner = name.indexOf(core[0] ?? '', 2)
  const fromStart = omittedBy(core, name)
  const cost = Math.min(
    fromStart,
    startCosts.national + omittedBy(core, national),
    startCosts.second + omittedBy(core, name.slice(1)),
    startCosts.inner + omittedBy(core, name.slice(inner)),
  )
  return { cost: cost + kindCost, isFromStart: cost === fromStart }
}

/** Finds the institutions that a short form may mean, the lowest cost first; at equal cost those on more lists first. */
function createShortNames(institutions: readonly ChinaInstitution[]) {
  const targets = institutions.map((institution) => ({ ...institution, target: targetOf(institution.name) }))
  return (word: string) => {
    const short = toKey(word)
    if (short.length < 2 || short.length > longestShort || !/^\p{Script=Han}+$/u.test(short)) return []
    const found = targets
      .map(({ target, ...institution }) => ({ ...institution, ...costOf(short, target) }))
      .filter(({ cost }) => cost <= maxCost.asked)
    const nearest = Math.min(...found.map(({ cost }) => cost))
    return found
      .filter(({ cost }) => cost <= nearest + maxCostGap)
      .toSorted((a, b) => a.cost - b.cost || b.universities - a.universities || a.name.length - b.name.length)
  }
}

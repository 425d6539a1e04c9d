import { settledShortNames } from '@/lib/content/china-short-names'
import { toKey } from '@/lib/host/text/text'
import { type ChinaInstitution, createShortNames } from './china-short-names'
import { fold } from './fold'

/** An institution of the lists with the text that searches look in. */
export type ListedInstitution = ChinaInstitution & { search: string }

export type NamedInstitutions = {
  /** Those whose lines are shown, the nearest first. */
  names: readonly string[]
  /** What the words may also mean, `names` before the rest. */
  near: readonly string[]
  /** The institution when the text is unambiguous; null where the visitor has to choose. */
  meant: string | null
}

/**
 * Reads what a visitor typed for a Chinese institution. The whole name comes before its beginning, this before a settled short
 * name or a short form (苏大 is 苏州大学), and all before words from within a name, which are what 江苏大学 shares with 苏大.
 */
export function createChinaNames(
  institutions: readonly ListedInstitution[],
  settledNames: typeof settledShortNames = settledShortNames,
): (typed: string) => NamedInstitutions {
  const shortNames = createShortNames(institutions)
  const listed = new Set(institutions.map(({ name }) => name))
  const rows = institutions
    .toSorted((a, b) => b.universities - a.universities || a.name.length - b.name.length)
    .map(({ name, search }) => ({ name, search, key: toKey(name) }))
  return (typed) => {
    const [word, key] = [fold(typed), toKey(typed)]
    if (word === '') return { names: [], near: [], meant: null }
    const holding = rows.filter((row) => row.search.includes(word) || (key !== '' && row.key.includes(key)))
    const whole = holding
      .filter((row) => row.key === key)
      .map(({ name }) => name)
      .toSorted((a, b) => Number(b === typed) - Number(a === typed))
    const beginning = holding.filter((row) => row.key.startsWith(key)).map(({ name }) => name)
    const contained = distinct([...whole, ...beginning, ...holding.map(({ name }) => name)])
    const settled = (settledNames.get(key) ?? []).filter((name) => listed.has(name))
    const [same] = whole
    if (same !== undefined) return { names: contained, near: contained, meant: same }
    if (settled.length > 0) return near(settled, contained, onlyOf(settled))
    if (beginning.length > 0) return { names: contained, near: contained, meant: wholeOf(beginning, key) }
    const short = shortNames(typed)
    const isShort = short.some(({ isFromStart }) => isFromStart) || contained.length === 0
    if (!isShort) return near(contained, distinct(short.map(({ name }) => name)), null)
    const [only] = short
    const isPlain = short.length === 1 && only?.isFromStart === true && only.isNear
    return near(
      short.map(({ name }) => name),
      contained,
      isPlain ? only.name : null,
    )
  }
}

const distinct = (names: readonly string[]) => [...new Set(names)]

const onlyOf = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null)

const near = (
  names: readonly string[],
  others: readonly string[],
  meant: string | null,
): NamedInstitutions => ({ names, near: distinct([...names, ...others]), meant })

/** 复旦 is 复旦大学, whose colleges bear its name; 深圳 is several universities'. */
function wholeOf(names: readonly string[], key: string): string | null {
  const whole = names.find((name) => ['大学', '大', '学'].some((rest) => toKey(name) === `${key}${rest}`))
  const start = toKey(whole ?? '')
  return whole !== undefined && names.every((name) => toKey(name).startsWith(start)) ? whole : onlyOf(names)
}

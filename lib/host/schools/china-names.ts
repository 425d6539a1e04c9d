import { toKey } from '@/lib/host/text/text'
import { settledShortNames } from '@/lib/schools/china-short-names'
import { type ChinaInstitution, createShortNames } from './china-short-names'
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

/** 复旦 means 复旦大学, although names of colleges begin with it too; 深圳 is the beginning of several universities and means none of them. */
function wholeOf(names: readonly string[], key: string): string | null {
  const whole = names.find((name) => ['大学', '大', '学'].some((rest) => toKey(name) === `${key}${rest}`))
  const start = toKey(whole ?? '')
  return whole !== undefined && names.every((name) => toKey(name).startsWith(start)) ? whole : onlyOf(names)
}

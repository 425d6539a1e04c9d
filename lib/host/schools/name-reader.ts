import { countryNamed } from '@/lib/schools/country-words'
import { foldName } from './fold-name'

/** The data for a search by name; schools are in the order of their places, which count from 1. */
type NamedSchool = {
  level: string
  country: string
  city: string | null
  city_zh: string | null
  /** All folded names, one per line, each with its line break. */
  search: string
}

/**
 * One byte for each school, by place: 3 when the words are one of its whole names, 2 when it shares that name with a school that is meant more
 * often, 1 when a name contains them, 0 otherwise.
 */
export type NameHits = Uint8Array

const asked =
  '排名|怎么样|好不好|好吗|学费|费用|申请|录取率|录取|要求|条件|官网|研究生|硕士|本科|博士|留学|专业|在哪里|在哪'
/** Words that people add to the name of any school. A run of them is read from its first one only. */
const askedOfAny = new RegExp(`(?:世界|最新|qs)?(?<!${asked})(?:${asked})+$`, 'u')

const partsOf = (words: string) => words.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The parts without such words; unchanged when nothing else would remain. */
function withoutMatters(parts: readonly string[]) {
  const own = parts.map((part) => part.replace(askedOfAny, '')).filter(Boolean)
  return !own.length ? parts : own
}

/**
 * Finds schools by the words of a name search. First the words are tried as they are. When no school of the level has them, each part
 * between spaces and marks must be in a name of the school, or be its city or country; at last the words that fit any school are left
 * out: 哈佛 美国, St. Andrews, 哈佛大学排名.
 */
export function createNameReader(schools: readonly NamedSchool[]): (q: string, level: string) => NameHits {
  const holding = namesContaining(schools)

  const isPlace = (part: string) => {
    // After a country's name, 大学 only describes the kind of school; a school with such a name has matched before.
    const wanted = countryNamed(part) ?? countryNamed(part.replace(/大学$/u, ''))
    return ({ city, city_zh, country }: NamedSchool) =>
      (wanted !== undefined && country === wanted) || part === city_zh || part === city
  }

  /** Marks the schools for which one of these words is a whole name: 哥大 is a name of Columbia, and only a part of 芝加哥大学. */
  const markNamed = (hits: NameHits, words: readonly string[]): NameHits => {
    const lines = words.filter(Boolean).map((word) => `\n${word}\n`)
    for (const [at, school] of schools.entries())
      if (hits[at] === 1 && lines.some((line) => `\n${school.search}`.includes(line))) hits[at] = 3
    return hits
  }

  const allOf = (parts: readonly string[]): NameHits => {
    const hits = new Uint8Array(schools.length).fill(1)
    for (const part of parts) {
      const [held, isThere] = [holding(part), isPlace(part)]
      for (const [at, school] of schools.entries())
        if (hits[at] === 1 && held[at] === 0 && !isThere(school)) hits[at] = 0
    }
    return markNamed(hits, [parts.join(''), ...parts])
  }

  return (q, level) => {
    const isFound = (hits: NameHits) => hits.some((hit, at) => hit > 0 && schools[at]?.level === level)
    const words = foldName(q)
    const literal = markNamed(holding(words), [words])
    const parts = partsOf(words)
    if (!parts.length || isFound(literal)) return literal
    return [parts, withoutMatters(parts)].map(allOf).find(isFound) ?? literal
  }
}

/** An abbreviation must be a word of its own: `smu` must not match inside Erasmus. */
const isAbbreviation = (words: string) => /^[a-z]{1,4}$/.test(words)

const isLetter = (text: string, at: number) => /[a-z0-9]/.test(text[at] ?? '')

/** All names are joined to one long text, because searching it once is much faster than searching the text of each school. */
function namesContaining(schools: readonly NamedSchool[]): (words: string) => NameHits {
  // Folded words contain no line break, so a match never extends over two names.
  const text = schools.map(({ search }) => search).join('')
  const ends = new Uint32Array(schools.length)
  let length = 0
  for (const [at, { search }] of schools.entries()) {
    length += search.length
    ends[at] = length
  }
  return (words) => {
    const hits = new Uint8Array(schools.length)
    if (!words) return hits.fill(1)
    const isWhole = isAbbreviation(words)
    let school = 0
    let at = text.indexOf(words)
    while (at !== -1) {
      while ((ends[school] ?? length) <= at) school += 1
      const isHit = !isWhole || !(isLetter(text, at - 1) || isLetter(text, at + words.length))
      if (isHit) hits[school] = 1
      at = text.indexOf(words, isHit ? ends[school] : at + 1)
    }
    return hits
  }
}

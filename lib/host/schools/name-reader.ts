import { countryNamed } from '@/lib/schools/country-words'
import { fold } from './fold'

/** What a search for names looks at; schools in the order of their places, which count from 1. */
type NamedSchool = {
  level: string
  country: string
  city: string | null
  city_zh: string | null
  /** All names, folded, one per line, each with its line break. */
  search: string
}

/** One byte for each school, by place: 2 bears the words as a whole name, 1 holds them, 0 neither. */
export type NameHits = Uint8Array

/** What is asked of any school, behind its name. */
const askedOfAny =
  /(世界|最新|qs)?(排名|怎么样|好不好|好吗|学费|费用|申请|录取率|录取|要求|条件|官网|研究生|硕士|本科|博士|留学|专业|在哪里|在哪)+$/u

const partsOf = (words: string) => words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')

/** The parts without what is asked of any school; as they are where nothing would be left. */
function withoutMatters(parts: readonly string[]): readonly string[] {
  const own = parts.map((part) => part.replace(askedOfAny, '')).filter((part) => part !== '')
  return own.length === 0 ? parts : own
}

/**
 * Reads the words of a name search. The words as they are come first; where no school of the level holds them, each part between
 * spaces and marks has to be in its names, or be its city or country, and then what is asked of any school is left out:
 * 哈佛 美国, St. Andrews, 哈佛大学排名.
 */
export function createNameReader(schools: readonly NamedSchool[]): (q: string, level: string) => NameHits {
  const holding = namesContaining(schools)

  const isPlace = (part: string) => {
    // Behind a country 大学 says only what kind of school is meant, where no school is called so.
    const wanted = countryNamed(part) ?? countryNamed(part.replace(/大学$/u, ''))
    return ({ city, city_zh, country }: NamedSchool) =>
      (wanted !== undefined && country === wanted) || part === city_zh || part === (city ?? '')
  }

  /** Marks the hits that bear one of these words as a whole name: 哥大 is Columbia's, and only within the name of 芝加哥大学. */
  const markNamed = (hits: NameHits, words: readonly string[]): NameHits => {
    const lines = words.filter((word) => word !== '').map((word) => `\n${word}\n`)
    for (const [at, school] of schools.entries())
      if (hits[at] === 1 && lines.some((line) => `\n${school.search}`.includes(line))) hits[at] = 2
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
    const words = fold(q)
    const literal = markNamed(holding(words), [words])
    const parts = partsOf(words)
    if (parts.length === 0 || isFound(literal)) return literal
    return [parts, withoutMatters(parts)].map(allOf).find(isFound) ?? literal
  }
}

/** An abbreviation is a word of its own: `smu` is not the middle of Erasmus. */
const isAbbreviation = (words: string) => /^[a-z]{1,4}$/.test(words)

const isLetter = (text: string, at: number) => /[a-z0-9]/.test(text[at] ?? '')

/** One long text of all names: a single pass over it is much faster than a pass over each school's own. */
function namesContaining(schools: readonly NamedSchool[]): (words: string) => NameHits {
  // No folded word holds a line break, so a match never crosses from one name into the next.
  const text = schools.map(({ search }) => search).join('')
  const ends = new Uint32Array(schools.length)
  let length = 0
  for (const [at, { search }] of schools.entries()) {
    length += search.length
    ends[at] = length
  }
  return (words) => {
    const hits = new Uint8Array(schools.length)
    if (words === '') return hits.fill(1)
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

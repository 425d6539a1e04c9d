import { countryNamed } from '@/lib/schools/country-words'
import { fold } from './build/fold'
import { namedExactly, namesContaining, type Predicate } from './predicates'
import type { SchoolEntry } from './school-entry'

export type NameReading = {
  test: Predicate
  /** Bears the words, or one of them, as a whole name. */
  isNamed: Predicate
}

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
 * Reads the words of a name search. The words as they stand come first; where no school of the kind holds them, each part between
 * spaces and marks has to be in its names, or be its city or country, and then what is asked of any school is left out:
 * 哈佛 美国, St. Andrews, 哈佛大学排名.
 */
export function createNameReader(rows: readonly SchoolEntry[]) {
  const holding = namesContaining(rows)
  const named = namedExactly(rows)
  const isPlace = (part: string): Predicate => {
    // Behind a country 大学 says only what kind of school is meant, where no school is called so.
    const wanted = countryNamed(part) ?? countryNamed(part.replace(/大学$/u, ''))
    return (place) => {
      const { city, cityZh, country } = rows[place] ?? {}
      return (wanted !== undefined && country === wanted) || part === cityZh || part === fold(city ?? '')
    }
  }
  const partly = (part: string): Predicate => {
    const [isHolding, isThere] = [holding(part), isPlace(part)]
    return (place) => isHolding(place) || isThere(place)
  }
  const allOf = (parts: readonly string[]): NameReading => {
    const tests = parts.map(partly)
    const whole = [parts.join(''), ...parts].map(named)
    return {
      test: (place) => tests.every((test) => test(place)),
      isNamed: (place) => whole.some((test) => test(place)),
    }
  }
  return (q: string, isOfKind: Predicate): NameReading => {
    const words = fold(q)
    const literal = { test: holding(words), isNamed: named(words) }
    const parts = partsOf(words)
    if (parts.length === 0) return literal
    const isFound = ({ test }: NameReading) => rows.some((_, place) => isOfKind(place) && test(place))
    if (isFound(literal)) return literal
    const whole = allOf(parts)
    if (isFound(whole)) return whole
    const own = allOf(withoutMatters(parts))
    return isFound(own) ? own : literal
  }
}

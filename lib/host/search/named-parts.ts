import type { DatabaseSync } from 'node:sqlite'
import { type SearchType, searchTypes } from '@/lib/contract/search'
import { type Unit, unitsOf } from './concepts'
import { genericWords } from './query'
import { exactness, meaningKey } from './search-store'
import { toKey } from './text'
import { isCountry, isLevel } from './vocabulary'

/** What one asks about a school or a major by its name: its own page answers before those that mention both. */
const matters: ReadonlySet<string> = new Set(
  '费用 排名 录取 录取率 雅思 托福 绩点 住宿 奖学金 地址 官网 课程 就业 前景'.split(' '),
)

/** Types that a name stands for while a country stands beside it: a school is none of the country's. */
const ofCountry: ReadonlySet<SearchType> = new Set(['school', 'hischool', 'major'])
const schools: ReadonlySet<SearchType> = new Set(['school', 'hischool'])
const named: ReadonlySet<SearchType> = new Set(
  searchTypes.filter((type) => type !== 'case' && type !== 'person'),
)

/** A document that parts of a query name; `share` is how much of the query they are, 0 to 1. */
export type NamedPart = { id: number; share: number }

export type NamedParts = {
  /** Schools and majors that everything but matters names: 哈佛大学学费. */
  whole: (keyword: string) => NamedPart[]
  /** What parts name: the page of a country and a level, the major beside them (英国法律硕士), each of several names (EB1A NIW). */
  some: (keyword: string) => NamedPart[]
  /** The pages of the countries alone, of the levels alone: what is left when hardly anything fits. */
  country: (keyword: string) => NamedPart[]
  level: (keyword: string) => NamedPart[]
}

export function createNamedParts(database: DatabaseSync, typeOf: (id: number) => SearchType): NamedParts {
  const exactly = database.prepare('select document, sureness from exact where key = ?')

  /** Documents that words name surely, of some types. */
  function namedBy(words: readonly string[], types: ReadonlySet<SearchType>): number[] {
    const keys = new Set([meaningKey(words.join(' ')), toKey(words.join(''))])
    const rows = [...keys].filter((key) => key !== '').flatMap((key) => exactly.all(key))
    const sure = rows.filter(({ sureness }) => Number(sureness) >= exactness.name)
    return [...new Set(sure.map(({ document }) => Number(document)))].filter((id) => types.has(typeOf(id)))
  }

  function whole(keyword: string): NamedPart[] {
    const texts = unitsOf(keyword).map(({ text }) => text)
    const rest = texts.filter((text) => !isMatter(text))
    if (rest.length === 0 || rest.length === texts.length) return []
    return namedBy(rest, ofCountry).map((id) => ({ id, share: rest.length / texts.length }))
  }

  function some(keyword: string): NamedPart[] {
    const units = unitsOf(keyword)
    const texts = units.map(({ text }) => text)
    const countries = texts.filter(isCountry)
    const levels = texts.filter(isLevel)
    const rest = units.filter(({ text }) => !isCountry(text) && !isMatter(text) && !genericWords.has(text))
    const parts = [
      ...countries
        .flatMap((country) => levels.map((level) => [country, level]))
        .map((words) => ({ words, types: named })),
      ...besides(
        rest,
        levels,
        countries.length > 0,
        texts.some((text) => genericWords.has(text)),
      ),
    ]
    return parts
      .filter(({ words }) => words.length < texts.length)
      .flatMap(({ words, types }) =>
        namedBy(words, types).map((id) => ({ id, share: words.length / texts.length })),
      )
  }

  /**
   * The names beside countries and matters: all as one, and each where nothing is left beside them. Beside words that name nothing,
   * a school that is called one (曼彻斯特大学商业分析) still counts.
   */
  function besides(
    rest: readonly Unit[],
    levels: readonly string[],
    hasCountry: boolean,
    saysSchool: boolean,
  ) {
    const texts = rest.map(({ text }) => text)
    if (rest.length === 0) return []
    const types = hasCountry ? ofCountry : named
    const joined = [[...texts, ...levels], texts].map((words) => ({ words, types: ofCountry }))
    const names = hasCountry && rest.some(({ isConcept }) => isConcept) ? [] : namesIn(texts, types)
    const isAllNamed = names.flat().length === texts.length
    const each = names.length > 1 && isAllNamed ? names.map((words) => ({ words, types })) : []
    const beside = saysSchool && !isAllNamed ? names.map((words) => ({ words, types: schools })) : []
    return [...(hasCountry || levels.length > 0 ? joined : []), ...each, ...beside]
  }

  /** Words that follow each other and are a name together, the longest first: 曼彻斯特 and 商业 分析. */
  function namesIn(texts: readonly string[], types: ReadonlySet<SearchType>): string[][] {
    const names: string[][] = []
    for (let start = 0; start < texts.length; start += 1) {
      const name = texts
        .slice(start)
        .map((_, length) => texts.slice(start, texts.length - length))
        .find((words) => namedBy(words, types).length > 0)
      if (name === undefined) continue
      names.push(name)
      start += name.length - 1
    }
    return names
  }

  const alone =
    (isWanted: (unit: string) => boolean) =>
    (keyword: string): NamedPart[] => {
      const texts = unitsOf(keyword).map(({ text }) => text)
      const ids = texts.filter(isWanted).flatMap((text) => namedBy([text], named))
      return ids.map((id) => ({ id, share: 1 / texts.length }))
    }

  return {
    whole,
    some,
    country: alone(isCountry),
    level: (keyword) => (unitsOf(keyword).some(({ text }) => isCountry(text)) ? [] : alone(isLevel)(keyword)),
  }
}

const isMatter = (text: string): boolean => matters.has(text) || isLevel(text)

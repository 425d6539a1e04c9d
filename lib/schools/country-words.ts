import { derivedFrom } from '@/lib/collections/derived'
import { countryFile } from '@/lib/collections/kinds/country'
import { libraryCountryNames } from './places'

const codes = derivedFrom(
  () => [countryFile.read()],
  ({ countries, other_words }): ReadonlyMap<string, string> =>
    new Map([
      ...countries.map(({ code, name }) => [name, code] as const),
      ...Object.entries(libraryCountryNames()).map(([code, name]) => [name, code] as const),
      ...Object.entries(other_words).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
    ]),
)

/**
 * The code of the country in a text such as 英国 or 英国的大学; undefined when there is none. A country followed by 大学 alone is the name of a
 * university: 香港大学.
 */
export function countryNamed(words: string): string | undefined {
  const plain = words.normalize('NFKC').trim().toLowerCase()
  return codes().get(plain) ?? codes().get(plain.replace(/(的?(高校|院校|学校|中学|高中|留学)|的大学)$/, ''))
}

import { derivedFrom } from '@/lib/collections/derived'
import { listCountries } from '@/lib/collections/kinds/country'
import { libraryCountryNames } from './places'

/** Other names of countries besides their names in lists. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  us: ['usa', 'america', 'united states', '美利坚'],
  uk: ['united kingdom', 'britain', 'england', '英格兰'],
  ca: ['canada'],
  au: ['澳洲', 'australia'],
  nz: ['new zealand', '纽西兰'],
  jp: ['japan'],
  sg: ['singapore'],
  hk: ['香港', 'hong kong'],
  mo: ['澳门', 'macau'],
  kr: ['南韩', 'korea'],
  de: ['germany'],
  fr: ['france'],
  ie: ['ireland'],
  my: ['大马', 'malaysia'],
  nl: ['holland', 'netherlands'],
  ch: ['switzerland'],
  it: ['italy'],
  es: ['spain'],
}

const codes = derivedFrom(
  () => [listCountries()],
  (countries): ReadonlyMap<string, string> =>
    new Map([
      ...countries.map(({ code, name }) => [name, code] as const),
      ...Object.entries(libraryCountryNames).map(([code, name]) => [name, code] as const),
      ...Object.entries(otherWords).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
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

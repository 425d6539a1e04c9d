import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from './source-tables'

const list = cell.text.transform((text) => text.split(';'))

/**
 * `words`: equal words for one place, the site's own first. `replaced`: a form that names of the library must not be written with.
 * `only_in`: the text that a name must contain, because the words are common ones.
 */
const columns = z.object({ words: list, replaced: cell.text.nullable(), only_in: cell.text.nullable() })

type Place = z.output<typeof columns>

/** A name has hardly more than two places; more would only multiply its spellings. */
const mostPlaces = 2

const places = readTable('place_synonyms.csv', columns).map(({ values }) => values)

const byWord = new Map<string, Place[]>()
for (const place of places)
  for (const word of place.words) byWord.set(word, [...(byWord.get(word) ?? []), place])

/** Longer words first: 西弗吉尼亚 is not 弗吉尼亚. 佛罗里达州 is not in 佛罗里达州立大学. */
const anyWord = new RegExp(
  Array.from(byWord.keys())
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (word.endsWith('州') ? `${word}(?!立)` : word))
    .join('|'),
  'gu',
)

/** A Chinese name of the library in the site's own form: 加州大学河滨分校 for 加利福尼亚大学河滨分校. A following 州 goes too, but not the one in 州立. */
export const withOwnPlaces = (name: string): string =>
  places.reduce(
    (text, { words: [own = ''], replaced }) =>
      !replaced ? text : text.replace(new RegExp(`${replaced}(?:州(?!立))?`, 'gu'), own),
    name,
  )

/** All spellings of a Chinese name with equal words for its places, without the name itself: 麻州大学 for 马萨诸塞大学. */
export function placeSpellings(name: string): string[] {
  const own = withOwnPlaces(name)
  const parts: { text: string; words: readonly string[] }[] = []
  let at = 0
  for (const { 0: word, index } of own.matchAll(anyWord)) {
    const meant = byWord.get(word) ?? []
    const place =
      meant.find(({ only_in }) => only_in && own.includes(only_in)) ?? meant.find(({ only_in }) => !only_in)
    if (!place || parts.length === mostPlaces) continue
    parts.push({ text: own.slice(at, index), words: place.words })
    at = index + word.length
  }
  const spelled = parts.reduce<string[]>(
    (heads, { text, words }) => heads.flatMap((head) => words.map((word) => `${head}${text}${word}`)),
    [''],
  )
  const rest = own.slice(at)
  return spelled.map((head) => `${head}${rest}`).filter((spelling) => spelling !== name)
}

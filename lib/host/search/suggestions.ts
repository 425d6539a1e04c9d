import type { DatabaseSync } from 'node:sqlite'
import { mostSuggestions } from '@/lib/contract/search'
import { isHan, toKey } from '@/lib/host/text/text'
import { sureness } from './search-store'

/** Types whose titles are names that somebody types; headlines and people are found by a search. */
const suggested = ['school', 'major', 'product', 'course', 'background', 'page', 'hischool']

/** Longer titles are sentences, and eight of them would be more than a suggestion should weigh. */
const longestTitle = 32

/** After every letter, so that `key < typed + last` are the keys that begin with the typed text. */
const last = '\u{10FFFF}'

/** The ids of documents with a name that begins with the typed text: whole names first, then what visitors probably mean. */
export function createSuggestions(database: DatabaseSync): (typed: string, today: string) => number[] {
  const beginning = database.prepare(`
    select document.id, max(iif(name.key = ?1, name.sureness, 0)) as whole,
      max(name.sureness >= ${sureness.short}) as written
    from name join document on document.id = name.document
    where name.key >= ?1 and name.key < ?1 || '${last}' and length(document.title) <= ${longestTitle}
      and document.type in (${suggested.map((type) => `'${type}'`).join(', ')})
      and (document.until is null or document.until >= ?2)
    group by document.id order by whole desc, written desc, document.weight desc limit ${mostSuggestions}
  `)
  return (typed, today) => {
    const key = toKey(typed)
    return key.length < (isHan(key) ? 1 : 2) ? [] : beginning.all(key, today).map(({ id }) => Number(id))
  }
}

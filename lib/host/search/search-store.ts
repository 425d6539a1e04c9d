import type { DatabaseSync } from 'node:sqlite'
import { meaningOf } from './concepts'
import type { SearchDocument } from './document'
import { toPinyin } from './pinyin'
import { joinedTokens, pairsOf, pairTokens, toKey } from './text'

/** How surely a text names a document, from a wording written down for it to a name that is a little like it. */
export const exactness = {
  phrase: 7,
  meaning: 6,
  name: 5,
  heading: 4,
  pinyin: 3,
  initials: 2,
  near: 1,
  words: 0,
  none: -1,
} as const

/** Shorter initials are everyday letters. */
const shortestInitials = 3

/** Documents taken at a time, so that other requests are answered in between. */
const chunk = 100

const schema = `
  create table document (
    id integer primary key, type text, title text, text text, href text, weight real,
    sample integer, closed integer, until text
  ) strict;
  create virtual table words using fts5(
    title, names, pinyin, text, content = '', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'
  );
  create virtual table vocabulary using fts5vocab('words', 'row');
  create table exact (key text, document integer, sureness integer, primary key (key, document)) without rowid, strict;
  create table meaning (id integer primary key, document integer, units integer) strict;
  create table meaning_unit (unit text, meaning integer, primary key (unit, meaning)) without rowid, strict;
  create table spelling (id integer primary key, document integer, letters text) strict;
  create virtual table spelling_pairs using fts5(
    pairs, content = '', tokenize = 'unicode61 remove_diacritics 0'
  );
`

/**
 * Fills an empty database with everything a search needs, in steps. It is written once, when the site is built, and then only
 * read: a search touches the pages of the file that it needs, and none of it stands in the memory of the process.
 */
export async function fillSearchStore(
  database: DatabaseSync,
  documents: readonly SearchDocument[],
): Promise<void> {
  database.exec(schema)
  database.exec('begin')
  const write = {
    document: database.prepare('insert into document values (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    words: database.prepare('insert into words (rowid, title, names, pinyin, text) values (?, ?, ?, ?, ?)'),
    exact: database.prepare(
      'insert into exact values (?, ?, ?) on conflict do update set sureness = max(sureness, excluded.sureness)',
    ),
    meaning: database.prepare('insert into meaning (document, units) values (?, ?)'),
    unit: database.prepare('insert into meaning_unit values (?, ?)'),
    spelling: database.prepare('insert into spelling (document, letters) values (?, ?)'),
    pairs: database.prepare('insert into spelling_pairs (rowid, pairs) values (?, ?)'),
  }

  for (const [id, document] of documents.entries()) {
    if (id % chunk === chunk - 1) await new Promise<void>((resolve) => setImmediate(resolve))
    const { title, text, href, type, weight, phrases } = document
    const names = [title, ...document.names]
    const called = document.named ? [...names, ...phrases] : phrases
    const readings = called.flatMap((name) => toPinyin(name) ?? [])
    const joined = readings.map((reading) => reading.joined)
    const initials = document.named
      ? readings
          .flatMap((reading) => reading.initials)
          .filter((letters) => letters.length >= shortestInitials)
      : []
    write.document.run(
      id,
      type,
      title,
      text,
      href,
      weight,
      Number(document.sample),
      Number(document.closed),
      document.until ?? null,
    )
    write.words.run(
      id,
      tokens(title),
      tokens([...document.names, ...phrases].join('\n')),
      [...new Set([...readings.flatMap(({ words }) => words), ...initials])].join(' '),
      tokens(text),
    )
    const remember = (keys: readonly string[], sureness: number) => {
      for (const key of keys) if (key !== '') write.exact.run(key, id, sureness)
    }
    remember(initials, exactness.initials)
    remember(joined, exactness.pinyin)
    remember([meaningKey(headOf(title))], exactness.heading)
    remember(names.map(toKey), exactness.name)
    remember(phrases.map(meaningKey), exactness.meaning)
    remember(phrases.map(toKey), exactness.phrase)
    for (const meaning of new Set([headOf(title), ...phrases].map(meaningOf))) addMeaning(id, meaning)
    for (const letters of new Set([...called.map(toKey), ...joined])) addSpelling(id, letters)
  }
  database.exec('commit')
  database.exec("insert into words (words) values ('optimize')")

  function addMeaning(document: number, meaning: string) {
    if (meaning === '') return
    const units = meaning.split(' ')
    const { lastInsertRowid } = write.meaning.run(document, units.length)
    for (const unit of units) write.unit.run(unit, lastInsertRowid)
  }

  function addSpelling(document: number, letters: string) {
    if (letters.length < 2) return
    const { lastInsertRowid } = write.spelling.run(document, letters)
    write.pairs.run(lastInsertRowid, [...letterPairs(letters)].join(' '))
  }
}

/** A meaning as a key of its own kind: no name has a space in its key. */
export const meaningKey = (text: string): string => {
  const meaning = meaningOf(text)
  return meaning === '' ? '' : `= ${meaning}`
}

/** What a heading is about: what stands before its colon, without what is in brackets. */
const headOf = (title: string): string => (title.split(/[：:]/)[0] ?? title).replace(/（[^）]*）/g, '')

const tokens = (text: string): string => [...pairTokens(text), ...joinedTokens(text)].join(' ')

/** Ends of a word, as letters that no text holds, so that a common beginning counts. */
const start = '\uE000'
const end = '\uE001'

/** The pairs of letters that a spelling is made of. */
export const letterPairs = (letters: string): Set<string> => new Set(pairsOf(`${start}${letters}${end}`))

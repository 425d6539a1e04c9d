import type { DatabaseSync } from 'node:sqlite'
import { toPinyin } from '@/lib/host/text/pinyin'
import {
  fold,
  isHan,
  joinedTokens,
  pairsOf,
  pairTokens,
  runsOf,
  toKey,
  wordAtStart,
  wordsOf,
} from '@/lib/host/text/text'
import type { SearchDocument } from './document'
import { conceptWords, kindOf, unitsOf, weightOf } from './words'

/** How certain it is that a text means a document. */
export const sureness = { phrase: 8, name: 7, shared: 6, place: 5, short: 4, pinyin: 3, initials: 2 } as const

const surenessOf = {
  own: sureness.name,
  usual: sureness.name,
  shared: sureness.shared,
  place: sureness.place,
}

/** Shorter initials are too common. */
const shortestInitials = 3

/**
 * A word of more documents than this distinguishes little: its documents are not scored, and only the best known of them are read. So one
 * word costs a few milliseconds however many documents there are.
 */
export const frequentFrom = 3000

/** Shorter words are not corrected. */
const shortestWord = 5

/** People type the initials of a school's own names, not of each nickname. */
const ownNames = 4

const schema = `
  create table document (
    id integer primary key, type text, title text, prose text, href text, weight real,
    sample integer, closed integer, until text
  ) strict;
  create virtual table words using fts5(
    title, names, pinyin, text, content = '', prefix = '3', tokenize = 'unicode61 remove_diacritics 0'
  );
  create table name (
    key text, document integer, sureness integer, beside text, primary key (key, document)
  ) without rowid, strict;
  create table reading (key text primary key, word text) without rowid, strict;
  create table meaning (id integer primary key, document integer, weight real) strict;
  create table meaning_unit (unit text, meaning integer, primary key (unit, meaning)) without rowid, strict;
  create table spelling (id integer primary key, document integer, word text, letters text) strict;
  create index spelling_letters on spelling (letters);
  create table spelling_pair (
    pair text, spelling integer, length integer, primary key (pair, spelling)
  ) without rowid, strict;
  create table pair_count (pair text primary key, count integer) without rowid, strict;
  create table frequent_word (word text primary key) without rowid, strict;
`

/**
 * Fills an empty database with everything the search needs. Ids follow the weights, so that a limit keeps the documents that
 * people mean most. It is written once, when the site is built, and then only read: a
 * search reads only the pages of the file that it needs, so the process keeps none of it in memory.
 */
export function fillSearchStore(database: DatabaseSync, documents: readonly SearchDocument[]): void {
  database.exec(schema)
  database.exec('begin')
  const write = {
    document: database.prepare('insert into document values (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    words: database.prepare('insert into words (rowid, title, names, pinyin, text) values (?, ?, ?, ?, ?)'),
    name: database.prepare(
      'insert into name values (?, ?, ?, ?) on conflict do update set sureness = max(sureness, excluded.sureness)',
    ),
    reading: database.prepare('insert or ignore into reading values (?, ?)'),
    meaning: database.prepare('insert into meaning (document, weight) values (?, ?)'),
    unit: database.prepare('insert into meaning_unit values (?, ?)'),
    spelling: database.prepare('insert into spelling (document, word, letters) values (?, ?, ?)'),
    pair: database.prepare('insert into spelling_pair values (?, ?, ?)'),
  }
  const latinWords = new Set<string>()
  const schools = new Set(documents.filter(({ type }) => type === 'school').map(({ title }) => title))

  const byWeight = documents.toSorted((a, b) => b.weight - a.weight)
  for (const [id, document] of byWeight.entries()) {
    const { type, title, text, prose, href, weight, sample, closed, until, named, phrases, calls } = document
    const isRankedSchool = type === 'school' && weight > 0
    const names = [title, ...(isRankedSchool ? [withoutPlace(title)] : []), ...document.names].flatMap(
      transliterated.has(type) ? otherSpellings : (name) => name,
    )
    const aliases = calls.filter(({ how }) => how !== 'place').map(({ name }) => name)
    const called = [...new Set(named ? [...names, ...aliases, ...phrases] : phrases)]
    const readings = called.flatMap((name) => toPinyin(name) ?? [])
    const joined = readings.map((reading) => reading.joined)
    const initials = named
      ? (calls.length === 0 ? readings : readings.slice(0, ownNames))
          .flatMap((each) => each.initials)
          .filter((letters) => letters.length >= shortestInitials)
      : []
    write.document.run(id, type, title, prose, href, weight, Number(sample), Number(closed), until ?? null)
    write.words.run(
      id,
      nameTokens(title).join(' '),
      [...document.names, ...phrases].flatMap(nameTokens).join(' '),
      [...new Set([...readings.flatMap(({ words }) => words), ...initials])].join(' '),
      textTokens(text),
    )
    const remember = (keys: readonly string[], how: number) => {
      for (const key of keys) if (key !== '') write.name.run(key, id, how, null)
    }
    const decided = new Set(calls.map(({ key }) => key))
    for (const { key, how, beside } of calls) write.name.run(key, id, surenessOf[how], beside)
    remember(initials, sureness.initials)
    remember(joined, sureness.pinyin)
    if (transliterated.has(type))
      remember(
        [...names, ...calls.map(({ name }) => name)].flatMap((name) => shortName(name, isRankedSchool)),
        sureness.short,
      )
    remember(
      names.map(toKey).filter((key) => !decided.has(key)),
      sureness.name,
    )
    remember(phrases.map(toKey), sureness.phrase)
    if (!transliterated.has(type))
      for (const meaning of new Set([headOf(title, schools), ...phrases])) addMeaning(id, meaning)
    for (const letters of new Set([...called.map(toKey), ...joined])) addSpelling(id, null, letters)
    if (transliterated.has(type))
      for (const word of document.names.flatMap((name) => runsOf(fold(name))))
        if (!isHan(word) && word.length >= shortestWord) latinWords.add(word)
  }
  for (const word of latinWords) addSpelling(null, word, word)
  for (const word of conceptWords) {
    const reading = isHan(word) ? (toPinyin(word)?.joined ?? '') : ''
    if (reading !== '') write.reading.run(reading, word)
    if (word.length > 1) for (const letters of new Set([word, reading])) addSpelling(null, word, letters)
  }
  database.exec('insert into pair_count select pair, count(*) from spelling_pair group by pair')
  database.exec('commit')
  database.exec("insert into words (words) values ('optimize')")
  database.exec(`
    create virtual table temp.vocabulary using fts5vocab(main, words, row);
    insert into frequent_word select term from vocabulary where doc > ${frequentFrom};
    drop table temp.vocabulary;
  `)

  function addMeaning(document: number, text: string) {
    const units = unitsOf(text)
    const weight = units.reduce((sum, unit) => sum + weightOf(unit), 0)
    if (weight === 0) return
    const { lastInsertRowid } = write.meaning.run(document, weight)
    for (const { meaning } of units) write.unit.run(meaning, lastInsertRowid)
  }

  function addSpelling(document: number | null, word: string | null, letters: string) {
    if (letters.length < 2) return
    const { lastInsertRowid } = write.spelling.run(document, word, letters)
    for (const pair of letterPairs(letters)) write.pair.run(pair, lastInsertRowid, letters.length)
  }
}

/** Types whose names the dictionary divides wrongly, because they are transliterated: only their names are searched. */
const transliterated: ReadonlySet<string> = new Set(['school', 'hischool'])

/** Schools with the same name have their place in the title (约克大学（加拿大）), which people leave out. */
const withoutPlace = (title: string): string => title.replace(/（[^（）]*）$/, '')

/**
 * The subject of a heading: the part before its colon, without the words in brackets. Brackets that tell a page from a school are part of its
 * subject: 香港中文大学（深圳） is not 香港中文大学.
 */
function headOf(title: string, schools: ReadonlySet<string>): string {
  const [head = title] = title.split(/[：:]/)
  const short = head.replace(/（[^（）]*）/g, '')
  return schools.has(short) ? head : short
}

/**
 * 墨尔本 for 墨尔本大学, 迪尔菲尔德 for 迪尔菲尔德学院. A word of the dictionary is a town or a subject, unless a ranked university has the name;
 * two characters are too.
 */
function shortName(name: string, isRanked: boolean): string[] {
  const [, short = '', ending] = /^(\p{Script=Han}{3,}?)(大学|学院|中学|高中|学校)$/u.exec(name) ?? []
  if (short === '' || kindOf(short) === 'country') return []
  return (isRanked && ending === '大学') || wordAtStart(short) !== short ? [toKey(short)] : []
}

/** 劳伦斯维尔 is 劳伦斯威尔 too, and nobody types the article of The Lawrenceville School. */
const otherSpellings = (name: string): string[] => {
  const bare = name.replace(/^The /, '')
  return [...new Set([name, bare, bare.replace('威尔', '维尔'), bare.replace('维尔', '威尔')])]
}

const nameTokens = (name: string): string[] => [...pairTokens(name), ...joinedTokens(name)]

/** A long text divided into the dictionary's words, so that a match is never inside a longer word. */
const textTokens = (text: string): string =>
  [...runsOf(fold(text)).flatMap((run) => (isHan(run) ? wordsOf(run) : [run])), ...joinedTokens(text)].join(
    ' ',
  )

/** Marks for the start and end of a word, which no text contains, so that a common beginning increases the similarity. */
const start = '\uE000'
const end = '\uE001'

/** The pairs of letters in a spelling. */
export const letterPairs = (letters: string): Set<string> => new Set(pairsOf(`${start}${letters}${end}`))

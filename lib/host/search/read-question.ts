import type { DatabaseSync } from 'node:sqlite'
import { fold, isHan, pairsOf, toKey } from '@/lib/host/text/text'
import type { Asked, NamedPage } from './answers/asked'
import { type Corrector, isAbbreviation, isSubjectOfName } from './correct-terms'
import { countryOfSchool } from './country-names'
import type { KnownDocument } from './known-documents'
import type { Reading, Term } from './reader'
import { sureness } from './search-store'
import {
  asking,
  isGeneric,
  isOfAbsentCountry,
  kindOf,
  levelOfDegree,
  outsideOf,
  type Piece,
  type WordKind,
} from './words'

type Tools = { read: (text: string) => Reading; corrector: Corrector; known: readonly KnownDocument[] }

/** Terms of a name; more of them are a sentence. */
const longestName = 3

/** Parses a question for the code that answers it directly: whom it names and what it asks. */
export function createQuestionReader(
  database: DatabaseSync,
  { read, corrector, known }: Tools,
): (keyword: string) => Asked {
  const named = database.prepare('select document, sureness from name where key = ?')
  const headings = database.prepare('select 1 from words where words match ? limit 1')

  return (keyword) => {
    const reading = read(keyword)
    const { pieces } = reading
    const {
      terms,
      isGuessed,
      slip,
      isFar = false,
    } = isSubjectOfName(reading.terms)
      ? { terms: reading.terms, isGuessed: false, slip: null }
      : corrector.correct(reading)
    const meanings = (kind: WordKind) =>
      terms.filter((term) => term.kind === kind).map(({ meaning }) => meaning)
    const countries = meanings('country')
    const names = terms
      .filter(({ kind }) => kind === 'name')
      .map(({ text, meaning }) => ({ text, pages: pagesIn(countries, pagesOf(meaning)) }))
    // 布宜诺斯艾利 before 斯大 makes another name of it.
    const isPrefix = ({ text, kind }: Term) =>
      kind === 'loose' && text.length > 1 && names.some((name) => fold(keyword).includes(text + name.text))
    const isStray = (term: Term) =>
      isPrefix(term) ||
      (/word|loose/.test(term.kind) &&
        !/\d/.test(term.text) &&
        (isAbbreviation(keyword) || mayBeName(term.text) || /(?:大学|学院|中学|高中)$/.test(keyword)) &&
        (corrector.isUnknown(term) || ((isHan(term.text) || names.length > 0) && !isInTitle(term))))
    const isUnheard =
      !asking('sentence').test(keyword) &&
      !terms.some(({ kind }) => /matter|level/.test(kind)) &&
      (isOfAbsentCountry(keyword)
        ? /大学|学院|university|college/i.test(keyword)
        : countries.length === 0 && terms.length <= longestName && (isFar || terms.some(isStray)))
    const levels = meanings('level')
    return {
      keyword,
      rest: pieces
        .filter(
          (piece, at) => isOfUnknown(piece) && (!isGeneric(piece.text) || isUnknownBefore(pieces[at - 1])),
        )
        .map(({ text }) => text)
        .join(''),
      isCertain: (!isGuessed || slip !== null) && !isUnheard,
      readAs: slip,
      isUnheard,
      names: names.filter(
        ({ pages: [page] }, at) =>
          page === undefined || names.findIndex(({ pages }) => pages[0]?.href === page.href) === at,
      ),
      matters: meanings('matter'),
      countries,
      without: reading.without,
      region: terms.find(({ meaning }) => outsideOf(meaning))?.meaning,
      // Beside the name of a level the letters are a subject: BA 硕士 is business analytics.
      levels:
        levels.length > 0 ? levels : [...new Set(terms.flatMap(({ text }) => levelOfDegree(text) ?? []))],
      words: terms
        .filter(
          ({ kind, meaning }) =>
            /word|loose/.test(kind) &&
            !isGeneric(meaning) &&
            kindOf(meaning) !== 'filler' &&
            !outsideOf(meaning),
        )
        .filter((term) => !hasSubject(terms) || isInTitle(term) || mayBeName(term.text) || isPrefix(term))
        .map(({ text }) => text)
        .filter((text) => levelOfDegree(text) === undefined && !/^(?:\d{1,3}|20\d\d)$/.test(text)),
    }
  }

  /** Whether some heading or name has a word. One that none has is noise beside a subject. */
  function isInTitle({ text }: Term): boolean {
    const tokens = isHan(text) ? pairsOf(text) : [toKey(text)]
    return headings.get(`{title names} : "${tokens.join(' ')}"`) !== undefined
  }

  /** 大学 belongs to a name only when it follows one: 哪些英国大学 has none. */
  function isUnknownBefore(piece: Piece | undefined): boolean {
    return piece !== undefined && isOfUnknown(piece)
  }

  /** Whether a piece may belong to the name of a university of China: a city is one of our branches, and a name of its own too. */
  function isOfUnknown({ text, kind, meaning }: Piece): boolean {
    if (kind === 'name') return !pagesOf(meaning).some(({ type }) => type === 'school')
    return /word|loose/.test(kind) && !/^\d+$/.test(text)
  }

  /** The pages that a name means with certainty. */
  function pagesOf(name: string): NamedPage[] {
    return named
      .all(name)
      .filter((row) => Number(row.sureness) >= sureness.short)
      .flatMap((row) => {
        const document = known[Number(row.document)]
        return document === undefined ? [] : [{ ...document, sureness: Number(row.sureness) }]
      })
      .toSorted((a, b) => b.weight - a.weight)
  }
}

/** Of several pages with one name those in a country that is named too: UM 马来西亚. */
function pagesIn(countries: readonly string[], pages: readonly NamedPage[]): readonly NamedPage[] {
  const there = pages.filter(({ href }) => countries.includes(countryOfSchool(href)))
  return there.length === 0 ? pages : there
}

/** In Chinese a word that no heading has is noise; a Latin one is mostly the rest of a name: IIT Bombay is no IIT of the library. */
const mayBeName = (text: string): boolean => !isHan(fold(text)) && toKey(text).length > 3

const hasSubject = (terms: readonly Term[]): boolean =>
  terms.some(({ kind, meaning }) => kind === 'matter' || (kind === 'name' && !isGeneric(meaning)))

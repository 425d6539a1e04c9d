import { fold, isHan, toKey } from '@/lib/host/text/text'
import type { KnownDocument } from './known-documents'
import { isClose, isSlip, type Near } from './nearest'
import type { Postings } from './postings'
import { type Reading, type Term, toTerm } from './reader'
import { similarity } from './weights'
import { isGeneric, type WordKind, withoutGeneric } from './words'

/** Shortest and longest Chinese text that is read as a misspelt name; a longer one is a sentence. */
const shortestName = 3
const longestName = 8

/** Unknown words that are corrected in one question; one with more of them is not misspelt. */
const mostCorrections = 3

/**
 * `slip`: the name as which one wrong character was read; null when no name was. `isFar`: whether another name is only similar.
 */
type Correction = { terms: readonly Term[]; isGuessed: boolean; slip: string | null; isFar?: boolean }

type Tools = {
  read: (text: string) => Reading
  nearest: (text: string) => Near[]
  postings: (term: Term) => Postings
  known: readonly KnownDocument[]
}

export type Corrector = {
  /** Whether no document has a term. */
  isUnknown: (term: Term) => boolean
  correct: (reading: Reading) => Correction
  /** Names that differ little from the unknown part of a text. A part without a name (大学) or a sentence has none. */
  findNamesLike: (text: string) => Near[]
}

export const isAbbreviation = (text: string): boolean => /^[A-Z]{2,5}$/.test(text)

/** Whether a question has a name, or a country and a level, and a subject: then its other words are noise. */
export function isSubjectOfName(terms: readonly Term[]): boolean {
  const has = (wanted: WordKind) => terms.some(({ kind }) => kind === wanted)
  return has('matter') && (has('name') || (has('country') && has('level')))
}

/**
 * Corrects unknown words, when a common word or a name sounds or looks similar. An abbreviation in capitals is never corrected, because a
 * similar one is another school.
 */
export function createCorrector({ read, nearest, postings, known }: Tools): Corrector {
  return { isUnknown, correct, findNamesLike }

  function isUnknown(term: Term): boolean {
    return term.kind === 'loose' || (term.kind === 'word' && postings(term).ids.length === 0)
  }

  function correct(reading: Reading): Correction {
    const { isWhole, unknownText, capitals } = reading
    const { terms, isGuessed } = correctWords(reading)
    const isRead = isWhole && !terms.some(isUnknown)
    return isRead || capitals.has(unknownText) || isBeginning(unknownText)
      ? { terms, isGuessed, slip: null }
      : readAsName(unknownText, terms, isGuessed)
  }

  /** A text with which a name begins is that name before it is a misspelt one. */
  function isBeginning(text: string): boolean {
    const key = toKey(text)
    return (
      key.length >= shortestName &&
      nearest(text).some(({ document, letters }) => document !== null && letters.startsWith(key))
    )
  }

  function correctWords({ terms, isWhole, capitals }: Reading) {
    const unknown = terms.filter((term) => isUnknown(term) && !capitals.has(term.text))
    if (unknown.length > mostCorrections) return { terms, isGuessed: !isWhole }
    const corrected = terms.flatMap((term) => {
      if (!unknown.includes(term)) return [term]
      const near = nearest(term.text).find(
        ({ word, likeness }) => word !== null && likeness >= leastLikeness(term.text),
      )
      return near?.word == null ? [term] : read(near.word).terms
    })
    return { terms: corrected, isGuessed: !isWhole || corrected.some((term) => !terms.includes(term)) }
  }

  /** The unknown text as a name, when it is close to one. */
  function readAsName(text: string, terms: readonly Term[], isGuessed: boolean): Correction {
    const near = nearest(text).find((each) => each.document !== null && isClose(text, each))
    const title = known[near?.document ?? -1]?.title
    const { length } = toKey(text)
    const isNameLong = length >= shortestName && (length <= longestName || !isHan(text))
    if (near === undefined || title === undefined) return { terms, isGuessed, slip: null }
    if (near.likeness < (isNameLong ? similarity.name : similarity.word))
      return { terms, isGuessed, slip: null }
    // What documents have literally is spelt right: 布里斯班 is not 布里斯托.
    const bare = withoutGeneric(toKey(text))
    const isWritten = postings(toTerm({ text: bare, meaning: bare, kind: 'loose' })).ids.length > 0
    if (isWritten) return { terms, isGuessed: true, slip: null }
    const name = toTerm({ text, meaning: toKey(title), kind: 'name' })
    const others = terms.filter((term) => !text.includes(term.text))
    const isFar = !isSlip(text, near)
    return { terms: [...others, name], isGuessed: true, slip: isFar ? null : title, isFar }
  }

  function findNamesLike(text: string): Near[] {
    if (isAbbreviation(text)) return []
    const { unknownText } = read(text)
    if (isGeneric(unknownText) || (isHan(unknownText) && toKey(unknownText).length > longestName)) return []
    return nearest(unknownText).filter((near) => isClose(unknownText, near))
  }
}

/** In Chinese only a homophone is similar enough for a correction; a Latin word may have one wrong letter. */
const leastLikeness = (text: string): number => (isHan(fold(text)) ? similarity.word : similarity.latinWord)

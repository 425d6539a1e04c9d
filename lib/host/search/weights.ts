import type { SearchType } from '@/lib/contract/search'
import { sureness } from './search-store'

/**
 * Every number of the formula that puts results in order, with what it is for. All are factors or shares, so that 1 changes nothing. The tables
 * of judged questions (`tests/support`) say whether a change is better; no number is there for one query.
 */
export const weights = {
  /** Columns of the full-text index: title, other names, pinyin, text. */
  columns: [8, 6, 3, 1],
  /** What a document is about counts more than the words of its text; one that is about everything asked, more than two halves. */
  about: 10,
  aboutPower: 1.4,
  /** The words of a text: all of them more than two halves, and their bm25 flattened around a usual score. */
  text: 6,
  textPower: 1.5,
  textBase: 0.3,
  usualScore: 12,
  /** How much a well-known document gains over an unknown one. */
  fame: 0.7,
  /** A whole text that is a name, above a name inside a text. */
  wholeName: 1.2,
  wholeLongName: 1.6,
  /** A school's name is the subject of a question; any other name beside it is only a part of the question. */
  schoolName: 2,
  otherName: 1.3,
  /** The country of a named school, whose pages about a subject answer too. */
  impliedCountry: 0.8,
  /** The country of a school is its place: how often its record says so means nothing. */
  placeScore: 8,
  /** What a heading has besides the question. */
  unasked: 0.7,
  /** Characters that no word of the dictionary contains. */
  unknownCharacters: 0.6,
  /** A document that does not mention the requested country: a page of the site, another document, one about another country. */
  pageWithoutCountry: 0.85,
  withoutCountry: 0.6,
  otherCountry: 0.45,
  /** A university, when a high school is asked. */
  otherLevel: 0.3,
  /** How much of a question about a product or a course its own page answers. */
  ownPage: 0.6,
  /** A closed programme ranks below an open one, a sample below a real record, an entry in the list of changes below the page about it. */
  closed: 0.25,
  sample: 0.4,
  change: 0.85,
  /** A service offers help where a page about the same answers. */
  service: 0.9,
} as const

/** High schools, cases and people answer fewer questions than pages do. */
export const typeWeights: Partial<Record<SearchType, number>> = { hischool: 0.8, case: 0.8, person: 0.8 }

/** How much a name counts, by how certain it is that it means the document. */
export const nameWeights: Readonly<Record<number, number>> = {
  [sureness.phrase]: 1.02,
  [sureness.name]: 1,
  [sureness.shared]: 0.7,
  [sureness.place]: 0.95,
  [sureness.short]: 0.9,
  [sureness.pinyin]: 0.8,
  [sureness.initials]: 0.5,
}

/** The share of the question, and of the best result's match, that a result must reach. */
export const least = { ofQuestion: 0.2, ofBest: 0.5 } as const

/** Lowest similarities for a correction: of a word; of a whole name, which may differ more; of a Latin word, with one letter wrong. */
export const similarity = { word: 0.85, name: 0.6, latinWord: 0.75 } as const

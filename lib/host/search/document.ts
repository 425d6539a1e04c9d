import type { SearchType } from '@/lib/contract/search'
import type { SchoolName } from '@/lib/host/schools/find-names'

/** `how` and `beside` as in the library's table `school_names`. */
type Call = Pick<SchoolName, 'key' | 'name' | 'how' | 'beside'>

/** An entry that the search can find. */
export type SearchDocument = {
  type: SearchType
  title: string
  /** Its own other names: English, short and former names. */
  names: readonly string[]
  /** Everything that people call a school, as the table of names decides it; empty for anything else. */
  calls: readonly Call[]
  /** Further text for the search, a piece of the record on each line. Plain text. */
  text: string
  /** What its excerpts are cut from: sentences, without the words that only help to find it. */
  prose: string
  href: string
  /** How probably a visitor means it, compared with others that match equally: 0 to 1. */
  weight: number
  /** Whether its title is a name, which people type in pinyin or with small errors; a headline is not a name. */
  named: boolean
  sample: boolean
  /** A programme that takes no applications now. */
  closed: boolean
  /** What people type when they mean it, apart from its names (`data/pages.json`). */
  phrases: readonly string[]
  /** Last ISO day (Asia/Shanghai) on which it is shown. */
  until?: string | undefined
}

/**
 * A document as its source returns it, without its type and the fields that have a default (`documents.ts`). Its phrases are added to those in
 * `data/pages.json`.
 */
export type SourceDocument = Pick<SearchDocument, 'title' | 'text' | 'href'> &
  Partial<Omit<SearchDocument, 'type'>>

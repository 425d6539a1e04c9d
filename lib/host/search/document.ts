import type { SearchType } from '@/lib/contract/search'

/** A thing that can be found. */
export type SearchDocument = {
  type: SearchType
  title: string
  /** Other names of the same thing: English, short and former names. */
  names: readonly string[]
  /** What else it is found by; excerpts are cut from it. Plain text. */
  text: string
  href: string
  /** How likely it is what a visitor means among things that match equally: 0 to 1. */
  weight: number
  /** Whether it has a name, which people type in pinyin or nearly right; a headline is no name. */
  named: boolean
  sample: boolean
  /** A programme that takes no applications now. */
  closed: boolean
  /** What people type when they mean it, beside its names (`data/pages.json`). */
  phrases: readonly string[]
  /** Last ISO day (Asia/Shanghai) on which it is shown. */
  until?: string | undefined
}

/** A document as its source gives it, without what it shares with most (`documents.ts`). Phrases are added to those written down for it. */
export type SourceDocument = Pick<SearchDocument, 'type' | 'title' | 'text' | 'href'> &
  Partial<SearchDocument>

import MiniSearch from 'minisearch'
import type { SearchDocument } from './documents'
import { toPinyin } from './pinyin'
import { encodeTerm } from './term-code'
import { indexTokens, pairTokens, toKey } from './text'

/** How surely a text names a document: its name, the name's pinyin, the pinyin's initials. */
export const exactness = { name: 3, pinyin: 2, initials: 1 } as const

/** Shorter initials are everyday letters. */
const shortestInitials = 3

/** Documents taken at a time, so that other requests are answered in between. */
const chunk = 150

type IndexedFields = { id: number; title: string; names: string; pinyin: string; text: string }

/** Documents are known by their place in the list the index is built from. */
export type SearchIndex = {
  /** Holds its terms encoded (`term-code.ts`). */
  terms: MiniSearch<IndexedFields>
  vocabulary: ReadonlySet<string>
  /** By a name as letters: the documents it names and how surely. */
  exact: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Each document's names as letters, in Chinese and in pinyin; none for one without a name. */
  spellings: readonly (readonly string[])[]
}

/** Builds the index in steps. A second or so for the whole site, so once per process. */
export async function buildIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const vocabulary = new Set<string>()
  const terms = new MiniSearch<IndexedFields>({
    fields: ['title', 'names', 'pinyin', 'text'],
    tokenize: (text, field) => {
      if (field === 'pinyin') return text === '' ? [] : text.split(' ')
      return field === 'text' ? pairTokens(text) : indexTokens(text)
    },
    processTerm: (term) => {
      vocabulary.add(term)
      return encodeTerm(term)
    },
  })
  const exact = new Map<string, Map<number, number>>()
  const spellings: string[][] = []

  for (const [id, document] of documents.entries()) {
    if (id % chunk === chunk - 1) await new Promise<void>((resolve) => setImmediate(resolve))
    const names = [document.title, ...document.names]
    const readings = document.named ? names.flatMap((name) => toPinyin(name) ?? []) : []
    const initials = readings.flatMap((reading) => reading.initials)
    const keys = names.map(toKey)
    const joined = readings.map((reading) => reading.joined)
    for (const key of initials.filter((letters) => letters.length >= shortestInitials)) {
      remember(exact, key, id, exactness.initials)
    }
    for (const key of joined) remember(exact, key, id, exactness.pinyin)
    for (const key of keys) remember(exact, key, id, exactness.name)
    spellings.push(document.named ? [...keys, ...joined] : [])
    terms.add({
      id,
      title: document.title,
      names: document.names.join('\n'),
      pinyin: [...new Set([...readings.flatMap(({ words }) => words), ...initials])].join(' '),
      text: document.text,
    })
  }
  return { terms, vocabulary, exact, spellings }
}

/** Called from the least sure key to the surest, so the last one counts. */
function remember(exact: Map<string, Map<number, number>>, key: string, id: number, sureness: number) {
  const owners = exact.get(key) ?? new Map<number, number>()
  owners.set(id, sureness)
  exact.set(key, owners)
}

import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Term } from './reader'
import { frequentFrom } from './search-store'
import { weights } from './weights'

/** The documents that contain a term, by their ids in rising order, each with a score. */
export type Postings = { ids: Int32Array; scores: Float32Array }

/** Terms of the last searches: one question needs each of its terms to be read, to be corrected and to be found. */
const recentTerms = 200

/**
 * Finds the documents of a term. A frequent word has
 * no scores and only its best-known documents.
 */
export function createPostings(database: DatabaseSync): (term: Term) => Postings {
  const scored = database.prepare(
    `select rowid as id, -bm25(words, ${weights.columns.join(', ')}) as score from words where words match ?`,
  )
  /** The ids in one text, because making thousands of row objects takes longer than finding them. */
  const unscored = database.prepare(
    `select json_group_array(id) as ids
     from (select rowid as id from words where words match ? limit ${frequentFrom})`,
  )
  const isFrequentWord = database.prepare('select 1 from frequent_word where word = ?')
  const beginsFrequentWord = database.prepare(
    'select 1 from frequent_word where word >= ?1 and word < ?1 || char(1114111)',
  )
  const recent = new LRUCache<string, Postings>({ max: recentTerms, memoMethod: find })

  /** Whether every word of some phrase of an expression is frequent. */
  const isFrequent = (expression: string): boolean =>
    [...expression.matchAll(/"([^"]*)"(\*?)/g)].some(([, phrase = '', isBeginning]) =>
      phrase
        .split(' ')
        .every((word) => (isBeginning ? beginsFrequentWord : isFrequentWord).get(word) !== undefined),
    )

  return ({ expression }) => recent.memo(expression)

  function find(expression: string): Postings {
    if (isFrequent(expression)) {
      const ids = Int32Array.from(JSON.parse(String(unscored.get(expression)?.ids)))
      return { ids, scores: new Float32Array(ids.length) }
    }
    const rows = scored.all(expression)
    return {
      ids: Int32Array.from(rows, ({ id }) => Number(id)),
      scores: Float32Array.from(rows, ({ score }) => Number(score)),
    }
  }
}

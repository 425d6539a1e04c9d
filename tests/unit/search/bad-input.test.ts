import { DatabaseSync, StatementSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { createNearest } from '@/lib/host/search/nearest'
import { createPostings } from '@/lib/host/search/postings'
import { createReader } from '@/lib/host/search/reader'
import { fillSearchStore, frequentFrom } from '@/lib/host/search/search-store'
import { noise } from '../../support/search-noise'
import { documentOf } from './document'

/** More documents than one word may cost, all with the same words in their names; the last ones are the best known. */
const many = frequentFrom + 500

const schoolOf = (at: number) =>
  documentOf({
    title: `州立理工大学${at}`,
    names: [`State University ${at}`],
    text: '州立大学',
    href: `/yxk/us-${at}`,
    weight: at / many,
  })

function filled(size: number): DatabaseSync {
  const filled = new DatabaseSync(':memory:')
  fillSearchStore(
    filled,
    Array.from({ length: size }, (_, at) => schoolOf(at)),
  )
  return filled
}

let database: DatabaseSync
let engine: SearchEngine

beforeAll(() => {
  database = filled(many)
  engine = openSearchEngine(database)
}, 120_000)

const search = (keyword: string) => engine.search({ keyword, page: 1, limit: 3 })

/** The rows that the search reads for a text: what it costs, on a machine of any speed. */
function rowsRead(by: SearchEngine, keyword: string): number {
  const spies = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'get')]
  by.ask(keyword)
  by.search({ keyword, page: 1, limit: 3 })
  const read = spies.flatMap(({ mock }) => mock.results.map(({ value }) => value))
  for (const spy of spies) spy.mockRestore()
  return read.reduce<number>((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 1), 0)
}

describe('what one search costs', () => {
  it('is a limited number of terms, however long the question is', () => {
    const words = Array.from(
      { length: 50 },
      (_, at) => `w${String.fromCharCode(97 + (at % 26), 97 + (at % 7))}`,
    )
    expect(createReader(database)(words.join(' ')).terms).toHaveLength(12)
  })

  it('is a limited number of documents for a word that most of them have, the best known ones', () => {
    const [term] = createReader(database)('state').terms
    if (term === undefined) throw new Error('no term')
    const { ids } = createPostings(database)(term)
    expect(ids).toHaveLength(frequentFrom)
    const [first] = search('state').list
    expect(first?.href).toBe(`/yxk/us-${many - 1}`)
  })

  it('does not grow with the number of documents, whatever is typed', async () => {
    const large = openSearchEngine(filled(2 * many))
    const growth = noise.map(([what, keyword]) => {
      const [of, ofTwice] = [rowsRead(engine, keyword), rowsRead(large, keyword)]
      return { what, of, ofTwice, isGrown: ofTwice > 1.2 * of + 50 }
    })
    expect(growth.filter(({ isGrown }) => isGrown)).toEqual([])
    expect(Math.max(...growth.map(({ of }) => of))).toBeGreaterThan(100)
  }, 240_000)

  it('is a limited number of similar names for a text of common letters', () => {
    expect(createNearest(database)('州立理工大学某').length).toBeLessThanOrEqual(160)
  })
})

describe('a text that is no question', () => {
  it.each(noise)('has a list or an empty one: %s', (_, keyword) => {
    const { list, total } = search(keyword)
    expect(list).toHaveLength(Math.min(3, total))
    expect(engine.ask(keyword).keyword).toBe(keyword)
  })

  it('leaves the index as it was', () => {
    expect(search("'; drop table words; --").total).toBe(0)
    expect(search('州立理工大学7').list[0]?.href).toBe('/yxk/us-7')
  })
})

import type { DatabaseSync } from 'node:sqlite'
import { type SearchType, searchTypes } from '@/lib/contract/search'

/** Properties of a document that affect its place in the results, apart from the match of its words. */
export type KnownDocument = {
  type: SearchType
  weight: number
  sample: boolean
  closed: boolean
  until: string | null
  href: string
  title: string
}

/** The properties of all documents; the index is the document's id. */
export const readKnownDocuments = (database: DatabaseSync): KnownDocument[] =>
  database
    .prepare('select type, weight, sample, closed, until, href, title from document order by id')
    .all()
    .map((row) => ({
      type: searchTypes.find((type) => type === row.type) ?? 'page',
      weight: Number(row.weight),
      sample: row.sample === 1,
      closed: row.closed === 1,
      until: row.until === null ? null : String(row.until),
      href: String(row.href),
      title: String(row.title),
    }))

export const isSchoolHref = (href = ''): boolean => /^\/(yxk|joint)\//.test(href)

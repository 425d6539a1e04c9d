import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { type CheckPage, readingCell, toCheck, toReading, yearWords } from '@/lib/facts/reading'

export const guideTables = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/guides')
export const routeFactsFile = 'routes.csv'

const columns = z.object({
  id: cell.text.regex(/^[a-z][a-z0-9-]*$/, { error: '编号只用小写字母、数字和连字符' }),
  country: cell.text.regex(/^[a-z]{2}$/, { error: '国家写两个小写字母' }),
  statement_zh: cell.text,
  year: cell.text,
  check_url: cell.url.nullable(),
  source_kind: readingCell,
  for_mainland_chinese: cell.oneOf(['yes', 'no', 'unclear']),
})

/** One sentence about a way of entering a university, with the page where it can be checked. */
export type SourcedStatement = {
  id: string
  country: string
  text: string
  year: string
  /** How it was read, when that was not on the official page. */
  caution: string | null
  check: CheckPage | null
  /** Whether students of mainland China may take this way. */
  forMainland: 'yes' | 'no' | 'unclear'
}

/** @throws with file, line and column of the first invalid cell */
export function readRouteFacts(
  file = routeFactsFile,
  folder = guideTables,
): ReadonlyMap<string, SourcedStatement> {
  const facts = new Map<string, SourcedStatement>()
  for (const { values: row, fail } of readColumns(file, columns, folder)) {
    if (facts.has(row.id)) fail('id', `“${row.id}”重复`)
    facts.set(row.id, {
      id: row.id,
      country: row.country,
      text: row.statement_zh,
      year: yearWords(row.year),
      caution: toReading(row.source_kind),
      check: toCheck(row.check_url),
      forMainland: row.for_mainland_chinese,
    })
  }
  return facts
}

const facts = readRouteFacts()

/** @throws when the table has no such row */
export function routeFact(id: string): SourcedStatement {
  const fact = facts.get(id)
  if (fact === undefined) throw new Error(`${routeFactsFile} 里没有“${id}”`)
  return fact
}

import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { publisherOf } from '@/lib/facts/publishers'

export const guideTables = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/guides')
export const routeFactsFile = 'routes.csv'

/** How a statement was read: on the official page, as a copy of it, off a scanned official book, or as others tell it. */
export const readingCell = cell.oneOf(['official', 'official_via_repo', 'official_ocr', 'secondary'])

/** What has to be said beside a statement that was not read on the official page itself. */
const readingWords: Readonly<Record<z.output<typeof readingCell>, string | null>> = {
  official: null,
  official_via_repo: '转录自官网',
  official_ocr: '招生计划册的识别稿，数字以原册为准',
  secondary: '转述，先当线索，以官网为准',
}

/** The year that a source names; said so where it names none. */
export const yearWords = (year: string): string => (year === 'undated' ? '年份未注明' : `${year} 年`)

const columns = z.object({
  id: cell.text.regex(/^[a-z][a-z0-9-]*$/, { error: '编号只用小写字母、数字和连字符' }),
  country: cell.text.regex(/^[a-z]{2}$/, { error: '国家写两个小写字母' }),
  statement_zh: cell.text,
  year: cell.text,
  check_url: cell.url.nullable(),
  source_kind: readingCell,
  for_mainland_chinese: cell.oneOf(['yes', 'no', 'unclear']),
})

/** One sentence about a way into study, with where to check it. */
export type SourcedStatement = {
  id: string
  country: string
  text: string
  year: string
  /** How it was read, where that was not on the official page. */
  caution: string | null
  /** The official page that settles it; null where none is known. Sites that only retell are never linked. */
  check: { name: string; url: string } | null
  /** Whether students of mainland China may take this way. */
  forMainland: 'yes' | 'no' | 'unclear'
}

export const toCheck = (url: string | null): SourcedStatement['check'] =>
  url === null ? null : { name: publisherOf(url)?.name ?? new URL(url).hostname.replace(/^www\./, ''), url }

export const toReading = (kind: z.output<typeof readingCell>): string | null => readingWords[kind]

/** @throws naming file, line and column of the first cell that is not what it should be */
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

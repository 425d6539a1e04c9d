import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { withDays } from '@/lib/facts/admissions/deadline-text'
import { datedPeriod } from '@/lib/facts/marks'
import { type CheckPage, readingCell, toCheck, toReading, yearWords } from '@/lib/facts/reading'
import { hasStatement, listStatements, type Statement, statement } from '@/lib/facts/registry'
import { type Term, termOf } from '@/lib/facts/term'
import { termColumns, toTermCells } from '@/lib/facts/term-columns'
import { faultsOfDays, withTerm } from '@/lib/facts/written-days'

export const guideTables = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content/guides')
export const routeFactsFile = 'routes.csv'

const columns = z.object({
  id: cell.text.regex(/^[a-z][a-z0-9-]*$/, { error: '编号只用小写字母、数字和连字符' }),
  topic: cell.text,
  country: cell.text.regex(/^[a-z]{2}$/, { error: '国家写两个小写字母' }),
  statement_zh: cell.text,
  year: cell.text,
  ...termColumns,
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

type RouteFact = SourcedStatement & {
  label: string
  term: Term | null
  isFirstHand: boolean
  /** The year of the source; null when it has none. */
  readYear: number | null
}

/** @throws with file, line and column of the first invalid cell */
export function readRouteFacts(file = routeFactsFile, folder = guideTables): ReadonlyMap<string, RouteFact> {
  const facts = new Map<string, RouteFact>()
  for (const { values: row, fail } of readColumns(file, columns, folder)) {
    if (facts.has(row.id)) fail('id', `“${row.id}”重复`)
    const cells = toTermCells(row)
    for (const fault of faultsOfDays(row.statement_zh, cells)) fail('statement_zh', fault)
    facts.set(row.id, {
      id: row.id,
      label: row.topic,
      country: row.country,
      text: row.statement_zh,
      term: termOf(cells, row.country),
      year: yearWords(row.year),
      caution: toReading(row.source_kind),
      check: toCheck(row.check_url),
      forMainland: row.for_mainland_chinese,
      isFirstHand: row.source_kind !== 'secondary',
      readYear: /^20\d{2}/.test(row.year) ? Number(row.year.slice(0, 4)) : null,
    })
  }
  return facts
}

const facts = readRouteFacts()

/** The text at a moment. Days of a source that was not read first-hand are not counted. */
export const textOn = (
  { text, term, isFirstHand }: Pick<RouteFact, 'text' | 'term' | 'isFirstHand'>,
  now: Date,
): string => withDays(withTerm(text, term, now, isFirstHand), now)

/** Whether `routeFact` knows an id. */
export const hasRouteFact = (id: string): boolean => facts.has(id) || hasStatement(id)

/**
 * One sentence: of this table, else of the fact registry, so that a guide and another page about one thing cite one statement.
 * @throws when neither has it
 */
export function routeFact(id: string): SourcedStatement {
  const fact = facts.get(id)
  if (fact !== undefined) return { ...fact, text: textOn(fact, new Date()) }
  if (hasStatement(id)) return ofRegistry(statement(id))
  throw new Error(`${routeFactsFile} 和 statements.json 里都没有“${id}”`)
}

/** Every sentence that `routeFact` knows, with what it is about and the schools that it names by their ids. */
export const listRouteFacts = () => [
  ...Array.from(facts.values(), (fact) => ({ ...fact, about: '', ids: [] })),
  ...listStatements().map((row) => ({
    ...ofRegistry(row),
    ...{ label: row.label, about: row.label, ids: Object.keys(row.gaokao?.schools ?? {}) },
  })),
]

/** Statements of the registry apply to applicants from the mainland. */
const ofRegistry = ({ id, country, text, asOf, read, source }: Statement): SourcedStatement => ({
  id,
  country: (country.split('/')[0] ?? '').toLowerCase(),
  text,
  year: datedPeriod(asOf) ?? yearWords('undated'),
  caution: toReading(read === 'official-copy' ? 'official_via_repo' : read),
  check: source,
  forMainland: 'yes',
})

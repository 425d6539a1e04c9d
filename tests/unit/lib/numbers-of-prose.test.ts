import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * A number, a day or a scope that code uses is a column or a field, never read out of a sentence. These are all files of the rooms below that
 * use a pattern with digits, and why they may: what a visitor types, and strict forms of source cells, of which an unknown one stops the build
 * or stays unread. A new file needs a reason of this kind, or a column.
 */
const mayReadDigits: Readonly<Record<string, string>> = {
  // What a visitor or an address says.
  'components/features/schools/load-programmes.ts': 'typed: a price in the address',
  'components/ui/whole-words.tsx': 'where a line may break',
  'lib/host/search/highlight.ts': 'where a word begins and ends',
  'lib/host/search/rank-span.ts': 'typed: a span of a ranking',
  'lib/host/search/read-question.ts': 'typed: a question',
  'lib/host/search/reader.ts': 'typed: a question',
  'lib/host/search/words.ts': 'typed: a question',
  'components/ui/whole-values.tsx': 'where a line may break',
  'lib/host/search/answers/costs.ts': 'typed: a question',
  'lib/host/search/answers/exams.ts': 'typed: a mark',
  'lib/host/search/answers/gaokao.ts': 'typed: a question',
  'lib/host/search/answers/matters.ts': 'typed: a question',
  'lib/tools/cost/yearly-budget.ts': 'typed: a budget',
  'lib/tools/gpa/courses.ts': 'typed: marks, and the address that keeps them',
  // Strict forms of cells and registers.
  'components/features/schools/past-season.tsx': 'form of a year, for shorter words',
  'components/blocks/schedule.ts': 'form 第 1–4 周 of a field',
  'lib/facts/admissions/deadlines.ts': 'form of a cell; others stop the build',
  'lib/facts/admissions/entry-thresholds.ts': 'form of a cell; others stop the build',
  'lib/facts/days.ts': 'a check of the build: days in sentences must be registered',
  'lib/facts/expiry.ts': 'forms of a period; others stop the build',
  'lib/facts/format.ts': 'form of a unit',
  'lib/facts/guides/joint-universities.ts': 'form of a cell: a number or a text',
  'lib/facts/guides/route-facts.ts': 'form of a cell: the year of a source',
  'lib/facts/immigration/express-entry.ts': 'form of a cell; others stop the build',
  'lib/facts/immigration/visa-bulletin.ts': 'form of a cell; others stop the build',
  'lib/facts/in-text.ts': 'a check of the build: figures in sentences must be registered',
  'lib/facts/rates.ts': 'form of a unit; others stop the build',
  'lib/facts/written-days.ts': 'days that an editor wrote by hand, which the check refuses',
  'lib/schools/rankings.ts': 'form of a rank; others stop the build',
  'lib/schools/value-text.ts': 'form of a year',
  'lib/tools/cost/limits.ts': 'form of a year, for shorter words',
  'lib/tools/personality.ts': 'form of an id; others stop the build',
}

const rooms = ['lib/schools', 'lib/tools', 'lib/facts', 'lib/host/search', 'components']

/** A pattern in the code that matches digits: a literal, or one that is made of texts. */
const digitPattern = /\/(?![/*])(?:[^/\n\\]|\\.)*(?:\\d|\[0-9)(?:[^/\n\\]|\\.)*\//

function readsDigits(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const isMade = text.includes('new RegExp(') && /\\d|\[0-9/.test(text)
  return isMade || text.split('\n').some((line) => digitPattern.test(line))
}

it('no file but the named ones reads digits out of a text', () => {
  const found = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`).filter(readsDigits)
  expect(found.length).toBeGreaterThan(10)
  expect(found.toSorted().filter((file) => mayReadDigits[file] === undefined)).toEqual([])
})

it('no reason outlives its pattern', () => {
  const stale = Object.keys(mayReadDigits).filter((file) => !readsDigits(file))
  expect(stale).toEqual([])
})

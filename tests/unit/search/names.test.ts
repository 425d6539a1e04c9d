import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { SearchEngine } from '@/lib/host/search/engine'
import { searchOfNamedPages } from '../../support/search-corpus'

let engine: SearchEngine

beforeAll(async () => {
  engine = await searchOfNamedPages()
})

/** The share of names of each table that must lead to their school, as the first of all results. */
const leastRight = 0.98

const rowsOf = (file: string) =>
  readFileSync(`tests/support/school-names/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').filter((cell) => cell !== ''))

it.each(['aliases.csv', 'typed.csv'])(
  'leads from the names in %s to their schools',
  (file) => {
    const rows = rowsOf(file)
    const misses = rows.flatMap(([query = '', expected = '']) => {
      const [first] = engine.search({ keyword: query, page: 1, limit: 1 }).list
      return expected.split(';').some((id) => first?.href === `/yxk/${id}`)
        ? []
        : [`${query} → ${first?.title ?? 'nothing'}, not ${expected}`]
    })
    const share = 1 - misses.length / rows.length
    expect(share, `${misses.length} of ${rows.length}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(
      leastRight,
    )
  },
  120_000,
)

import { describe, expect, it } from 'vitest'
import { listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import { placeholderDate } from '@/lib/core/placeholder-date'
import { type Figure, listFigures, listStatements, type Statement } from '@/lib/facts/registry'

const written = [...listArticles(), ...listCountryArticles()]
const cited = written.flatMap(({ id, sources }) => sources.map((source) => ({ id, ...source })))
const facts: (Figure | Statement)[] = [...listFigures(), ...listStatements()]

describe('the day on which a source was checked', () => {
  it('is reported where all records have the same, and only there', () => {
    const constant = Array.from({ length: 30 }, () => '2026-11-20')
    expect(placeholderDate(constant)).toBe('2026-11-20')
    expect(placeholderDate(constant.map((day, at) => (at % 2 === 0 ? day : null)))).toBeNull()
    expect(placeholderDate(constant.slice(0, 3))).toBeNull()
  })

  it('of an article equals that of the registry where the registry contains the page', () => {
    const known = new Map<string, Set<string>>()
    for (const { source, read, checked } of facts) {
      const readings = known.get(source.url) ?? new Set()
      known.set(source.url, readings.add(`${read} ${checked}`))
    }
    const strangers = cited.filter(({ url, read, checked }) => {
      const readings = known.get(url)
      return read !== null && readings !== undefined && !readings.has(`${read} ${checked}`)
    })
    expect(strangers.map(({ id, url, read, checked }) => `${id}: ${url} ${read} ${checked}`)).toEqual([])
  })
})

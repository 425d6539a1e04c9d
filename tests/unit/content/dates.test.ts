import { describe, expect, it } from 'vitest'
import { listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import { placeholderDate } from '@/lib/core/placeholder-date'
import { type Figure, listFigures, listStatements, type Statement } from '@/lib/facts/registry'
import { listProducts } from '@/lib/host/content/products'
import { listSitePages } from '@/lib/site-map/pages'

const products = listProducts()

const written = [...listArticles(), ...listCountryArticles()]
const cited = written.flatMap(({ id, sources }) => sources.map((source) => ({ id, ...source })))
const facts: (Figure | Statement)[] = [...listFigures(), ...listStatements()]

/** Every day under one of these keys of a record, at any depth. */
function daysUnder(keys: ReadonlySet<string>, value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.has(key) && typeof inner === 'string' ? [inner] : daysUnder(keys, inner),
  )
}

const readingKeys = new Set(['checked', 'updated', 'as_of', 'declared'])
const daysOf = (records: readonly unknown[]) =>
  records.map((record) => daysUnder(readingKeys, record)[0] ?? null)

describe('the day on which a source was checked', () => {
  it.each<[string, (string | null)[]]>([
    ['articles', written.map(({ updated }) => updated)],
    ['days of publication', written.map(({ date }) => date)],
    ['sources of articles', cited.map(({ checked }) => checked)],
    ['figures', listFigures().map(({ checked }) => checked)],
    ['statements', listStatements().map(({ checked }) => checked)],
    ['immigration programmes', daysOf(products.filter(({ kind }) => kind === 'immigration'))],
    ['study products', daysOf(products.filter(({ kind }) => kind === 'study'))],
    ['pages of the site', daysOf(listSitePages().flatMap(({ pages }) => pages))],
  ])('is not the same for a whole group of records: %s', (_, days) => {
    expect(days.length).toBeGreaterThan(0)
    expect(placeholderDate(days, 4)).toBeNull()
  })

  it('is reported where all records have the same, and only there', () => {
    const constant = Array.from({ length: 30 }, () => '2026-11-20')
    expect(placeholderDate(constant)).toBe('2026-11-20')
    expect(placeholderDate(constant.map((day, at) => (at % 2 === 0 ? day : null)))).toBeNull()
    expect(placeholderDate(constant.slice(0, 3))).toBeNull()
  })

  it('is not later than the import of the facts, and not earlier than the thing itself', () => {
    const days = [...cited, ...facts].flatMap(({ checked }) => (checked === null ? [] : [checked]))
    expect(days.length).toBeGreaterThan(200)
    expect(days.filter((day) => day > '2026-11-22' || day < '2020-01-01')).toEqual([])
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePlaces, type System, toEntries } from '@/lib/tools/rankings/entries'
import { rankPage, rankPages } from '@/lib/tools/rankings/pages'
import { isOfficialOrder, type RankScope, rankHref, readRankState, toRows } from '@/lib/tools/rankings/view'
import { table } from '@/tests/support/table'
import { school as anySchool, qsRank } from '../schools/support'

const scope: RankScope = { path: '/special/ranking', main: 'qs', countries: [], isListedOnly: false }
const codes = ['us', 'uk', 'jp']

type Given = { id: string; country?: string; qs?: string; previous?: string | null; arwu?: number | null }

const school = ({ id, country = 'us', qs, previous = null, arwu = null }: Given) =>
  anySchool({
    id,
    name: id,
    country,
    rank: qs === undefined ? null : qsRank(qs, Number.parseInt(qs, 10)),
    previousRank: previous,
    arwu: arwu === null ? null : { source: 'ARWU', year: 2026, text: String(arwu), number: arwu },
  })

const params = (query: string) => Object.fromEntries(new URLSearchParams(query))
const order = (given: Given[], query: string, on: RankScope = scope) => {
  const entries = toEntries(given.map(school))
  return toRows(entries, on, readRankState(on, codes, params(query))).map(({ id }) => id)
}

describe('the order of a ranking', () => {
  const mixed: Given[] = [
    { id: 'open', qs: '1401+', arwu: 30 },
    { id: 'band-wide', qs: '801-850', previous: '801-850' },
    { id: 'exact', qs: '90', previous: '100', arwu: 90 },
    { id: 'only-arwu', arwu: 21 },
    { id: 'band-narrow', qs: '801-810', previous: '751-760' },
    { id: 'first', qs: '1', previous: '2', arwu: 3 },
  ]

  it.each(
    table(`
                          | first exact band-narrow band-wide open only-arwu
      order=desc          | open band-wide band-narrow exact first only-arwu
      sort=previous       | first exact band-narrow band-wide open only-arwu
      sort=arwu           | first only-arwu open exact band-narrow band-wide
      sort=arwu&order=desc | exact open only-arwu first band-narrow band-wide
      sort=name           | band-narrow band-wide exact first only-arwu open
    `),
  )('“%s”', (query = '', expected) => {
    expect(order(mixed, query).join(' ')).toBe(expected)
  })

  it('filters by country and by whole bands', () => {
    const given: Given[] = [
      { id: 'a', country: 'uk', qs: '100' },
      { id: 'b', country: 'uk', qs: '101' },
      { id: 'c', country: 'jp', qs: '50' },
      { id: 'd', country: 'uk', qs: '91-110' },
      { id: 'e', country: 'uk', arwu: 7 },
    ]
    expect(order(given, 'country=uk')).toEqual(['d', 'a', 'b', 'e'])
    expect(order(given, 'country=uk&band=100')).toEqual(['a'])
    expect(order(given, 'band=100')).toEqual(['c', 'a'])
  })

  it('finds schools by a part of their name, in upper or lower case', () => {
    const given: Given[] = [
      { id: 'Oxford', qs: '3' },
      { id: 'Oxford Brookes', qs: '400' },
      { id: 'Leeds', qs: '80' },
    ]
    expect(order(given, 'q=oxFord')).toEqual(['Oxford', 'Oxford Brookes'])
    expect(order(given, 'q=Bonn')).toEqual([])
  })

  it('leaves out schools that are not in the main list of the page, where it is set so', () => {
    const on: RankScope = { path: '/special/ranking/arwu', main: 'arwu', countries: [], isListedOnly: true }
    expect(order(mixed, '', on)).toEqual(['first', 'only-arwu', 'open', 'exact'])
  })

  it('contains only the countries of the page', () => {
    const on: RankScope = { ...scope, countries: ['jp'] }
    expect(
      order(
        [
          { id: 'a', qs: '1' },
          { id: 'b', country: 'jp', qs: '2' },
        ],
        '',
        on,
      ),
    ).toEqual(['b'])
  })

  it('compares ranks as a total order', () => {
    const place = fc
      .tuple(fc.integer({ min: 1, max: 1500 }), fc.nat(200))
      .map(([from, width]) => ({ text: '', from, to: from + width, isTied: false }))
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(Math.sign(comparePlaces(a, b))).toBe(-Math.sign(comparePlaces(b, a)) + 0)
        if (comparePlaces(a, b) <= 0 && comparePlaces(b, c) <= 0) {
          expect(comparePlaces(a, c)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})

describe('ranks', () => {
  it('are shared when another school has the same exact rank; bands never are', () => {
    const entries = toEntries(
      [
        { id: 'a', qs: '2' },
        { id: 'b', qs: '2' },
        { id: 'c', qs: '4' },
        { id: 'd', qs: '801-850' },
        { id: 'e', qs: '801-850' },
      ].map(school),
    )
    expect(entries.map(({ places }) => places.qs?.isTied)).toEqual([true, true, false, false, false])
  })

  it('of schools that are in no list are left out', () => {
    expect(toEntries([school({ id: 'a' })])).toEqual([])
  })
})

it('only an unchanged order is called the publisher’s', () => {
  const state = (query: string) => readRankState(scope, codes, params(query))
  expect(isOfficialOrder(scope, state(''))).toBe(true)
  expect(isOfficialOrder(scope, state('order=desc'))).toBe(false)
  expect(isOfficialOrder(scope, state('sort=arwu'))).toBe(false)
})

describe('the address of a ranking', () => {
  it.each(
    table(`
      country=zz | “国家或地区”没有“zz”这个选项，已忽略
      page=0 | 页码无法识别，已回到第 1 页
    `),
  )('%s: %s', (query, note) => {
    const state = readRankState(scope, codes, params(query))
    expect(state.notes).toEqual([note])
    expect(state.sort).toBe('qs')
  })

  it('has no values when nothing is chosen, and can be read back', () => {
    const state = readRankState(scope, codes, params('country=uk&band=200&q=leeds&sort=arwu&order=desc'))
    expect(rankHref(scope, readRankState(scope, codes, {}))).toBe('/special/ranking')
    const href = rankHref(scope, state)
    expect(readRankState(scope, codes, params(href.slice(href.indexOf('?') + 1)))).toEqual(state)
  })

  it('goes to the first page when anything changes', () => {
    const state = readRankState(scope, codes, params('page=3'))
    expect(rankHref(scope, state, { country: 'jp' })).toBe('/special/ranking?country=jp')
    expect(rankHref(scope, state, { page: 3 })).toBe('/special/ranking?page=3')
  })
})

describe('the ranking pages', () => {
  const pages = rankPages.list().map((page) => [page.id, page] as const)

  it('never offer a list that the site does not have as that list', () => {
    expect(rankPage('the').isOfficialList).toBe(false)
    expect(rankPage('usnews').isOfficialList).toBe(false)
    const held: System[] = ['qs', 'arwu']
    for (const [, { scope: of }] of pages) expect(held).toContain(of.main)
  })
})

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadChinaLists } from '@/components/features/schools/load-china-lists'
import { loadCompare } from '@/components/features/schools/load-compare'
import { loadCost } from '@/components/features/tools/cost/load-cost'
import { listSchools } from '@/lib/api/schools'
import { searchSite } from '@/lib/api/search'
import { isCostCountry } from '@/lib/collections/kinds/cost-country'
import { toSiteAnswer } from '@/lib/host/chat/routes'
import type { SearchEngine } from '@/lib/host/search/engine'
import { siteSearch } from '@/lib/host/search/site-search'
import { ambiguousNames, sharedNames, typedNames } from '../../support/school-names/typed-everywhere'

/** What a place for a school's name made of it: the school it took, and those it offers, in their order. */
type Reading = { taken: string | null; offered: readonly string[] }

let engine: SearchEngine

beforeAll(async () => {
  engine = await siteSearch()
}, 120_000)

const idOf = (href: string) => href.replace(/^\/yxk\//, '')

const readHits = (hrefs: readonly string[]): Reading => ({
  taken: idOf(hrefs[0] ?? '') || null,
  offered: hrefs.map(idOf),
})

const readChoice = (
  school: { id: string } | null | undefined,
  others: readonly { id: string }[],
): Reading => ({
  taken: school?.id ?? null,
  offered: [...(school ? [school.id] : []), ...others.map(({ id }) => id)],
})

/** Every place in which a visitor types the name of a school; the country is that of the expected school. */
const places: Record<string, (words: string, country: string) => Promise<Reading>> = {
  'the header search': async (keyword) => {
    const { list, answer } = await searchSite({ keyword, limit: 5 })
    const choices = answer?.title === '您是问' ? answer.links.map(({ href }) => href) : []
    return readHits([...choices, ...list.map(({ href }) => href)])
  },
  'the list of schools': async (q) => {
    const { list, exact } = await listSchools({ level: 'university', q, limit: 5 })
    return { taken: exact === 1 ? (list[0]?.id ?? null) : null, offered: list.map(({ id }) => id) }
  },
  'the comparison': async (add) => {
    const { schools, typed } = await loadCompare({ add })
    return readChoice(schools[0], typed[0]?.others ?? [])
  },
  'the cost calculator': async (school, country) => {
    const { chosen, others } = await loadCost({ country, level: 'undergraduate', school })
    return readChoice(chosen, others)
  },
  'the suggestions': async (words) => readHits(engine.suggest(words).map(({ href }) => href)),
  'the chat': async (keyword) => {
    const answer = toSiteAnswer(engine.search({ keyword, page: 1, limit: 5 }))
    return readHits(answer?.pages.map(({ href }) => href) ?? [])
  },
}

/** The list of Chinese institutions knows the universities of the United Kingdom only. */
const readChinaList = async (q: string): Promise<Reading> => {
  const { british } = await loadChinaLists(new URLSearchParams({ q }).toString())
  return {
    taken: british.length === 1 ? (british[0]?.id ?? null) : null,
    offered: british.map(({ id }) => id),
  }
}

const aliases = readFileSync('tests/support/school-names/aliases.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .flatMap(([words = '', ids = '', kind = '']): [string, string][] =>
    ids === '' || ids.includes(';') || kind === 'group' ? [] : [[words, ids]],
  )

/** A third of the table is enough here: the table of names tries all of them in the search. */
const names = [...aliases.filter((_, at) => at % 3 === 0), ...typedNames]

/** The calculator has fewer countries than the library. */
const isPriced = (id: string): boolean => isCostCountry(id.slice(0, 2))

/** The share of the names that every place must read as their school. */
const leastRight = 0.98

async function missesOf(
  rows: readonly (readonly [string, string])[],
  read: (words: string, country: string) => Promise<Reading>,
): Promise<string[]> {
  const misses: string[] = []
  for (const [words, id] of rows) {
    const { taken, offered } = await read(words, id.slice(0, 2))
    const first = taken ?? offered[0]
    if (first !== id) misses.push(`${words} → ${first ?? 'nothing'}, not ${id}`)
  }
  return misses
}

describe('a name that means one school', () => {
  it.each(Object.entries(places))(
    'is read alike in %s',
    async (place, read) => {
      const known = place === 'the cost calculator' ? names.filter(([, id]) => isPriced(id)) : names
      const misses = await missesOf(known, read)
      expect(1 - misses.length / known.length, misses.join('\n')).toBeGreaterThanOrEqual(leastRight)
    },
    180_000,
  )

  it('is read alike in the list of Chinese institutions, when it is British', async () => {
    const british = names.filter(([, id]) => id.startsWith('uk-'))
    const misses = await missesOf(british, readChinaList)
    expect(1 - misses.length / british.length, misses.join('\n')).toBeGreaterThanOrEqual(leastRight)
  }, 120_000)
})

const choosing = Object.entries(places).filter(([place]) => place !== 'the cost calculator')

describe('a name of several schools', () => {
  describe.each(choosing)('in %s', (place, read) => {
    it.each(ambiguousNames)('%s is asked back, and begins with a usual one', async (words, ids) => {
      const { taken, offered } = await read(words, '')
      if (!/search|suggestions|chat/.test(place)) expect(taken).toBeNull()
      expect(ids).toContain(offered[0])
      expect(offered).toEqual(expect.arrayContaining([...ids]))
    })

    it.each(sharedNames)('%s means %s, and %s is offered too', async (words, id, other) => {
      const { taken, offered } = await read(words, id.slice(0, 2))
      expect(taken ?? offered[0]).toBe(id)
      expect(offered).toContain(other)
    })
  })

  it('is one school where a country is chosen', async () => {
    const { chosen } = await loadCost({ country: 'ca', level: 'undergraduate', school: '麦大' })
    expect(chosen).toBeNull()
    const { chosen: australian } = await loadCost({ country: 'au', level: 'undergraduate', school: '麦大' })
    expect(australian?.id).toBe('au-macquarie-university')
  })
})

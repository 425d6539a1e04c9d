import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { fillListing, initialOf, type UnplacedSchool } from '@/lib/host/schools/build/load/listing'
import { searchText } from '@/lib/host/schools/build/search-text'
import { createWriter } from '@/lib/host/schools/build/writer'
import { findSchoolFacets, findSchoolIds } from '@/lib/host/schools/find-schools'
import { foldName } from '@/lib/host/schools/fold-name'
import type { SchoolFilter } from '@/lib/host/schools/school-filters'
import { type SchoolStore, toSchoolStore } from '@/lib/host/schools/store'
import { definition } from '@/lib/host/schools/tables'
import { offerNeeded } from '@/lib/schools/a-level'
import { table } from '@/tests/support/table'

type Given = Partial<UnplacedSchool> & { name_alt?: string[]; rank?: { num: number } }

function school(
  id: string,
  { name_zh = null, name_en = id, name_alt = [], city = null, rank, ...values }: Given = {},
): UnplacedSchool {
  return {
    id,
    level: 'university',
    kind: 'degree',
    country: 'us',
    city: city === null ? null : foldName(city),
    city_zh: null,
    state: null,
    name_zh,
    name_en,
    search: searchText([name_zh, name_en, ...name_alt]),
    rank_num: rank?.num ?? null,
    boarding: null,
    weight: 0,
    subject_bachelor: null,
    subject_master: null,
    cost_bachelor: null,
    cost_master: null,
    admission: null,
    sat: null,
    ielts: null,
    ib: null,
    alevel: null,
    average: null,
    average_other: null,
    entry: null,
    international: null,
    size: null,
    setting: null,
    ...values,
  }
}

/** A school library in memory with these schools. */
function library(schools: readonly UnplacedSchool[]): SchoolStore {
  const connection = new DatabaseSync(':memory:')
  connection.exec(definition)
  fillListing(createWriter(connection), schools)
  return toSchoolStore(connection)
}

const ranked = (world: string, num: number) => ({ world, num })

const usual = { level: 'university', sort: 'rank', order: 'asc' } as const

async function search(schools: UnplacedSchool[], filter: Partial<SchoolFilter> = {}): Promise<string[]> {
  const { ids } = await findSchoolIds(library(schools), { ...usual, ...filter }, { page: 1, limit: 60 })
  return ids
}

describe('order by rank', () => {
  const rows = [
    school('no-rank'),
    school('band', { rank: ranked('801-850', 801) }),
    school('tie-b', { rank: ranked('16', 16), name_en: 'Yale' }),
    school('tie-a', { rank: ranked('16', 16), name_en: 'Cornell' }),
    school('top', { rank: ranked('1', 1) }),
  ]

  it('puts the best rank first, equal ranks by English name, and schools without a rank last', async () => {
    expect(await search(rows)).toEqual(['top', 'tie-a', 'tie-b', 'band', 'no-rank'])
  })

  it('keeps schools without a rank last when reversed, and the order of equal ranks', async () => {
    expect(await search(rows, { order: 'desc' })).toEqual(['band', 'tie-a', 'tie-b', 'top', 'no-rank'])
  })
})

describe('order by name', () => {
  const rows = [
    school('none-b', { name_en: 'Beta' }),
    school('none-a', { name_en: 'Alpha' }),
    school('zhong', { name_zh: '中央大学' }),
    school('ai', { name_zh: '爱荷华大学' }),
    school('niu', { name_zh: '牛津大学' }),
  ]

  it('goes by pinyin, with schools without a Chinese name last, by their English name', async () => {
    expect(await search(rows, { sort: 'name' })).toEqual(['ai', 'niu', 'zhong', 'none-a', 'none-b'])
  })

  it('keeps schools without a Chinese name last when reversed', async () => {
    expect(await search(rows, { sort: 'name', order: 'desc' })).toEqual([
      'zhong',
      'niu',
      'ai',
      'none-a',
      'none-b',
    ])
  })
})

describe('rank bands', () => {
  const rows = [
    school('p50', { rank: ranked('50', 50) }),
    school('p51', { rank: ranked('51', 51) }),
    school('p100', { rank: ranked('100', 100) }),
    school('p200', { rank: ranked('200', 200) }),
    school('p201', { rank: ranked('201', 201) }),
    school('p500', { rank: ranked('500', 500) }),
    school('p501', { rank: ranked('501', 501) }),
    school('p801', { rank: ranked('801-850', 801) }),
    school('none'),
  ]

  it.each([
    ['top50', ['p50']],
    ['top100', ['p50', 'p51', 'p100']],
    ['top200', ['p50', 'p51', 'p100', 'p200']],
    ['top500', ['p50', 'p51', 'p100', 'p200', 'p201', 'p500']],
    ['unranked', ['none']],
  ] as const)('%s', async (band, expected) => {
    expect(await search(rows, { band })).toEqual(expected)
  })
})

describe('the search words', () => {
  const rows = [
    school('mit', {
      name_zh: '麻省理工学院',
      name_en: 'Massachusetts Institute of Technology',
      name_alt: ['MIT'],
    }),
    school('eth', { name_zh: '苏黎世联邦理工学院', name_en: 'ETH Zürich' }),
    school('smith', { name_en: 'Smith College' }),
  ]

  it.each([
    ['理工', ['eth', 'mit']],
    ['mit', ['mit']],
    ['ＭＩＴ', ['mit']],
    ['smith', ['smith']],
    ['masheng', ['mit']],
    ['sulishi', ['eth']],
    ['mslg', []],
    ['mslgxy', ['mit']],
    ['ZURICH', ['eth']],
    ['蘇黎世聯邦', ['eth']],
    ['  institute OF  ', ['mit']],
    // Two words may match two names of a school, but one match may not span both names.
    ['学院\nmassachusetts', ['mit']],
    ['technology mit', ['mit']],
    ['technologymit', []],
    ['学院 smith', []],
    ['没有这所', []],
    ['\u0301', ['eth', 'mit', 'smith']],
  ])('%j', async (q, expected) => {
    expect(await search(rows, { q })).toEqual(expected)
  })
})

describe('the lowest marks that schools state', () => {
  const rows = [
    school('aab', { alevel: offerNeeded('AAB'), ib: 34, average: 80, average_other: 85 }),
    school('bbb', { alevel: offerNeeded('BBB'), ib: 30, average: 70 }),
    school('none'),
  ]

  it.each([
    [{ alevel: 'ABB' }, ['bbb']],
    [{ alevel: 'A*AA' }, ['aab', 'bbb']],
    [{ ib: '33' }, ['bbb']],
    [{ ib: '34' }, ['aab', 'bbb']],
    [{ average: '79' }, ['bbb']],
    [{ average_other: '90' }, ['aab']],
    [{ average_other: '84' }, []],
  ])(
    '%o leaves the schools that ask for no more, and none whose line is unknown',
    async (filter, expected) => {
      expect(await search(rows, filter)).toEqual(expected)
    },
  )
})

describe('the letter of a school in the list', () => {
  it.each(
    table(`
      Yale University | Y
      The Ohio State University | O
      Theological Seminary | T
      École du Louvre | E
      't Hooft College | T
      42 Paris | P
    `),
  )('%s: %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter)
  })

  it('filters the schools of one letter', async () => {
    const rows = [
      school('ohio', { name_en: 'The Ohio State University' }),
      school('oxford', { name_en: 'University of Oxford' }),
    ]
    expect(await search(rows, { letter: 'O' })).toEqual(['ohio'])
    expect(await search(rows, { letter: 'Z' })).toEqual([])
  })
})

describe('similar schools', () => {
  const rows = [
    school('first', { rank: ranked('1', 1), city: 'Austin', state: 'TX' }),
    school('second', { rank: ranked('2', 2), city: 'Boston', state: 'MA' }),
    school('third', { rank: ranked('3', 3) }),
    school('last', { rank: ranked('1401+', 1401) }),
    school('abroad', { rank: ranked('2', 2), country: 'uk' }),
    school('small', { city: 'Boston', state: 'MA' }),
    school('same-state', { city: 'Salem', state: 'MA' }),
    school('same-name-elsewhere', { city: 'Boston', state: 'KY' }),
    school('high', { level: 'hischool', city: 'Boston', state: 'MA' }),
  ]

  it.each([
    ['second', ['first', 'third', 'last']],
    ['first', ['second', 'third', 'last']],
  ])('of a school with a rank: the closest ranks in the same country first (%s)', async (near, expected) => {
    expect((await search(rows, { near })).slice(0, 3)).toEqual(expected)
  })

  it('of a school without a rank: the same city, then the same state, then the others', async () => {
    expect(await search(rows, { near: 'small' })).toEqual([
      'second',
      'same-state',
      'first',
      'third',
      'last',
      'same-name-elsewhere',
    ])
  })

  it('are none for an unknown school', async () => {
    expect(await search(rows, { near: 'nowhere' })).toEqual([])
  })
})

describe('boarding and day schools', () => {
  const rows = [
    school('in', { level: 'hischool', boarding: 'boarding' }),
    school('out', { level: 'hischool', boarding: 'day' }),
    school('two', { level: 'hischool', boarding: 'both' }),
    school('unknown', { level: 'hischool', boarding: 'private' }),
    school('empty', { level: 'hischool' }),
  ]

  it.each([
    ['boarding', ['in', 'two']],
    ['day', ['out', 'two']],
  ] as const)('%s', async (boarding, expected) => {
    expect(await search(rows, { level: 'hischool', boarding })).toEqual(expected)
  })
})

describe('filters', () => {
  const rows = [
    school('us-boston', { city: 'Boston' }),
    school('us-other', { city: 'Austin' }),
    school('ca-quebec', { country: 'ca', city: 'Québec' }),
    school('hs', { level: 'hischool', city: 'Boston' }),
  ]

  it.each<[string, Partial<SchoolFilter>, string[]]>([
    ['country', { country: 'ca' }, ['ca-quebec']],
    ['city, in upper or lower case', { city: 'boston' }, ['us-boston']],
    ['city, with or without accents', { city: 'Quebec' }, ['ca-quebec']],
    ['part of a city is no match', { city: 'Bost' }, []],
    ['level', { level: 'hischool' }, ['hs']],
    ['several at once', { country: 'us', city: 'Austin' }, ['us-other']],
  ])('%s', async (_, filter, expected) => {
    expect(await search(rows, filter)).toEqual(expected)
  })
})

it('divides results into pages and counts every match', async () => {
  const schools = library(['a', 'b', 'c', 'd', 'e'].map((id) => school(id)))
  const page = (number: number) => findSchoolIds(schools, usual, { page: number, limit: 2 })
  expect(await page(1)).toEqual({ ids: ['a', 'b'], total: 5, exact: 0, alike: 0 })
  expect(await page(3)).toMatchObject({ ids: ['e'], total: 5 })
  expect(await page(4)).toMatchObject({ ids: [], total: 5 })
})

describe('the school finder', () => {
  const given = [
    school('cheap', {
      cost_bachelor: 90_000,
      cost_master: 200_000,
      international: 55,
      size: 4999,
      setting: 'city',
      subject_bachelor: 0b11,
      subject_master: 0b1,
    }),
    school('middle', {
      cost_bachelor: 150_000,
      international: 10,
      size: 5000,
      admission: 10,
      sat: 1400,
    }),
    school('dear', {
      cost_bachelor: 510_000,
      cost_master: 90_000,
      admission: 9.9,
      sat: 1510,
      subject_bachelor: 0b10,
    }),
    school('unknown'),
  ]

  it.each<[string, Partial<SchoolFilter>, string[]]>([
    ['a price limit includes prices below it and equal to it', { cost: '15' }, ['cheap', 'middle']],
    ['the cost of the selected degree', { cost: '15', study: 'master' }, ['dear']],
    ['a band holds its lower end only', { admission: '10' }, ['dear']],
    ['the next band begins there', { admission: '25' }, ['middle']],
    ['a share from', { international: '10' }, ['cheap', 'middle']],
    ['sizes', { size: 's' }, ['cheap']],
    ['the first field', { subject: 'business' }, ['cheap']],
    ['the second field', { subject: 'computing' }, ['cheap', 'dear']],
    ['scores', { sat: '1400' }, ['middle']],
    ['an unknown value', { cost: '1' }, []],
  ])('%s', async (_, filter, expected) => {
    expect((await search(given, filter)).toSorted()).toEqual(expected.toSorted())
  })

  it('puts schools without the sorted value last in both directions', async () => {
    expect(await search(given, { sort: 'cost' })).toEqual(['cheap', 'middle', 'dear', 'unknown'])
    expect(await search(given, { sort: 'cost', order: 'desc' })).toEqual([
      'dear',
      'middle',
      'cheap',
      'unknown',
    ])
  })

  it('counts each choice with the other filters applied, and schools without the value', async () => {
    const { total, facets } = await findSchoolFacets(library(given), { ...usual, cost: '15' })
    const facet = (name: string) => facets.find((one) => one.name === name)
    expect(total).toBe(2)
    expect(facet('cost')).toEqual({
      name: 'cost',
      counts: [
        { value: '10', count: 1 },
        { value: '15', count: 2 },
        { value: '20', count: 2 },
        { value: '25', count: 2 },
        { value: '30', count: 2 },
        { value: '40', count: 2 },
        { value: '50', count: 2 },
      ],
      lacking: 1,
    })
    expect(facet('admission')).toMatchObject({ lacking: 1 })
    expect(facet('international')?.counts.at(-1)).toEqual({ value: '10', count: 2 })
  })
})

it('finds universities that publish a threshold for a qualification, and none without data', async () => {
  const [gaokao, alevel, ib] = [1, 2, 4]
  const schools = [school('a', { entry: gaokao | ib }), school('b', { entry: alevel }), school('c')]
  expect(await search(schools, { entry: 'gaokao' })).toEqual(['a'])
  expect(await search(schools, { entry: 'ib' })).toEqual(['a'])
  expect(await search(schools, { entry: 'alevel' })).toEqual(['b'])
  expect(await search(schools, { entry: 'diploma' })).toEqual([])
})

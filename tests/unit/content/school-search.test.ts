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

type Given = Partial<UnplacedSchool> & { name_alt?: string[] }

function school(
  id: string,
  { name_zh = null, name_en = id, name_alt = [], city = null, ...values }: Given = {},
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
    rank_num: null,
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

/** A filter as an address has it. */
const filterOf = (cell: string): Partial<SchoolFilter> => Object.fromEntries(new URLSearchParams(cell))

const usual = { level: 'university', sort: 'rank', order: 'asc' } as const

async function search(schools: UnplacedSchool[], filter: Partial<SchoolFilter> = {}): Promise<string[]> {
  const { ids } = await findSchoolIds(library(schools), { ...usual, ...filter }, { page: 1, limit: 60 })
  return ids
}

describe('the order', () => {
  const ranks = [
    school('no-rank'),
    school('band', { rank_num: 801 }),
    school('tie-b', { rank_num: 16, name_en: 'Yale' }),
    school('tie-a', { rank_num: 16, name_en: 'Cornell' }),
    school('top', { rank_num: 1 }),
  ]
  const names = [
    school('none-b', { name_en: 'Beta' }),
    school('none-a', { name_en: 'Alpha' }),
    school('zhong', { name_zh: '中央大学' }),
    school('ai', { name_zh: '爱荷华大学' }),
    school('niu', { name_zh: '牛津大学' }),
  ]

  // Equal ranks go by English name, Chinese names by pinyin; what a school lacks puts it last in both directions.
  it.each([
    ['rank', 'asc', ranks, 'top tie-a tie-b band no-rank'],
    ['rank', 'desc', ranks, 'band tie-a tie-b top no-rank'],
    ['name', 'asc', names, 'ai niu zhong none-a none-b'],
    ['name', 'desc', names, 'zhong niu ai none-a none-b'],
  ] as const)('by %s, %s', async (sort, order, schools, expected) => {
    expect((await search([...schools], { sort, order })).join(' ')).toBe(expected)
  })
})

describe('rank bands', () => {
  const ranks = [50, 51, 100, 200, 201, 500, 501, 801]
  const rows = [...ranks.map((rank_num) => school(`${rank_num}`, { rank_num })), school('none')]

  it.each([
    ['top50', '50'],
    ['top200', '50 51 100 200'],
    ['unranked', 'none'],
  ] as const)('%s', async (band, expected) => {
    expect((await search(rows, { band })).join(' ')).toBe(expected)
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
    // Two words may match two names of a school, but one match may not span both names.
    ['学院\nmassachusetts', 'mit'],
    ...table(`
      理工 | eth mit
      mit | mit
      ＭＩＴ | mit
      smith | smith
      masheng | mit
      sulishi | eth
      mslg |
      mslgxy | mit
      ZURICH | eth
      蘇黎世聯邦 | eth
      institute OF | mit
      technology mit | mit
      technologymit |
      学院 smith |
      没有这所 |
      \u0301 | eth mit smith
    `),
  ])('%j', async (q, expected) => {
    expect((await search(rows, { q })).join(' ')).toBe(expected)
  })
})

describe('the lowest marks that schools state', () => {
  const rows = [
    school('aab', { alevel: offerNeeded('AAB'), ib: 34, average: 80, average_other: 85 }),
    school('bbb', { alevel: offerNeeded('BBB'), ib: 30, average: 70 }),
    school('none'),
  ]

  it.each(
    table(
      `
        alevel=ABB | bbb
        alevel=A*AA | aab bbb
        ib=33 | bbb
        ib=34 | aab bbb
        average=79 | bbb
        average_other=90 | aab
      `,
      [filterOf, String],
    ),
  )(
    '%o leaves the schools that ask for no more, and none whose line is unknown',
    async (filter, expected) => {
      expect((await search(rows, filter)).join(' ')).toBe(expected)
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
    school('first', { rank_num: 1, city: 'Austin', state: 'TX' }),
    school('second', { rank_num: 2, city: 'Boston', state: 'MA' }),
    school('third', { rank_num: 3 }),
    school('last', { rank_num: 1401 }),
    school('abroad', { rank_num: 2, country: 'uk' }),
    school('small', { city: 'Boston', state: 'MA' }),
    school('same-state', { city: 'Salem', state: 'MA' }),
    school('same-name-elsewhere', { city: 'Boston', state: 'KY' }),
    school('high', { level: 'hischool', city: 'Boston', state: 'MA' }),
  ]

  // With a rank: the closest ranks in the same country. Without: the same city, then the same state, then the others.
  it.each(
    table(`
      second | first third last
      first | second third last
      small | second same-state first third last same-name-elsewhere
      nowhere |
    `),
  )('of %s: %s', async (near, expected = '') => {
    const similar = await search(rows, { near })
    expect(similar.slice(0, near === 'small' ? 6 : 3).join(' ')).toBe(expected)
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

  // A city has no upper and lower case and no accents; a part of it is no match.
  it.each(
    table(
      `
        country=ca | ca-quebec
        city=boston | us-boston
        city=Quebec | ca-quebec
        city=Bost |
        level=hischool | hs
      `,
      [filterOf, String],
    ),
  )('%o', async (filter, expected) => {
    expect((await search(rows, filter)).join(' ')).toBe(expected)
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

  it.each(
    table(
      `
        a price limit includes prices below it and equal to it | cost=15 | cheap middle
        the cost of the selected degree | cost=15&study=master | dear
        a band holds its lower end only | admission=10 | dear
        the next band begins there | admission=25 | middle
        a share from | international=10 | cheap middle
        sizes | size=s | cheap
        the first field | subject=business | cheap
        the second field | subject=computing | cheap dear
        scores | sat=1400 | middle
        an unknown value | cost=1 |
      `,
      [String, filterOf, String],
    ),
  )('%s', async (_, filter, expected) => {
    expect((await search(given, filter)).toSorted().join(' ')).toBe(expected)
  })

  it.each([
    ['asc', 'cheap middle dear unknown'],
    ['desc', 'dear middle cheap unknown'],
  ] as const)(
    'puts schools without the sorted value last in both directions: %s',
    async (order, expected) => {
      expect((await search(given, { sort: 'cost', order })).join(' ')).toBe(expected)
    },
  )

  it('counts each choice with the other filters applied, and schools without the value', async () => {
    const { total, facets } = await findSchoolFacets(library(given), { ...usual, cost: '15' })
    const facet = (name: string) => facets.find((one) => one.name === name)
    expect(total).toBe(2)
    expect(facet('cost')).toEqual({
      name: 'cost',
      counts: ['10', '15', '20', '25', '30', '40', '50'].map((value) => ({
        value,
        count: value === '10' ? 1 : 2,
      })),
      lacking: 1,
    })
    expect(facet('admission')).toMatchObject({ lacking: 1 })
    expect(facet('international')?.counts.at(-1)).toEqual({ value: '10', count: 2 })
  })
})

it('finds universities that publish a threshold for a qualification, and none without data', async () => {
  const [gaokao, alevel, ib] = [1, 2, 4]
  const schools = [school('a', { entry: gaokao | ib }), school('b', { entry: alevel }), school('c')]
  for (const [entry, found] of [
    ['gaokao', ['a']],
    ['ib', ['a']],
    ['alevel', ['b']],
    ['diploma', []],
  ] as const)
    expect(await search(schools, { entry }), entry).toEqual(found)
})

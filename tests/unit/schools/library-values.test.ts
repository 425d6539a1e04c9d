import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { findProgrammes } from '@/lib/host/schools/find-programmes'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { tileOf, tilesOf } from '@/lib/schools/tiles'
import { table } from '@/tests/support/table'

const store = schoolStore()

describe('values that are ranges or lists', () => {
  const mit = 'us-massachusetts-institute-of-technology'
  const valueAt = async (school: string, key: string) =>
    (await findSchool(store, school))?.values?.find((value) => value.key === key)

  // The Hong Kong prices by hand from hk_tpg_2026.csv: Fine Arts at 47,000 dollars a year gives no length and the same price for every mode
  // of study, and the price of a year is one of full-time study.
  it('have both ends', async () => {
    expect(await valueAt(mit, 'sat')).toMatchObject({ num_to: 1580 })
    expect(await valueAt('hk-chinese-university-of-hong-kong', 'masters-yearly')).toMatchObject({
      num: 152_000,
      num_to: 450_000,
    })
  })

  // eu_profile.csv: 576 students and one level, 836 and one, 1,882 and one, 26,920 and three.
  it.each([
    ['fr-psl-research-university', false, false],
    ['fr-institut-polytechnique-de-paris', false, false],
    ['fr-mines-paris-psl-university', true, false],
    ['ie-university-college-dublin', true, true],
  ])('of %s in the European register: size %s, levels %s', async (id, hasSize, hasLevels) => {
    expect((await valueAt(id, 'students-europe')) !== undefined).toBe(hasSize)
    expect((await valueAt(id, 'degree-levels')) !== undefined).toBe(hasLevels)
  })

  it.each([
    ['bachelor', '1107', { graduates: 323, pay: 220_064 }],
    ['master', '5213', { graduates: 779, pay: null }],
  ] as const)('degrees of a %s, %s', async (level, code, expected) => {
    const asked = { school: mit, level, sort: 'graduates', page: 1, limit: 60 } as const
    const { list } = await findProgrammes(store, asked)
    expect(list.find((one) => one.code === code)).toMatchObject(expected)
  })

  it('registered tuition of Melbourne by its CRICOS code', async () => {
    const asked = {
      school: 'au-the-university-of-melbourne',
      q: '',
      sort: 'fee',
      page: 1,
      limit: 1000,
    } as const
    const { list } = await findProgrammes(store, asked)
    const found = list.find(({ detail }) => detail?.includes('077475F'))
    expect(found).toMatchObject({ fee: 143_808, fee_per: 'programme', currency: 'AUD' })
  })

  // statements and figures of the registry, by hand: us-uc-2728, us-harvard-tuition-2627.
  it.each([
    ['us-university-of-california-berkeley', 57_300, '2027–28 学年', '38.4 万元'],
    ['us-harvard-university', 62_226, '2026–27 学年', '41.7 万元'],
  ])('the price of %s is one row for the list, its order and the tile', async (id, num, year, wan) => {
    expect(await valueAt(id, 'fee-bachelor')).toMatchObject({ num, year })
    const { cost_bachelor } = await store
      .selectFrom('listing')
      .select('cost_bachelor')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(`${((cost_bachelor ?? 0) / 10_000).toFixed(1)} 万元`).toBe(wan)
    const school = await getSchool(id)
    expect(school && tileOf('bachelor', school)?.value).toBe(wan)
  })

  it('finds nothing where the register is empty, and never a zero', async () => {
    const found = await findSchool(store, 'hs-us-cate-school')
    expect(found?.values?.filter(({ num }) => num === 0)).toEqual([])
    expect(found?.values?.some(({ key }) => key === 'a-level-points')).toBe(false)
  })
})

// From tuition_more.csv and eu_profile.csv: a price of no known year, and a foundation that the state pays.
it.each(
  table(`
    dk-technical-university-of-denmark | 硕士学费，一年 | 15,000 欧元，年份不详（2017 年秋起）※
    nl-vrije-universiteit-amsterdam | 性质 | 大学 2023
  `),
)('%s, %s: %s', async (id = '', label, words) => {
  const school = await getSchool(id)
  const tile = school && tilesOf(school, null).find((one) => one.label === label)
  expect(`${tile?.value} ${tile?.note}`).toContain(words)
})

it('a double degree that begins with a bachelor’s is none of the masters', async () => {
  const masters = store.selectFrom('programmes').where('level', '=', 'master').where('source', '=', 'cricos')
  expect(await masters.where('title', 'like', 'Bachelor%').selectAll().execute()).toEqual([])
})

describe('the place of a value in its country', () => {
  it.each([
    ['admission-rate', 'asc'],
    ['international-share', 'desc'],
  ] as const)('of %s is counted from the end that is rare', async (key, order) => {
    const [first] = await store
      .selectFrom('school_values')
      .select(['num', 'place'])
      .where('key', '=', key)
      .where('school', 'like', 'us-%')
      .where('place', 'is not', null)
      .orderBy('num', order)
      .execute()
    expect(first?.place).toBe(1)
  })

  it.each(
    table(`
      a range of programmes | sg-nanyang-technological-university | graduate-pay
      the highest of low ends | ca-university-of-toronto | range-bachelor
      the quarters of scores | us-massachusetts-institute-of-technology | sat
      a price beside those of another year | hk-chinese-university-of-hong-kong | fee-bachelor
      the fee of a whole course, of which some take thrice as long | hs-au-03339d | senior-fee
    `),
  )('is none for %s: %s, %s', async (_, school, key) => {
    const row = await store
      .selectFrom('school_values')
      .select(['num', 'place', 'among'])
      .where('school', '=', school)
      .where('key', '=', key)
      .executeTakeFirst()
    expect(row).toEqual({ num: expect.any(Number), place: null, among: null })
  })

  it('is among the schools with a number of the same year and measure, which are many of the country', async () => {
    const schools = await store
      .selectFrom('schools')
      .select(({ fn }) => ['country', 'level', fn.countAll<number>().as('count')])
      .groupBy(['country', 'level'])
      .execute()
    const most = new Map(schools.map(({ country, level, count }) => [`${country} ${level}`, count]))
    const rows = await store
      .selectFrom('school_values')
      .innerJoin('schools', 'schools.id', 'school_values.school')
      .where('school_values.place', 'is not', null)
      .select(({ fn }) => ['key', 'schools.country', 'schools.level', 'year', fn.max('among').as('among')])
      .select(({ fn }) => fn.countAll().as('held'))
      .groupBy(['key', 'schools.country', 'schools.level', 'year'])
      .execute()
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ among, held }) => among !== held)).toEqual([])
    const few = rows.filter(
      ({ country, level, held }) => Number(held) < (most.get(`${country} ${level}`) ?? 0) * 0.4,
    )
    expect(few).toEqual([])
  })
})

it('the routes to a degree are written in Chinese, apart from names', async () => {
  const rows = await store.selectFrom('fees').select('note').where('kind', '=', 'pathway').execute()
  expect(rows.filter(({ note }) => /itself|years?\b|terms?\b|months?\b|~/.test(note ?? ''))).toEqual([])
})

it.each([
  ['jp-tokyo-institute-of-technology', 'jp-institute-of-science-tokyo'],
  ['sg-yale-nus-college', 'sg-national-university-of-singapore'],
])('schools that closed or merged %s answers with %s', async (old, now) => {
  expect((await findSchool(store, old))?.id).toBe(now)
})

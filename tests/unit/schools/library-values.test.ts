import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { findProgrammes } from '@/lib/host/schools/find-programmes'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { tilesOf } from '@/lib/schools/tiles'
import { table } from '@/tests/support/table'

const store = schoolStore()

describe('values that are ranges or lists', () => {
  it.each<[name: string, school: string, key: string, to: number]>([
    ['upper quarter of SAT', 'us-massachusetts-institute-of-technology', 'sat', 1580],
    ['upper end of undergraduate fees, corrected', 'uk-university-college-london', 'range-bachelor', 46_700],
  ])('%s of %s', async (_, school, key, to) => {
    expect((await findSchool(store, school))?.values?.find((one) => one.key === key)?.num_to).toBe(to)
  })

  // By hand from hk_tpg_2026.csv: Fine Arts at 47,000 dollars a year gives no length and the same price for every mode of study.
  it.each([['hk-chinese-university-of-hong-kong', 152_000, 450_000]])(
    'the lowest price of a year at %s is one of full-time study',
    async (school, num, num_to) => {
      const value = (await findSchool(store, school))?.values?.find(({ key }) => key === 'masters-yearly')
      expect(value).toMatchObject({ num, num_to })
    },
  )

  it.each([
    ['us-massachusetts-institute-of-technology', 'bachelor', '1107', { graduates: 323, pay: 220_064 }],
    ['us-massachusetts-institute-of-technology', 'master', '5213', { graduates: 779, pay: null }],
  ] as const)('degrees of %s, %s, %s', async (school, level, code, expected) => {
    const { list } = await findProgrammes(store, { school, level, sort: 'graduates', page: 1, limit: 60 })
    expect(list.find((one) => one.code === code)).toMatchObject(expected)
  })

  it.each([['au-the-university-of-melbourne', '077475F', 143_808]])(
    'registered tuition of %s, CRICOS %s',
    async (school, code, fee) => {
      const { list } = await findProgrammes(store, { school, q: '', sort: 'fee', page: 1, limit: 1000 })
      expect(list.find(({ detail }) => detail?.includes(code))).toMatchObject({
        fee,
        fee_per: 'programme',
        currency: 'AUD',
      })
    },
  )

  it('finds nothing where the register is empty, and never a zero', async () => {
    const found = await findSchool(store, 'hs-us-cate-school')
    expect(found?.values?.filter(({ num }) => num === 0)).toEqual([])
    expect(found?.values?.some(({ key }) => key === 'a-level-points')).toBe(false)
  })
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

  it('of the admission rate is written so', async () => {
    const school = await getSchool('us-harvard-university')
    const tile = school && tilesOf(school, null).find(({ label }) => label === '本科录取率')
    expect(tile?.atText).toMatch(/^本库同年 [\d,]+ 所里由低到高第 [1-9]$/)
    expect(tile?.at).toBeLessThan(0.01)
  })
})

describe('the routes to a degree', () => {
  it('are written in Chinese, apart from names', async () => {
    const rows = await store.selectFrom('fees').select('note').where('kind', '=', 'pathway').execute()
    expect(rows.filter(({ note }) => /itself|years?\b|terms?\b|months?\b|~/.test(note ?? ''))).toEqual([])
  })
})

describe('schools that closed or merged', () => {
  it.each([
    ['jp-tokyo-institute-of-technology', 'jp-institute-of-science-tokyo'],
    ['sg-yale-nus-college', 'sg-national-university-of-singapore'],
  ])('%s answers with %s', async (old, now) => {
    expect((await findSchool(store, old))?.id).toBe(now)
  })
})

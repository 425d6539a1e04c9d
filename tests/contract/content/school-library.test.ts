import { describe, expect, it } from 'vitest'
import {
  chinaListsSchema,
  majorSchoolsSchema,
  programmePageSchema,
  tariffsSchema,
} from '@/lib/contract/programmes'
import { rankedValuesSchema, schoolFacetsSchema, schoolPageSchema } from '@/lib/contract/schools'
import { tuitionPageSchema, tuitionSchoolsSchema, tuitionSpansSchema } from '@/lib/contract/tuition'
import { answerOf, dataOf, malformed } from './operations'

const melbourne = '/v1/school_programmes?school=au-the-university-of-melbourne'

describe('programmes, fees and lists of the school library', () => {
  it('filters the programmes of a school by word, level, field and fee, and counts what the other filters leave', async () => {
    const all = await dataOf(`${melbourne}&limit=60`, programmePageSchema)
    expect(all.levels.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    const masters = all.levels.find(({ value }) => value === 'master')?.count ?? 0
    const some = await dataOf(`${melbourne}&level=master&q=software&limit=60`, programmePageSchema)
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(masters)
    for (const one of some.list) {
      expect(one.level).toBe('master')
      expect(one.title).toMatch(/software/i)
    }
    const cheap = await dataOf(`${melbourne}&fee_max=60000&sort=fee&limit=60`, programmePageSchema)
    const fees = cheap.list.map(({ fee }) => fee ?? Number.NaN)
    expect(fees.every((fee) => fee <= 60_000)).toBe(true)
    expect(fees).toEqual(fees.toSorted((a, b) => a - b))
  })

  it('gives the prices of a school, for the whole school first, and the price range of a country', async () => {
    const path = '/v1/tuition?school=uk-university-college-london&level=master&limit=60'
    const { list, total } = await dataOf(path, tuitionPageSchema)
    expect(list.length).toBe(total)
    expect(list[0]).toMatchObject({ kind: 'school', programme: '', currency: 'GBP', per: 'year' })
    const titles = list.slice(1).map(({ programme }) => programme)
    expect(titles).toContain('Management MSc')
    expect(titles.toSorted()).toEqual(titles)
    const schools = await dataOf('/v1/tuition_schools?country=uk&level=master&limit=60', tuitionSchoolsSchema)
    expect(schools.list.find(({ id }) => id === 'uk-university-college-london')?.prices).toBe(total)
    expect(new Set(schools.list.map(({ id }) => id)).size).toBe(schools.total)
    const { list: spans } = await dataOf('/v1/tuition_spans', tuitionSpansSchema)
    for (const { basis, count, low, typical, high } of spans) {
      expect(low).toBeLessThanOrEqual(typical)
      expect(typical).toBeLessThanOrEqual(high)
      // Five schools have a middle half.
      if (basis !== 'few') expect(count).toBeGreaterThanOrEqual(basis === 'schools' ? 5 : 20)
    }
    const none = await dataOf('/v1/tuition?school=xx-none&level=master', tuitionPageSchema)
    expect(none).toMatchObject({ list: [], total: 0 })
  })

  it('gives the points of new students in a subject, by band, and refuses other codes', async () => {
    const { list } = await dataOf('/v1/uk_tariffs?codes=CAH11-01-01&limit=60', tariffsSchema)
    expect(list.length).toBe(60)
    for (const { code, bands } of list) {
      expect(code).toBe('CAH11-01-01')
      const shares = bands.reduce((sum, { percent }) => sum + percent, 0)
      expect(shares).toBeGreaterThan(20)
      expect(shares).toBeLessThan(115)
    }
    expect(await answerOf('/v1/uk_tariffs?codes=CAH11;drop')).toMatchObject({ code: 1400 })
  })

  it('finds the universities of a group by its name, and filters them', async () => {
    const ids = (page: { list: readonly { id: string }[] }) => page.list.map(({ id }) => id).toSorted()
    const five = await dataOf('/v1/schools?q=G5', schoolPageSchema)
    expect(ids(five)).toEqual([
      'uk-imperial-college-london',
      'uk-london-school-of-economics-and-political-science',
      'uk-university-college-london',
      'uk-university-of-cambridge',
      'uk-university-of-oxford',
    ])
    const ivy = encodeURIComponent('藤校')
    expect((await dataOf(`/v1/schools?q=${ivy}`, schoolPageSchema)).total).toBe(8)
    expect((await dataOf(`/v1/schools?q=${ivy}&country=uk`, schoolPageSchema)).total).toBe(0)
    expect((await dataOf(`/v1/school_facets?q=${ivy}`, schoolFacetsSchema)).total).toBe(8)
  })

  it('gives some values of a country’s ranked universities, best ranks first', async () => {
    const { list, total } = await dataOf(
      '/v1/school_values?country=us&keys=sat,act&limit=60',
      rankedValuesSchema,
    )
    expect(total).toBeGreaterThan(60)
    expect(list.map(({ rank_num }) => rank_num)).toEqual(
      list.map(({ rank_num }) => rank_num).toSorted((a, b) => a - b),
    )
    for (const { values } of list) {
      expect(values.length).toBeGreaterThan(0)
      for (const { key } of values) expect(['sat', 'act']).toContain(key)
    }
    expect(await dataOf('/v1/school_values?country=xx&keys=sat', rankedValuesSchema)).toMatchObject({
      list: [],
      total: 0,
    })
  })

  it("gives the lists with a Chinese university, and the Chinese universities in a UK university's list", async () => {
    const placed = await dataOf(
      `/v1/china_lists?name=${encodeURIComponent('深圳大学')}&limit=60`,
      chinaListsSchema,
    )
    expect(placed.total).toBeGreaterThan(0)
    expect(new Set(placed.list.map(({ name_zh }) => name_zh))).toEqual(new Set(['深圳大学']))
    const glasgow = await dataOf('/v1/china_lists?uk=uk-university-of-glasgow', chinaListsSchema)
    expect(glasgow.total).toBe(glasgow.lists.find(({ uk }) => uk === 'uk-university-of-glasgow')?.count)
    const near = await dataOf(`/v1/china_lists?q=${encodeURIComponent('深圳')}`, chinaListsSchema)
    expect(near.institutions.map(({ name }) => name)).toContain('深圳大学')
  })

  it('names the schools that teach a major, country by country', async () => {
    const path = '/v1/major_schools?major=fod1p-2102'
    const { countries, total } = await dataOf(`${path}&limit=1`, majorSchoolsSchema)
    expect(countries.map(({ country }) => country)).toEqual(expect.arrayContaining(['us', 'uk', 'au']))
    const british = await dataOf(`${path}&country=uk&limit=60`, majorSchoolsSchema)
    expect(british.total).toBeLessThan(total)
    expect(british.list.every(({ country }) => country === 'uk')).toBe(true)
  })

  it('gives price, admission rate and IELTS of each school, and the value for filter and order, each with its year', async () => {
    const sorted = await dataOf('/v1/schools?country=us&admission=25&sort=cost', schoolPageSchema)
    for (const { id, highlights } of sorted.list)
      expect(
        highlights.map(({ key }) => key),
        id,
      ).toEqual([expect.stringMatching(/^(?:fee-bachelor|tuition-undergraduate)$/), 'admission-rate'])
    expect(sorted.list.flatMap(({ highlights }) => highlights).every(({ year }) => year !== '')).toBe(true)
    const masters = await dataOf('/v1/schools?country=uk&study=master&sort=cost', schoolPageSchema)
    expect(masters.list[0]?.highlights[0]?.key).toBe('range-master')
    // Harvard's 53,760 dollars of 2022-23 are more than 300,000 yuan a year, so the filter excludes Harvard.
    const american = await dataOf('/v1/schools?country=us&study=master&sort=cost', schoolPageSchema)
    expect(american.list[0]?.highlights[0]).toMatchObject({ key: 'tuition-graduate', year: '2022-23' })
    const affordable = '/v1/schools?country=us&study=master&cost=30'
    expect((await dataOf(affordable, schoolPageSchema)).total).toBeGreaterThan(500)
    expect((await dataOf(`${affordable}&q=Harvard`, schoolPageSchema)).total).toBe(0)
    const plain = await dataOf('/v1/schools?country=us', schoolPageSchema)
    expect(new Set(plain.list.flatMap(({ highlights }) => highlights.map(({ key }) => key)))).toEqual(
      new Set(['fee-bachelor', 'tuition-undergraduate', 'admission-rate']),
    )
  })

  it.each([
    ['/v1/school_programmes', /^参数 school 有误/],
    [`${melbourne}&level=diploma-mill`, /^参数 level 有误：只能是/],
    [`${melbourne}&fee_max=-1`, /^参数 fee_max 有误：学费上限不能是负数/],
    [`${melbourne}&limit=1000`, /^参数 limit 有误/],
    ['/v1/school_facets?sat=perfect', /^参数 sat 有误：只能是/],
    ['/v1/major_schools', /^参数 major 有误/],
    [`/v1/china_lists?q=${'长'.repeat(61)}`, /^参数 q 有误/],
  ])('%s is refused with the reason', async (path, reason) => {
    expect(await answerOf(path)).toEqual(malformed(expect.stringMatching(reason)))
  })
})

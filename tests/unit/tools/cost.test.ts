import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costCountries, housings, levels, tests } from '@/lib/tools/cost/countries'
import { type Amount, estimateCost, type LineId } from '@/lib/tools/cost/estimate'
import { cityValue, costHref, ownField, ownLimit, ownLines, readCost } from '@/lib/tools/cost/input'

const estimate = (query: string) => estimateCost(readCost({ years: '1', ...toParams(query) }).input)

/** The query as Next gives it. */
function toParams(query: string): Record<string, string | string[]> {
  const search = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

const line = (query: string, id: LineId) => estimate(query).lines.find((candidate) => candidate.id === id)

/** Any state that the form can send. */
const queries = fc
  .record({
    country: fc.constantFrom(...costCountries),
    tier: fc.nat(),
    level: fc.constantFrom(...levels.map(({ value }) => value)),
    years: fc.integer({ min: 1, max: 8 }),
    housing: fc.constantFrom(...housings.map(({ value }) => value)),
    flights: fc.integer({ min: 0, max: 6 }),
    insurance: fc.constantFrom('0', '1'),
    visa: fc.constantFrom('0', '1'),
    test: fc.subarray(tests.map(({ value }) => value)),
    scholarship: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    growth: fc.integer({ min: 0, max: 15 }),
    buffer: fc.integer({ min: 0, max: 20 }),
    own: fc.record(
      Object.fromEntries(ownLines.map((own) => [own.line, fc.integer({ min: 0, max: 500_000 })])),
      { requiredKeys: [] },
    ),
  })
  .map(({ country, tier, test, scholarship, own, ...rest }) => {
    const city = country.tiers[tier % country.tiers.length] ?? country.tiers[0]
    const query: Record<string, string | string[]> = {
      country: country.value,
      city: cityValue(country, city),
      test,
      ...(scholarship !== null && { scholarship: String(scholarship) }),
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    }
    for (const own_ of ownLines) {
      const value = own[own_.line]
      if (value !== undefined) query[ownField(own_.line)] = String(value)
    }
    return query
  })

const isOrdered = ({ low, typical, high }: Amount) => 0 <= low && low <= typical && typical <= high

describe('any estimate', () => {
  it('is the sum of its lines, in both moneys, in total and in each year', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { lines, years, total } = estimateCost(readCost(query).input)
        for (const money of ['local', 'yuan'] as const) {
          for (const level of ['low', 'typical', 'high'] as const) {
            const add = (values: number[]) => values.reduce((left, right) => left + right, 0)
            expect(total[money][level]).toBe(add(lines.map((each) => each.total[money][level])))
            expect(total[money][level]).toBe(add(years.map((year) => year[money][level])))
          }
        }
      }),
    )
  })

  it('has no negative line and runs from low to high', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { lines, years, total, monthly } = estimateCost(readCost(query).input)
        const all = [total, monthly, ...years, ...lines.flatMap((each) => [each.total, ...each.years])]
        expect(all.every(({ local, yuan }) => isOrdered(local) && isOrdered(yuan))).toBe(true)
      }),
    )
  })

  it('never costs less for one more year', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 7 }), (query, years) => {
        const shorter = estimateCost(readCost({ ...query, years: String(years) }).input).total.yuan
        const longer = estimateCost(readCost({ ...query, years: String(years + 1) }).input).total.yuan
        expect(longer.low).toBeGreaterThanOrEqual(shorter.low)
        expect(longer.typical).toBeGreaterThanOrEqual(shorter.typical)
        expect(longer.high).toBeGreaterThanOrEqual(shorter.high)
      }),
    )
  })

  it('never costs more for a higher scholarship', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 0, max: 500_000 }), (query, more) => {
        const without = estimateCost(readCost({ ...query, scholarship: '0' }).input).total.yuan
        const having = estimateCost(readCost({ ...query, scholarship: String(more) }).input).total.yuan
        expect(having.high).toBeLessThanOrEqual(without.high)
      }),
    )
  })

  it('comes again from its own address, which fits a lead field', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { input, errors } = readCost(query)
        expect(errors).toEqual({})
        const href = costHref(input)
        expect(href.length).toBeLessThanOrEqual(500)
        expect(readCost(toParams(href.slice(href.indexOf('?')))).input).toEqual(input)
      }),
    )
  })

  it('says for every line without a source whom to ask', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const each of estimateCost(readCost(query).input).missing) {
          expect(each.ask?.name).toBeTruthy()
          expect(each.total.yuan).toEqual({ low: 0, typical: 0, high: 0 })
        }
      }),
    )
  })

  it('names facts behind every sourced line', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const sourced = estimateCost(readCost(query).input).lines.filter(({ state }) => state === 'sourced')
        expect(sourced.filter(({ facts }) => facts.length === 0)).toEqual([])
      }),
    )
  })
})

describe('reading any address', () => {
  it('never throws and gives only values in their bounds', () => {
    const fields = [
      'country',
      'city',
      'level',
      'years',
      'flights',
      'growth',
      'buffer',
      'scholarship',
      'test',
      'cur',
    ]
    const names = fc.constantFrom(...fields, ...ownLines.map(({ line: own }) => ownField(own)))
    const values = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('uk', '3', '-1'),
    )
    fc.assert(
      fc.property(fc.dictionary(names, values), (params) => {
        const { input } = readCost(params)
        expect(input.years).toBeGreaterThanOrEqual(1)
        expect(input.years).toBeLessThanOrEqual(8)
        expect(input.scholarship).toBeLessThanOrEqual(ownLimit(input.country.currency))
        expect(() => estimateCost(input)).not.toThrow()
      }),
    )
  })
})

describe('amounts worked out by hand', () => {
  it('British living: the requirement in London, survey to requirement elsewhere, twelve months', () => {
    expect(line('country=uk&city=uk-london', 'living')?.total.local).toEqual({
      low: 18348,
      typical: 18348,
      high: 18348,
    })
    expect(line('country=uk&city=uk-other', 'living')?.total.local).toEqual({
      low: 13248,
      typical: 13650,
      high: 14052,
    })
  })

  it('American tuition for two years rises by five percent in the second', () => {
    const tuition = line('country=us&years=2&growth=5', 'tuition')
    expect(tuition?.years.map(({ local }) => local.low)).toEqual([31880, 33474])
    expect(tuition?.total.yuan.low).toBe(216013 + 226813)
  })

  it('a scholarship above the tuition leaves nothing to pay and no more', () => {
    expect(line('country=us&scholarship=40000', 'tuition')?.total.local).toEqual({
      low: 0,
      typical: 0,
      high: 5000,
    })
  })

  it('a German state that charges: tuition and contribution, twice a year', () => {
    expect(line('country=de&city=de-bw', 'tuition')?.total.local).toEqual({
      low: 3200,
      typical: 3500,
      high: 3800,
    })
  })

  it('fees in yuan stay in yuan', () => {
    expect(line('country=uk&test=ielts', 'tests')?.total.yuan.typical).toBe(1990)
    expect(line('country=jp&flights=2&own_flight=3000&years=2', 'flight')?.total.yuan.typical).toBe(12000)
  })

  it('the Japanese rate is per hundred yen', () => {
    expect(line('country=jp&own_tuition=1000000', 'tuition')?.total.yuan.typical).toBe(42146)
  })

  it('the buffer counts on what is paid in foreign money only', () => {
    const query =
      'country=uk&own_tuition=10000&own_living=1000&own_housing=500&insurance=0&visa=0&flights=1&own_flight=8000'
    const { lines } = estimate(`${query}&buffer=10`)
    const foreign = ['tuition', 'living', 'housing'].map(
      (id) => lines.find((each) => each.id === id)?.total.yuan.typical ?? 0,
    )
    expect(foreign).toEqual([90380, 108456, 54228])
    expect(lines.find(({ id }) => id === 'buffer')?.total.yuan.typical).toBe(25306)
  })

  it('a programme price is paid once, however long it takes', () => {
    expect(
      line('country=sg&level=master&years=2', 'tuition')?.years.map(({ local }) => local.typical),
    ).toEqual([57880, 0])
  })
})

describe('what has no source', () => {
  it('counts as nothing, is listed as missing and names an official page', () => {
    const { missing } = estimate('country=kr')
    expect(missing.map(({ id }) => id)).toEqual([
      'tuition',
      'living',
      'housing',
      'flight',
      'insurance',
      'visa',
    ])
    expect(missing[0]?.ask).toEqual({ name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' })
  })

  it('gives way to what the visitor types', () => {
    expect(line('country=kr&own_tuition=9000000', 'tuition')).toMatchObject({ state: 'own', ask: null })
  })
})

describe('bad values', () => {
  it.each([
    ['years=0', 'years', '请填 1 到 8 之间的整数，暂按 4 计算'],
    ['years=2.5', 'years', '请填 1 到 8 之间的整数，暂按 4 计算'],
    ['growth=40', 'growth', '请填 0 到 15 之间的数，暂按 0 计算'],
    ['country=atlantis', 'country', '没有“atlantis”这个选项，暂按“美国”计算'],
    ['country=uk&city=jp-tokyo', 'city', '所选城市不在英国，暂按“伦敦”计算'],
    ['test=ielts&test=chess', 'test', '有一项考试不在列表里，没有计入'],
    ['own_tuition=-5', 'own_tuition', '请填 0 到 1,000,000 之间的数（美元），这一项暂未计入'],
    ['own_flight=9999999', 'own_flight', '请填 0 到 1,000,000 之间的数（元），这一项暂未计入'],
    ['country=uk&cur=USD&own_living=900', 'own_living', '换了国家，原来填的不是英镑，请重新填写'],
  ])('%s: %s says %s', (query, field, message) => {
    expect(readCost(toParams(query)).errors).toEqual({ [field]: message })
  })

  it('keep the other fields and stay in their own', () => {
    const { input, typed } = readCost(toParams('country=uk&years=abc&flights=3'))
    expect(input).toMatchObject({ years: 4, flights: 3, country: { value: 'uk' } })
    expect(typed.years).toBe('abc')
  })

  it('are not made of how people type numbers', () => {
    expect(readCost(toParams('own_tuition=３２,０００')).input.own).toEqual({ tuition: 32000 })
  })

  it('of unknown parameters are ignored', () => {
    expect(readCost(toParams('utm_source=x&foo=1'))).toMatchObject({ errors: {}, isAsked: false })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listTuition, listTuitionSchools, listTuitionSpans } from '@/lib/api/tuition'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { quantile } from '@/lib/core/quantile'
import type { Amount } from '@/lib/tools/cost/amount'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { cityValue, ownField, ownLines } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import { type ChosenSchool, readCost, readPlace } from '@/lib/tools/cost/input'
import { housings, levels, tests } from '@/lib/tools/cost/levels'
import { countedLines, endsWords, fundsWords } from '@/lib/tools/cost/words'
import { chosenSchool, publishedLiving } from '@/tests/support/chosen-school'
import { flag, maybe, table } from '@/tests/support/table'

const spans = await listTuitionSpans()

const estimate = (query: string) => estimateCost(readCost({ years: '1', ...toParams(query) }).input, spans)

/** The query parameters in the form that Next gives them. */
function toParams(query: string): Record<string, string | string[]> {
  const search = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

const line = (query: string, id: string) => estimate(query).lines.find((candidate) => candidate.id === id)

/** The lines of an estimate for a school, by their ids. */
function linesOf(asked: Record<string, string>, school: ChosenSchool | null) {
  const { lines } = estimateCost(readCost({ years: '1', ...asked }, school).input, spans)
  return Object.fromEntries(lines.map((each) => [each.id, each]))
}

/** Any state that the form can send. */
const queries = fc
  .record({
    country: fc.constantFrom(...costCountries.list()),
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
    // The estimate treats a fare without a flight as left out, so it is not a state of its own.
    if (own.flight !== undefined && query.flights === '0') query.flights = '1'
    for (const own_ of ownLines) {
      const value = own[own_.line]
      if (value !== undefined) query[ownField(own_.line)] = String(value)
    }
    return query
  })

const totalOf = (query: Record<string, string | string[]>): Amount | null =>
  estimateCost(readCost(query).input, spans).totals?.all.yuan ?? null

const isOrdered = ({ low, typical, high }: Amount) => 0 <= low && low <= typical && typical <= high

describe('any estimate', () => {
  const anyEstimate = (check: (estimate: Estimate, query: Record<string, string | string[]>) => void) =>
    fc.assert(fc.property(queries, (query) => check(estimateCost(readCost(query).input, spans), query)))

  it('has a total only with tuition, living and housing, and names sources, or whom to ask, for its lines', () => {
    anyEstimate(({ lines, totals, missing }) => {
      const parts = lines.filter(({ id }) => id === 'tuition' || id === 'living' || id === 'housing')
      expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['tuition', 'living']))
      expect(totals !== null).toBe(parts.every(({ state }) => state !== 'missing'))
      for (const each of missing) {
        expect(each.ask?.name).toBeTruthy()
        expect(each.total.yuan).toEqual({ low: 0, typical: 0, high: 0 })
      }
      const sourced = lines.filter(({ state }) => state === 'sourced')
      expect(sourced.filter(({ facts, published }) => facts.length === 0 && published === null)).toEqual([])
    })
  })

  it('is the sum of its lines, in both currencies, in total and in each year', () => {
    anyEstimate(({ lines, totals }) => {
      if (totals === null) return
      for (const money of ['local', 'yuan'] as const) {
        for (const level of ['low', 'typical', 'high'] as const) {
          const add = (values: number[]) => values.reduce((left, right) => left + right, 0)
          expect(totals.all[money][level]).toBe(add(lines.map((each) => each.total[money][level])))
          expect(totals.all[money][level]).toBe(add(totals.years.map((year) => year[money][level])))
        }
      }
    })
  })

  it('has no negative line, and no upper end below its lower end', () => {
    anyEstimate(({ lines, totals }) => {
      const sums = totals === null ? [] : [totals.all, ...totals.years]
      const all = [...sums, ...lines.flatMap((each) => [each.total, ...each.years])]
      expect(all.every(({ local, yuan }) => isOrdered(local) && isOrdered(yuan))).toBe(true)
    })
  })

  it('costs no less for one more year, and no more for a higher scholarship', () => {
    const isNoLess = (query: Record<string, string | string[]>, less: object, more: object) => {
      const [lower, upper] = [totalOf({ ...query, ...less }), totalOf({ ...query, ...more })]
      expect(upper === null).toBe(lower === null)
      for (const end of ['low', 'typical', 'high'] as const)
        expect(upper?.[end] ?? 0).toBeGreaterThanOrEqual(lower?.[end] ?? 0)
    }
    anyEstimate(({ lines }, query) => {
      const years = Math.max(1, lines[0]?.years.length ?? 0)
      isNoLess(query, { years: String(years) }, { years: String(Math.min(8, years + 1)) })
      isNoLess(query, { scholarship: '200000' }, { scholarship: '0' })
    })
  })

  it('can be read back from its own address, which fits a lead field', () => {
    anyEstimate((_, query) => {
      const { input, errors } = readCost(query)
      expect(errors).toEqual({})
      const href = costHref(input)
      expect(href.length).toBeLessThanOrEqual(500)
      expect(readCost(toParams(href.slice(href.indexOf('?')))).input).toEqual(input)
    })
  })
})

describe('amounts calculated by hand', () => {
  // In the country's currency, one year, each from the named figure.
  it.each(
    table(
      `
        country=uk&city=uk-london | living | 18348 | 18552
        country=uk&city=uk-other | living | 14052 | 18552
        country=hk | tuition | 180000 | 280000
        country=fr&level=master | living | 7380 | 9600
        country=hk | housing | 17290 | 37940
        country=nz&level=master&city=nz-school | living | 20000 | 20000
        country=jp&level=language&city=jp-sendai | housing | 480000 | 480000
        country=jp&city=jp-sendai | enrolment | 282000 | 282000
        country=ie&city=ie-dublin | living | 19937 | 29050
        country=jp&level=master&city=jp-sendai | enrolment | 282000 | 282000
        country=hk&level=master | housing | 50000 | 140000
        country=de&level=master | insurance | 1644 | 1932
        country=ca&city=ca-toronto&level=master | living | 6300 | 7572
      `,
      [String, String, Number, Number],
    ),
  )('%s: %s runs from %i to %i', (query, id, low, high) => {
    expect(line(query, id)).toMatchObject({ state: 'sourced', total: { local: { low, high } } })
  })

  it.each(
    table(`
      country=hk&level=highschool&housing=rent | housing | 录取学校的学生事务处
      country=jp&level=language&city=jp-sendai&housing=campus | housing | Study in Japan 生活费页
      country=us&level=highschool | tuition | 目标中学的收费页
      country=de&level=language | insurance | 德国法定医疗保险公司
    `),
  )('%s: %s has no figure of another level, and one asks %s', (query, id, name) => {
    expect(line(query, id)).toMatchObject({ state: 'missing', ask: { name } })
  })

  it.each(
    table(
      `
        country=ie&city=ie-other | 按签证资金下限
        country=fr&level=master | 低值按签证资金下限
        country=ca&city=ca-toronto | 低值按签证资金下限
        country=uk&own_living=1000&own_housing=500 | –
      `,
      [String, maybe],
    ),
  )('%s explains that “%s”', (query, words) => {
    expect(fundsWords(estimate(query))).toBe(words)
  })

  it('names the meaning of both ends, and what a smaller living sum includes', () => {
    expect(endsWords(estimate('country=hk').lines)).toBe('低和高是来源区间的两端，不是最少和最多。')
    expect(endsWords(estimate('country=uk').lines)).toMatch(/^学费的低和高是价格居中的一半学校/)
    expect(countedLines(estimate('country=ca&city=ca-toronto').lines)).toMatch(/^学费、伙食和杂费、住宿/)
  })

  it.each([
    // 12 months and 5 more months of the visa are 17: one and a half years.
    ['country=uk&level=master&years=1', 776 * 1.5],
    // 36 and 5 months are 41: three and a half years.
    ['country=uk&level=undergraduate&years=3', 776 * 3.5],
  ])('the British health surcharge of %s is paid for the months of the visa', (query, amount) => {
    const insurance = line(query, 'insurance')
    expect(insurance?.total.local.typical).toBe(amount)
    expect(insurance?.years[0]?.local.typical).toBe(amount)
  })

  it.each(
    table(
      `
        Scotland | undergraduate | 4 | yes
        Scotland | master | 1 | no
        – | undergraduate | 3 | no
      `,
      [maybe, String, Number, flag],
    ),
  )('a British school in %s takes a %s %i years', (state, level, years, isSaid) => {
    const school = chosenSchool('uk-a', { state })
    const { input } = readCost({ country: 'uk', level, sid: 'uk-a' }, school)
    expect(input.years).toBe(years)
    expect(input.yearsNote !== null).toBe(isSaid)
    expect(readCost({ country: 'uk', level, sid: 'uk-a', years: '2' }, school).input).toMatchObject({
      years: 2,
      yearsNote: null,
    })
  })

  it.each(
    table(
      `
        de | Heidelberg | – | bw
        de | Ravensburg | Baden-Wurttemberg | bw
        de | Berlin | – | other
        ca | Montreal | Quebec | quebec
      `,
      [String, String, maybe, String],
    ),
  )('of %s, %s (%s) is in the part %s', (country, city, state, tier) => {
    const chosen = chosenSchool(`${country}-a`, { city, state })
    expect(readCost({ country, school: 'A' }, chosen).input.tier.value).toBe(tier)
  })

  it('explains that no rent could be subtracted when a source gives one figure for all', () => {
    expect(line('country=uk&housing=home', 'housing')?.note).toContain('不付房租也减不出来')
    expect(line('country=uk&housing=rent', 'housing')?.note).toBe('已含在生活费里。')
  })

  it('a German state with fees: tuition and contribution, twice a year', () => {
    expect(line('country=de&city=de-bw', 'tuition')?.total.local).toEqual({
      low: 3804,
      typical: 3804,
      high: 3804,
    })
  })

  // Fees in yuan are not converted; the Japanese rate is per hundred yen.
  it.each(
    table(
      `
        country=jp&test=jlpt | tests | 550
        country=jp&flights=2&own_flight=3000&years=2 | flight | 12000
        country=jp&own_tuition=1000000 | tuition | 42410
      `,
      [String, String, Number],
    ),
  )('%s: %s is %i yuan', (query, id, yuan) => {
    expect(line(query, id)?.total.yuan.typical).toBe(yuan)
  })

  it('the buffer applies only to payments in foreign currency', () => {
    const query =
      'country=uk&own_tuition=10000&own_living=1000&own_housing=500&insurance=0&visa=0&flights=1&own_flight=8000'
    const { lines } = estimate(`${query}&buffer=10`)
    const foreign = ['tuition', 'living', 'housing'].map(
      (id) => lines.find((each) => each.id === id)?.total.yuan.typical ?? 0,
    )
    expect(foreign).toEqual([89013, 106816, 53408])
    expect(lines.find(({ id }) => id === 'buffer')?.total.yuan.typical).toBe(24924)
  })

  it('a programme price is paid once, for any duration', () => {
    expect(
      line('country=sg&level=master&years=2', 'tuition')?.years.map(({ local }) => local.typical),
    ).toEqual([(69760 + 75210) / 2, 0])
  })
})

const { list } = await listTuitionSchools('uk', 'master', 1)
const [published] = await listTuition(list[0]?.id ?? '', 'master')
if (published === undefined) throw new Error('no price')

describe('published fees', () => {
  it('give the quartiles with interpolation', () => {
    expect(quantile([4, 1, 3, 2], 0.25)).toBe(1.75)
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
    expect(quantile([7], 0.75)).toBe(7)
  })

  it.each([
    // American averages over whole schools are years old: they are shown, and never used in a sum.
    ['us', 'master', ['few', 'average']],
    // One school is no range of a country.
    ['kr', 'undergraduate', []],
  ])('of %s, %s are too few for a sum', (country, level, bases) => {
    const own = spans.filter((span) => span.country === country && span.level === level)
    expect(own.flatMap(({ basis }) => (basis === 'living' ? [] : [basis]))).toEqual(bases)
    const tuition = line(`country=${country}&level=${level}`, 'tuition')
    expect(tuition?.published ?? null).toBeNull()
  })

  it('use an American campus when no school is chosen, and the school’s own figure otherwise', () => {
    const living = line('country=us', 'living')
    expect(living).toMatchObject({ state: 'sourced', published: { kind: 'span', span: { basis: 'living' } } })
    expect(line('country=us', 'housing')?.state).toBe('included')
    expect(line('country=us&own_living=1000', 'living')?.state).toBe('own')
    expect(line('country=us&housing=home', 'living')?.state).toBe('missing')
    const chosen = chosenSchool('us-a', { living: publishedLiving(30_000, 30_000) })
    expect(linesOf({ country: 'us', sid: 'us-a' }, chosen).living?.total.local.typical).toBe(30_000)
  })

  it.each<[string, number | 'included' | null, Record<string, string>, string, number]>([
    ['beside its living', 3_000, {}, 'sourced', 3_000],
    ['in its living', 'included', {}, 'included', 0],
    ['in a living that the visitor replaced', 'included', { own_living: '1000' }, 'sourced', 4_954],
    ['that the visitor knows better', 3_000, { own_insurance: '500' }, 'own', 500],
    ['that it does not name', null, {}, 'sourced', 4_954],
  ])('reckon the insurance of an American graduate school %s', (_, insurance, more, state, amount) => {
    const chosen = chosenSchool('us-a', { living: publishedLiving(20_000, 20_000, insurance) })
    const lines = linesOf({ country: 'us', level: 'master', sid: 'us-a', ...more }, chosen)
    expect(lines.insurance).toMatchObject({ state, total: { local: { typical: amount } } })
  })

  it('of a course of one and a half years are paid for two', () => {
    const course = { low: 20_000, high: 24_000, extra_low: null, extra_high: null, years: 1.5 }
    const price = { ...published, ...course, currency: 'GBP', priceYear: null }
    const query = `country=uk&level=master&fee=${price.id}&growth=0&flights=0&insurance=0&visa=0`
    const school = chosenSchool(price.schoolId, { fees: [price] })
    const { input } = readCost(toParams(`${query}&own_living=1000&own_housing=500`), school)
    const { totals, lines } = estimateCost(input, spans)
    expect(readCost(toParams(costHref(input).split('?')[1] ?? ''), school).input).toEqual(input)
    expect(input.years).toBe(2)
    const tuition = lines.find(({ id }) => id === 'tuition')?.total.local
    expect(tuition).toEqual({ low: 40_000, typical: 44_000, high: 48_000 })
    // 2 × (20,000 + 12 × 1,500)
    expect(totals?.all.local).toEqual({ low: 76_000, typical: 80_000, high: 84_000 })
  })

  it('what living and housing lack to the funds of a visa goes to each by the room below its typical value', () => {
    const toronto = { country: 'ca', level: 'undergraduate', housing: 'rent', city: 'ca-toronto' }
    const partsOf = (school: ChosenSchool | null) => {
      const { living, housing } = linesOf({ ...toronto, ...(school && { sid: school.id }) }, school)
      return [living, housing].flatMap((each) => each?.total.local ?? [])
    }
    // A school without a price leaves a gap, and the lines as they are published.
    const [published, raised] = [partsOf(chosenSchool('ca-a')), partsOf(null)]
    const gaps = published.map(({ low }, at) => (raised[at]?.low ?? 0) - low)
    const rooms = published.map(({ low }, at) => (raised[at]?.typical ?? 0) - low)
    const [first = 0, second = 0] = gaps
    expect(first).toBe(Math.round(((first + second) * (rooms[0] ?? 0)) / ((rooms[0] ?? 0) + (rooms[1] ?? 0))))
    expect(Math.min(first, second)).toBeGreaterThan(0)
  })

  it('of a school in another country are reported, not silently replaced', () => {
    const asked = { country: 'au', level: 'master', fee: published.id }
    const school = chosenSchool(published.schoolId, { fees: [published] })
    const { input, errors } = readCost(asked, school)
    expect(input.fee).toBeNull()
    expect(errors).toEqual({
      school: '在澳大利亚的院校库里没有找到“A”，请换中文全名、英文名或常用简称',
    })
  })

  it('are reported as missing when the school publishes none', () => {
    const tokyo = chosenSchool('jp-x', { name: '某大学', city: 'Tokyo' })
    const { input, errors } = readCost({ country: 'jp', school: '某大学' }, tokyo)
    expect(errors).toEqual({ school: '没有能用来算的某大学本科学费；问到以后，在“我有自己的数”里填学费' })
    expect(input).toMatchObject({ fee: null, school: { id: 'jp-x' }, tier: { value: 'tokyo' } })
    expect(readPlace(toParams(costHref(input).split('?')[1] ?? ''))).toMatchObject({
      id: 'jp-x',
      words: null,
    })
  })

  const ofSchool = (id: string, level: string, more: Record<string, string> = {}) => {
    const asked = { country: id.slice(0, 2), level, sid: id, years: '1', ...more }
    const { input, errors } = readCost(asked, chosenSchool(id, { name: '某大学' }))
    const { lines, totals } = estimateCost(input, spans)
    return { lines, totals, errors, tuition: lines.find((each) => each.id === 'tuition') }
  }

  // Pounds a year, from the facts that name it.
  it('in the registry are used when the library has none', () => {
    const { tuition, errors } = ofSchool('uk-university-of-sheffield', 'undergraduate', { growth: '0' })
    expect(errors).toEqual({})
    const local = { low: 27_650, high: 34_670 }
    expect(tuition).toMatchObject({ state: 'sourced', published: null, total: { local } })
  })

  it.each(
    table(`
      jp-waseda-university | undergraduate
      uk-some-school | undergraduate
    `),
  )('of other schools are never shown under the name of %s, %s', (id, level) => {
    const { tuition, totals, errors } = ofSchool(id, level)
    expect(tuition).toMatchObject({ state: 'missing', facts: [], published: null })
    expect(tuition?.ask?.name).toBe('某大学官网的学费页')
    expect(totals).toBeNull()
    expect(errors.school).toMatch(/没有能用来算的某大学/)
    const own = ofSchool(id, level, { own_tuition: '9000' })
    expect(own.tuition?.state).toBe('own')
    expect(own.errors).toEqual({})
  })

  it("of enrolment are those of the school's own price", async () => {
    const entrance = async (id: string) => {
      const fees = await listTuition(id, 'undergraduate')
      return linesOf({ country: 'jp', sid: id }, chosenSchool(id, { fees })).enrolment
    }
    expect((await entrance('jp-the-university-of-tokyo'))?.total.local.typical).toBe(282_000)
    expect((await entrance('jp-waseda-university'))?.total.local.typical).toBe(200_000)
    expect((await entrance('jp-sophia-university'))?.state).toBe('missing')
  })

  it('are looked up by the words in the field before the school shown last', () => {
    expect(readPlace({ sid: 'uk-a', fee: 'uk-a.0123456789', school: '乙' })).toMatchObject({
      id: 'uk-a',
      words: '乙',
    })
    expect(readPlace({ fee: 'uk-a.0123456789' })).toMatchObject({ id: 'uk-a', words: null })
    expect(readPlace({ sid: 'uk-a', school: '' })).toMatchObject({ words: '' })
  })
})

it('a sum has no lower bound that is only a visa or an insurance', () => {
  expect(estimate('country=es&level=master').floor).toBeNull()
  expect(estimate('country=uk&level=highschool').floor).toBeNull()
})

it('a cost without a source counts as zero, is listed as missing and names an official page', () => {
  const { missing } = estimate('country=my')
  expect(missing.map(({ id }) => id)).toEqual(['tuition', 'living', 'housing', 'insurance', 'visa'])
  expect(missing[0]?.ask).toEqual({ name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' })
})

describe('wrong values', () => {
  it.each(
    table(`
      years=0 | years | 请填 1 到 8 之间的整数，暂按 4 计算
      flights=0&own_flight=5000 | flights | 填了票价，往返次数却是 0，机票没有计入
      country=atlantis | country | 没有“atlantis”这个选项，暂按“美国”计算
      country=uk&city=jp-tokyo | city | 所选城市不在英国，请在这一国的城市里重选；现在显示的是“伦敦”
      test=jlpt&test=chess | test | 有一项考试不在列表里，没有计入
      own_tuition=-5 | own_tuition | 请填 0 到 1,000,000 之间的数（美元），这一项暂不计入
      own_flight=9999999 | own_flight | 请填 0 到 1,000,000 之间的数（元），这一项暂不计入
      country=uk&cur=USD&own_living=900 | own_living | 换了国家，原来填的不是英镑，请重新填写
    `),
  )('%s: %s reports %s', (query, field, message) => {
    expect(readCost(toParams(query)).errors).toEqual({ [field]: message })
  })

  it('of unknown parameters are ignored', () => {
    expect(readCost(toParams('utm_source=x&foo=1'))).toMatchObject({ errors: {}, isAsked: false })
  })
})

import { describe, expect, it } from 'vitest'
import { listTuition, listTuitionSchools } from '@/lib/api/tuition'
import type { FeeSpan } from '@/lib/schools/tuition'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { readCost } from '@/lib/tools/cost/input'
import type { Line } from '@/lib/tools/cost/line'
import {
  aboutWan,
  countedWords,
  headlineOf,
  itemWords,
  priceWords,
  shortYear,
  someWan,
  wanSpan,
} from '@/lib/tools/cost/words'
import { table } from '@/tests/support/table'
import { feeSpan } from './fee-span'

const { list } = await listTuitionSchools('uk', 'master', 1)
type Fee = Awaited<ReturnType<typeof listTuition>>[number]
const [published] = await listTuition(list[0]?.id ?? '', 'master')
if (published === undefined) throw new Error('no price')

const today = '2026-11-26'
type Input = ReturnType<typeof readCost>['input']
const tuitionOf = (input: Input, spans: readonly FeeSpan[] = []) =>
  estimateCost(input, spans).lines.find(({ id }) => id === 'tuition')

/** A British school whose only price is 20,000 to 24,000 pounds of the year of entry, apart from what is given. */
const pricedInput = (change: Partial<Fee>, query: Record<string, string> = {}): Input => {
  const price = { low: 20_000, high: 24_000, extra_low: null, extra_high: null, years: 1, priceYear: null }
  const fee: Fee = {
    ...published,
    currency: 'GBP',
    per: 'year',
    covers: null,
    note: null,
    ...price,
    ...change,
  }
  const school = {
    id: fee.schoolId,
    name: 'A',
    country: 'uk',
    city: null,
    state: null,
    fees: [fee],
    living: null,
  }
  const asked = { country: 'uk', level: 'master', fee: fee.id, years: '2', growth: '5', ...query }
  return readCost(asked, school, today).input
}

describe('the price of a school', () => {
  it.each<[string, Partial<Fee>, Record<string, string>, object]>([
    ['rises each year', {}, {}, { years: [20_000, 21_000], raised: null, subject: null, label: '学费' }],
    [
      'is carried to the year of entry',
      { priceYear: 2025 },
      {},
      { years: [22_050, 23_153], raised: { percent: 5, to: 2027 } },
    ],
    ['of a whole programme is paid once', { per: 'programme' }, {}, { years: [20_000, 0] }],
    [
      'is paid less the scholarship',
      { note: '学期杂费另计' },
      { scholarship: '15000' },
      { years: [5_000, 6_000], note: '学期杂费另计。已减去您填的奖学金，减到零为止。' },
    ],
    ['is never below zero', {}, { scholarship: '99000' }, { years: [0, 0] }],
    [
      'has what is registered beside it',
      { extra_low: 100, extra_high: 300 },
      {},
      { years: [20_100, 21_105], top: 24_300, label: '学费和必缴费用' },
    ],
    [
      'may be a registration alone',
      { low: 0, high: 0, extra_low: 90, extra_high: 90 },
      {},
      { years: [90, 95], label: '注册费（不收学费）' },
    ],
    [
      'says what it covers',
      { covers: '商科', note: '另收材料费。' },
      {},
      { subject: '商科', note: '另收材料费。' },
    ],
    // Dollars at 6.7046 yuan, pounds at 8.9013.
    [
      'in another currency is converted',
      { currency: 'USD' },
      {},
      { years: [15_064, 15_818], note: '学校标价 20,000–24,000 美元，这里按汇率折算。' },
    ],
  ])('%s', (_, change, query, expected) => {
    const line = tuitionOf(pricedInput(change, query))
    const years = line?.years.map(({ local }) => Math.round(local.low))
    expect({ ...line, years, top: line?.years[0]?.local.high }).toMatchObject(expected)
  })

  it('makes a headline of one year, and says what is paid once where several are added up', () => {
    const input = pricedInput({})
    const estimate = estimateCost(input, [])
    const yuan = estimate.totals?.all.yuan.typical ?? 0
    expect(headlineOf(input, estimate).value).toBe(`一年约 ${(yuan / 2 / 10_000).toFixed(1)} 万元`)
    const noteOf = (years: string) => {
      const input = pricedInput({}, { years })
      const visa = estimateCost(input, []).lines.find(({ id }) => id === 'visa')
      return visa === undefined ? '' : itemWords(visa, input, estimateCost(input, []))
    }
    expect([noteOf('2'), noteOf('1')]).toEqual([
      expect.stringContaining('摊到每年'),
      expect.not.stringContaining('摊到每年'),
    ])
  })

  it('that is not known leaves the scholarship for later', () => {
    const { input } = readCost({ country: 'us', level: 'highschool', scholarship: '1000' }, null, today)
    expect(tuitionOf(input)).toMatchObject({ state: 'missing', note: '学费暂无数据，奖学金还没有减。' })
  })
})

describe('the prices of a country', () => {
  const all = feeSpan({})

  it.each<[string, FeeSpan[], number | null]>([
    ['uk-london', [all], 10],
    ['uk-other', [all], 10],
    ['uk-london', [feeSpan({ basis: 'average' })], null],
    ['uk-london', [feeSpan({ priceYear: 2025 })], 10 * 1.04 ** 2],
  ])('in %s are those of all its schools: %#', (city, spans, low) => {
    const { input } = readCost({ country: 'uk', city, years: '1', growth: '4' }, null, today)
    const line = tuitionOf(input, spans)
    expect(line?.published?.kind === 'span' ? line.years[0]?.local.low : null).toBe(
      low === null ? null : Math.round(low),
    )
  })

  it.each([
    [19, null],
    [20, 'span'],
  ])('replace its own figure when they are of twenty schools, not of %i', (count, kind) => {
    const { input } = readCost({ country: 'sg', level: 'master' }, null, today)
    const line = tuitionOf(input, [feeSpan({ country: 'sg', level: 'master', count, currency: 'SGD' })])
    expect(line?.published?.kind ?? null).toBe(kind)
  })

  it.each<[Partial<FeeSpan>, string]>([
    [{}, '40 所进入 QS 排名的学校'],
    [{ basis: 'programmes' }, '40 个课程'],
    [{ basis: 'few' }, '40 所进入 QS 排名的学校'],
  ])('with %o count “%s”', (change, words) => {
    expect(countedWords(feeSpan(change))).toBe(words)
  })
})

it.each(
  table(`
    2026-27 入学 | 2026–27 学年
    2026-27 | 2026–27 学年
    截至 2026-08-21 | 2026 年
    2026-08-21 查 | 2026-08-21
  `),
)('the year %s is written %s', (year, words) => {
  expect(shortYear(year)).toBe(words)
})

it.each<[string[], Line['raised'], string]>([
  [[], null, '没写年份'],
  [['2026-27', '2025-26', '2026–27 学年'], null, '2025–26 学年、2026–27 学年'],
  [['2024', '2026', '2025'], null, '2024到 2026'],
  [['2025'], { percent: 4, to: 2027 }, '2025的价，每年加 4% 推到 2027 年入学'],
])('prices of %j raised by %o are “%s”', (periods, raised, words) => {
  const known = tuitionOf(readCost({ country: 'sg', level: 'master' }, null, today).input)
  const [fact] = known?.facts ?? []
  if (known === undefined || fact === undefined) throw new Error('no fact')
  const facts = periods.map((period) => ({ ...fact, period }))
  expect(priceWords({ ...known, facts, raised })).toBe(words)
})

it('an amount is in tenths of 万, and one that would be rounded to zero is less than a tenth', () => {
  expect([someWan(0), someWan(499), someWan(500), aboutWan(499), aboutWan(28_660)]).toEqual([
    ...['0', '不到 0.1', '0.1', '不到 0.1 万元', '约 2.9 万元'],
  ])
  expect([wanSpan({ low: 10_400, high: 9_600 }), wanSpan({ low: 10_000, high: 20_000 })]).toEqual([
    '1.0',
    '1.0–2.0',
  ])
})

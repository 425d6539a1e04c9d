import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSchool, listRankedValues, type School, type SchoolValue } from '@/lib/api/schools'
import { listTuition, listTuitionSpans } from '@/lib/api/tuition'
import { requireKnown } from '@/lib/host/schools/build/contradictions'
import { schoolStore } from '@/lib/host/schools/store'
import { priceCautions } from '@/lib/schools/comparison'
import { tileOf, tilesOf, valueWan } from '@/lib/schools/tiles'
import { valueText } from '@/lib/schools/value-text'
import { cautionOf, type SchoolValueKey } from '@/lib/schools/values'
import { table } from '@/tests/support/table'

// A price of the register is listed until its academic year is over.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00+08:00') }))
afterEach(() => vi.useRealTimers())

async function schoolAt(id: string): Promise<School> {
  const school = await getSchool(id)
  if (school === null) throw new Error(id)
  return school
}

async function valueAt(id: string, key: SchoolValueKey): Promise<SchoolValue> {
  const value = (await schoolAt(id)).values.get(key)
  if (value === undefined) throw new Error(key)
  return value
}

const tilesAt = async (id: string) => tilesOf(await schoolAt(id), null)

describe('the price of a part of a school', () => {
  it.each(
    table(`
      jp-keio-university | 硕士学费，一年（媒体设计研究科）
      pl-university-of-warsaw | 本科学费，一年（五个英语本科）
      hk-university-of-hong-kong | 本科学费，一年（理工类学院、非理工类学院）
      us-harvard-university | 本科学费，一年（不含杂费）
      jp-kyoto-university | 本科学费，一年（公立统一标准）
    `),
  )('of %s is named in its tile', async (id, label) => {
    const prices = (await tilesAt(id)).filter(
      (tile) => tile.label.includes('（') && tile.value.includes('万元'),
    )
    expect(prices.map((tile) => tile.label)).toEqual([label])
  })

  it.each([
    ['jp-keio-university', 'fee-master', /^媒体设计研究科 1,980,000 日元/],
    ['fr-essec-business-school', 'fee-bachelor', /^Global BBA 15,900–18,900 欧元/],
    ['ca-simon-fraser-university', 'range-bachelor', /^来源只给一个价 37,886 加元/],
    ['uk-university-of-st-andrews', 'range-bachelor', /^来源只给一个价 33,250 英镑/],
  ] as const)('of %s is printed with its part wherever %s is', async (id, key, words) => {
    const value = await valueAt(id, key)
    expect(valueText(value)).toMatch(words)
    expect(value.place).toBeNull()
  })

  // Ringgit a year of the ranked schools in tuition_more.csv; one in dollars and one of a whole degree of unknown length are left out.
  it('of a few schools in another currency or of unknown length does not hide the others', async () => {
    const spans = await listTuitionSpans()
    expect(spans.find(({ country }) => country === 'my')).toMatchObject({
      ...{ basis: 'few', per: 'year', low: 13_750, high: 37_500, count: 4, currency: 'MYR' },
    })
  })

  it('is not counted among the prices of a country', async () => {
    const spans = await listTuitionSpans()
    const keio = spans.find(({ country, level }) => country === 'jp' && level === 'master')
    expect(keio?.high).toBeLessThan(1_980_000)
  })
})

// Hong Kong dollars, from the 164 courses of one year in hk_tpg_2026.csv.
it('the prices of courses are counted together when they are of one length', async () => {
  const spans = await listTuitionSpans()
  const master = spans.find(
    ({ country, level, basis }) => country === 'hk' && level === 'master' && basis === 'programmes',
  )
  expect(master).toMatchObject({ count: 164, low: 196_800, typical: 234_000, high: 302_000 })
})

// Pounds a year, with the single programmes of the price table in it.
it.each(
  table(
    `
        uk-university-of-edinburgh | range-master | 28000 | 45410
        uk-university-college-london | range-bachelor | 29500 | 46700
      `,
    [String, String, Number, Number],
  ),
)('the range of a school %s contains its programmes', async (id, key, low, high) => {
  expect((await schoolAt(id)).values.get(key)).toMatchObject({ num: low, to: high, covers: null })
})

describe('the ends of a price', () => {
  // Australian dollars a year, computed by hand from au_fees.csv and the weeks of au_courses.csv without research degrees.
  it.each(
    table(
      `
        au-the-university-of-melbourne | range-master | 51442 | 64160
        au-australian-national-university | range-bachelor | 53110 | 57710
      `,
      [String, String, Number, Number],
    ),
  )('of %s are called quartiles wherever %s is printed', async (id, key, num, to) => {
    const school = await schoolAt(id)
    const value = school.values.get(key)
    if (value === undefined) throw new Error(key)
    expect(value).toMatchObject({ num, to, covers: null, span: 'middle-half' })
    expect(valueText(value)).toMatch(/^登记课程的中间一半 [\d,–]+ 澳元/)
    expect(valueWan(value)).toMatch(/^登记课程的中间一半 [\d.–]+ 万元$/)
    expect(cautionOf(value)).toMatch(/^登记课程的中间一半，/)
    expect(tilesOf(school, null).find(({ from }) => from === key)?.note).toContain('登记课程的中间一半')
    const [whole] = await listTuition(id, key === 'range-master' ? 'master' : 'undergraduate')
    expect(whole).toMatchObject({ isMiddle: true, low: num, high: to })
  })

  it.each([
    ['au-the-university-of-queensland', 'range-bachelor', 'unclear', /^资料没注明是否最低与最高/],
    ['uk-university-of-edinburgh', 'range-master', 'all', /^汇编登记的最低到最高/],
  ] as const)('of %s are said as its source allows', async (id, key, span, words) => {
    const value = await valueAt(id, key)
    expect(value.span).toBe(span)
    expect(cautionOf(value)).toMatch(words)
  })

  it('of an Australian compilation are never called the lowest and the highest', async () => {
    const schools = await listRankedValues('au', ['range-bachelor', 'range-master'])
    const spans = schools.flatMap(({ values }) => [...values.values()].map(({ span }) => span))
    expect(spans.length).toBeGreaterThan(60)
    expect(spans).not.toContain('all')
  })

  it('are explained below a list and in a comparison by the kinds that are there', async () => {
    const [melbourne, edinburgh] = await Promise.all(
      ['au-the-university-of-melbourne', 'uk-university-of-edinburgh'].map(schoolAt),
    )
    if (melbourne === undefined || edinburgh === undefined) throw new Error('no schools')
    const cautions = priceCautions((school) => tileOf('master', school), [melbourne, edinburgh])
    expect(cautions).toEqual([
      expect.stringMatching(/^墨尔本大学：登记课程的中间一半/),
      expect.stringMatching(/^爱丁堡大学：汇编登记的最低到最高/),
    ])
  })
})

describe('a register far from what the school publishes', () => {
  const store = schoolStore()
  const priced = (school: string, level: string) =>
    store
      .selectFrom('programmes')
      .select(['title', 'fee', 'fee_per', 'url', 'source'])
      .where('school', '=', school)
      .where('level', '=', level)
      .where('source', 'in', ['cricos', 'programme-fees'])
      .where('fee', 'is not', null)
      .orderBy('title')
      .execute()

  // Australian dollars a year from tuition_ranges.csv and programme_fees.csv.
  it.each([
    [
      'au-the-university-of-queensland',
      'master',
      48_080,
      60_952,
      {
        'Doctor of Medicine': 109_328,
        'Master of Architecture': 52_528,
        'Master of Commerce': 60_952,
        'Master of Data Science': 60_952,
      },
    ],
    ['au-flinders-university', 'master', 39_900, 45_400, {}],
  ] as const)('gives %s, %s the own prices and no other', async (school, level, low, high, own) => {
    expect((await schoolAt(school)).values.get(`range-${level}`)).toMatchObject({ num: low, to: high })
    const rows = await priced(school, level)
    expect(Object.fromEntries(rows.map(({ title, fee }) => [title, fee]))).toEqual(own)
    expect(
      rows.filter(({ fee_per, url, source }) => !url || `${fee_per} ${source}` !== 'year programme-fees'),
    ).toEqual([])
    const [whole] = await listTuition(school, level === 'master' ? 'master' : 'undergraduate')
    expect(whole).toMatchObject({ isMiddle: false, low, high })
  })

  it('leaves other levels and schools their prices, with the own one of a course in its place', async () => {
    expect((await priced('au-flinders-university', 'bachelor')).length).toBeGreaterThan(200)
    const sydney = await priced('au-the-university-of-sydney', 'master')
    const nursing = sydney.filter(({ title }) => title === 'Master of Nursing')
    expect(sydney.length).toBeGreaterThan(200)
    expect(nursing.map(({ fee, fee_per }) => [fee, fee_per])).toEqual([
      [51_300, 'year'],
      [51_300, 'year'],
    ])
  })

  it('is nowhere the price of a school with programmes outside of it', async () => {
    const schools = await listRankedValues('au', ['range-bachelor', 'range-master'])
    for (const { id, values } of schools)
      for (const { key, num, to } of values.values()) {
        const own = (await schoolAt(id)).fees.filter(
          ({ kind, level }) => kind === 'programme' && key === `range-${level}`,
        )
        for (const { title, low } of own) {
          expect(low ?? num, `${id} ${title}`).toBeGreaterThanOrEqual(num ?? 0)
          expect(low ?? to, `${id} ${title}`).toBeLessThanOrEqual(to ?? num ?? 0)
        }
      }
    expect((await schoolAt('au-university-of-technology-sydney')).values.get('range-master')).toMatchObject({
      ...{ num: 47_320, to: 57_060, span: 'unclear' },
    })
  })
})

describe('contradictions between tables', () => {
  const known = readFileSync('lib/content/schools/contradictions.csv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([school = '', level = '', what = '']) => ({ school, level, what, says: '1', against: '2–3' }))
  const fresh = { school: 'uk-a', level: 'master', what: 'MSc A', says: '9', against: '1–2' }

  it('that are listed with a reason do not stop the build', () => {
    expect(() => requireKnown(known)).not.toThrow()
  })

  it('that are new stop it, with both values and what to do', () => {
    expect(() => requireKnown([...known, fresh])).toThrow(
      /uk-a，master，MSc A：9，学校区间 1–2.*contradictions\.csv/,
    )
  })

  it('that are gone have to leave the list', () => {
    expect(() => requireKnown([])).toThrow(/已经对上了，请删掉这一行/)
  })
})

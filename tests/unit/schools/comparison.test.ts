import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSchool, type School } from '@/lib/api/schools'
import { compareSchools } from '@/lib/schools/comparison'
import { table } from '@/tests/support/table'
import { arwuRank, dayPupils, qsRank, school, valuesOf } from './support'

// A price of the register is listed until its academic year is over.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+08:00') }))
afterEach(() => vi.useRealTimers())

const schoolsAt = async (...ids: string[]): Promise<School[]> =>
  (await Promise.all(ids.map(getSchool))).filter((found) => found !== null)

const nameOf = (code: string) => ({ us: '美国', uk: '英国' })[code] ?? code

const rowsOf = (...schools: Parameters<typeof compareSchools>[0][number][]) => compareSchools(schools, nameOf)

const row = (label: string, ...schools: Parameters<typeof rowsOf>) =>
  rowsOf(...schools).find((candidate) => candidate.label === label)

describe('a row of a comparison', () => {
  it('counts the schools with a value', () => {
    const one = school({ country: 'us', rank: qsRank('12', 12), arwu: arwuRank(3) })
    const two = school({ country: 'us', rank: qsRank('801-850', 801) })
    expect(row('国家或地区', one, two)).toMatchObject({ values: ['美国', '美国'], held: 2 })
    expect(row('QS 2027', one, two)).toMatchObject({
      values: ['第 12 名', '第 801-850 名'],
      held: 2,
    })
    expect(row('ARWU 2026', one, two)).toMatchObject({ values: ['第 3 名', null], held: 1 })
  })

  it('has its numbers on one axis, and a word for the school that is ahead of all others', () => {
    const rate = (num: number, to: number | null = null) =>
      school({ values: valuesOf({ key: 'admission-rate', num, to }) })
    const drawn = (...schools: School[]) => row('本科录取率', ...schools)?.drawn
    expect(drawn(rate(4), rate(60), rate(30))).toEqual({
      spans: [
        [4, 4],
        [60, 60],
        [30, 30],
      ],
      axis: [0, 100],
      areSingle: true,
      ahead: { at: 1, word: '较高' },
    })
    expect(drawn(rate(30), rate(20, 40))?.areSingle).toBe(false)
    expect(drawn(rate(50), rate(50.5))?.ahead).toBeNull()
    expect(drawn(rate(20, 40), rate(30, 50))?.ahead).toBeNull()
    expect(drawn(rate(20, 30), rate(40, 50))?.ahead).toEqual({ at: 1, word: '较高' })
    expect(drawn(rate(30), school())).toBeUndefined()
    expect(drawn(rate(30), rate(20), school())?.ahead).toBeNull()
    expect(drawn(rate(0), rate(0))).toBeUndefined()
  })

  it('shows that a world rank does not apply to a high school, and boarding not to a university', () => {
    const university = school({ rank: qsRank('12', 12) })
    const high = school({ level: 'hischool', values: dayPupils })
    expect(row('QS 2027', university, high)).toMatchObject({
      values: ['第 12 名', '不适用'],
      held: 1,
    })
    expect(row('寄宿或走读', university, high)?.values).toEqual(['不适用', '走读，2021'])
    expect(row('QS 2027', school(), high)).toBeUndefined()
  })

  it('is left out when no school has a value', () => {
    expect(row('QS 2027', school(), school())).toBeUndefined()
  })
})

/**
 * What the price rows must contain for schools that publish prices under other names. Read by hand in the sources'
 * tables.
 */
it.each<[name: string, id: string, label: string, value: string | RegExp]>([
  ['港大', 'hk-university-of-hong-kong', '授课型硕士全程学费', /^175,200–724,500 港元/],
  ['哈佛', 'us-harvard-university', '学校费用页上的数（本站登记）', /每年 62,226 美元（2026–27 学年）/],
  ['哈佛', 'us-harvard-university', '硕士学费，一年', '见“研究生学费与必缴杂费（一学年）”'],
  ['哈佛', 'us-harvard-university', 'SAT、ACT 要不要交', '必须交 SAT 或 ACT（长期政策，学校没有写年份）'],
])('a price in the school library %s: %s, %s', async (_, id, label, expected) => {
  const rows = rowsOf(...(await schoolsAt(id, 'uk-university-college-london')))
  const value = rows.find((each) => each.label === label)?.values[0]
  const [, named] = /^见“(.*)”$/.exec(value ?? '') ?? []
  if (named !== undefined) expect(rows.map((each) => each.label)).toContain(named)
  if (typeof expected === 'string') expect(value).toBe(expected)
  else expect(value).toMatch(expected)
})

describe('the prices of two schools', () => {
  const [hku, ucl, uri, penn] = [
    'hk-university-of-hong-kong',
    'uk-university-college-london',
    'us-university-of-rhode-island',
    'us-university-of-pennsylvania',
  ]

  it.each([
    [uri, penn],
    [hku, ucl],
  ])('are drawn on one axis, and neither is called lower: %s and %s', async (one, other) => {
    const drawn = row('本科学费，一年', ...(await schoolsAt(one, other)))?.drawn
    expect(drawn?.spans).not.toContain(null)
    expect(drawn?.ahead).toBeNull()
  })

  it.each(
    table(`
      uk-university-college-london | uk-university-of-edinburgh
      au-the-university-of-melbourne | de-ludwig-maximilian-university-of-munich
    `),
  )('of %s and %s are in one row only', async (one, other) => {
    const labels = rowsOf(...(await schoolsAt(one, other))).map(({ label }) => label)
    expect(labels.filter((label) => label.includes('本科学费'))).toEqual(['本科学费，一年'])
  })

  it('keep the limits of the rows that repeat them, with names where they are not those of all', async () => {
    const noteOf = async (...ids: string[]) => row('本科学费，一年', ...(await schoolsAt(...ids)))?.note
    expect(await noteOf(ucl, 'uk-university-of-edinburgh')).toMatch(/^约合人民币；汇编登记的/)
    expect(await noteOf(ucl, penn)).toMatch(/；伦敦大学学院：汇编登记的.*；宾夕法尼亚大学：州外/)
  })
})

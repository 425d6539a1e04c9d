import { describe, expect, it } from 'vitest'
import { compareSchools } from '@/lib/schools/comparison'
import { costsOf } from '@/lib/schools/costs'
import { arwuRank, costs, qsRank, school } from './support'

const nameOf = (code: string) => ({ us: '美国', uk: '英国' })[code] ?? code

const rowsOf = (...schools: Parameters<typeof compareSchools>[0][number][]) =>
  compareSchools(schools, nameOf).flatMap(({ rows }) => rows)

const row = (label: string, ...schools: Parameters<typeof rowsOf>) =>
  rowsOf(...schools).find((candidate) => candidate.label === label)

describe('a row of a comparison', () => {
  it('says whether the schools agree', () => {
    const one = school({ country: 'us', rank: qsRank('12', 12), arwu: arwuRank(3) })
    const two = school({ country: 'us', rank: qsRank('801-850', 801) })
    expect(row('国家或地区', one, two)).toMatchObject({ values: ['美国', '美国'], agreement: 'same' })
    expect(row('QS 2027', one, two)).toMatchObject({
      values: ['第 12 名', '第 801-850 名'],
      agreement: 'different',
    })
    expect(row('ARWU 2026', one, two)).toMatchObject({ values: ['第 3 名', null], agreement: 'incomplete' })
  })

  it('says of a high school that a world rank does not apply, and of a university that boarding does not', () => {
    const university = school({ rank: qsRank('12', 12) })
    const high = school({ level: 'hischool', boarding: 'day' })
    expect(row('QS 2027', university, high)).toMatchObject({
      values: ['第 12 名', '不适用'],
      agreement: 'incomplete',
    })
    expect(row('寄宿或走读', university, high)?.values).toEqual(['不适用', '走读'])
    expect(row('QS 2027', school(), high)).toBeUndefined()
  })

  it('is left out when no school has a value, and so is a group without rows', () => {
    const titles = compareSchools([school(), school()], nameOf).map(({ title }) => title)
    expect(titles).toEqual(['学校'])
    expect(row('QS 2027', school(), school())).toBeUndefined()
  })

  it('never takes a missing cost for nothing', () => {
    const known = school(costs)
    const unknown = school()
    expect(row('本科学费与杂费', known, unknown)?.values).toEqual(['50,000 美元', null])
    expect(row('以上合计', known, school({ ...costs, books: null }))?.values).toEqual(['68,000 美元', null])
  })
})

describe('costs', () => {
  it('are null without a year', () => {
    expect(costsOf(school())).toBeNull()
  })

  it('add up the four undergraduate rows only', () => {
    expect(costsOf(school(costs))).toMatchObject({
      year: '2022-23',
      total: 68_000,
      graduate: { amount: 40_000 },
    })
  })

  it('have no sum when one row is missing', () => {
    expect(costsOf(school({ ...costs, otherExpenses: null }))?.total).toBeNull()
  })
})

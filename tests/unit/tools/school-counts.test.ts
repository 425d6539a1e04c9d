import { describe, expect, it } from 'vitest'
import type { RankedValues, SchoolValue } from '@/lib/api/schools'
import { readConditions } from '@/lib/tools/conditions/input'
import { comparedKeys, countSchools, schoolsWithin } from '@/lib/tools/conditions/school-counts'
import { list, table } from '@/tests/support/table'
import { valuesOf } from '../schools/support'

const answers = (query: string) => readConditions(Object.fromEntries(new URLSearchParams(query)), []).input

const value = (key: SchoolValue['key'], num: number, to: number | null = null) => ({ key, num, to })

const school = (id: string, values: readonly ReturnType<typeof value>[], country = 'us'): RankedValues => ({
  ...{ id, name: id, country, website: null, rank: 20, href: `/yxk/${id}`, values: valuesOf(...values) },
})

const american = [
  school('near', [value('sat', 1450, 1550)]),
  school('far', [value('sat', 1500, 1570)]),
  school('reached', [value('sat', 1300, 1450), value('act', 30, 34)]),
  school('only-act', [value('act', 31, 34)]),
  school('no-half', [value('sat', 1000)]),
]

describe('schools whose values are met', () => {
  it.each([
    ['sat=1400', 3, 1],
    ['sat=1450', 3, 2],
    ['act=30', 2, 1],
    // One of two tests is enough for a school that publishes both.
    ['sat=1400&act=29', 4, 1],
  ])('with %s are counted among those that publish one', (query, compared, reached) => {
    const { marks } = countSchools(american, answers(`level=undergraduate&${query}`))
    expect(marks).toEqual({ compared, reached })
  })

  it('are counted by the language minimum apart', () => {
    const schools = [school('a', [value('ielts', 6.5)], 'uk'), school('b', [value('ielts', 6)], 'uk')]
    const { language, marks } = countSchools(schools, answers('level=master&ielts=6'))
    expect(language).toEqual({ compared: 2, reached: 1 })
    expect(marks).toEqual({ compared: 0, reached: 0 })
  })

  it.each(
    table(
      `
        us | level=undergraduate&sat=1400&ielts=7 | sat ; ielts
        us | level=master&sat=1400 |
        uk | level=undergraduate&sat=1400 |
        uk | level=master&ielts=7 | ielts
        uk | level=highschool&ielts=7 |
      `,
      [String, String, list],
    ),
  )('of %s with %s are those of %o', (country, query, keys) => {
    expect(comparedKeys(country, answers(query))).toEqual(keys)
  })

  it.each([
    ['ielts', 6.5, '/yxk?country=uk&ielts=6.5'],
    ['sat', 1450, '/yxk?country=uk&sat=1400'],
    ['ielts', 4, undefined],
    ['sat', undefined, undefined],
  ] as const)('are listed for %s %s at %s', (test, mine, href) => {
    expect(schoolsWithin(test, 'uk', mine)?.href).toBe(href)
  })
})

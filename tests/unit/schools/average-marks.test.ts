import { describe, expect, it } from 'vitest'
import { averageMarks, type ChinaAverage } from '@/lib/schools/china-averages'

const row = (given: Partial<ChinaAverage>): ChinaAverage => ({
  scope: 'university',
  scope_name: null,
  degree: 'master',
  uk_class: '2:1',
  institutions: 'all',
  institutions_zh: null,
  low: 80,
  high: 80,
  basis: null,
  decides: 'average',
  opening_zh: null,
  ending_zh: null,
  is_sure: true,
  url: 'https://example.ac.uk/china',
  read_on: '2026-08-08',
  ...given,
})

const shown = (...rows: ChinaAverage[]) =>
  averageMarks(rows).map(({ label, low, high }) => [label, low, high])

describe('the averages of a university on a ruler', () => {
  it.each<[string, ChinaAverage[]]>([
    ['no row', []],
    ['a row without a number', [row({ low: null, high: null })]],
    ['an unsure row', [row({ is_sure: false })]],
    ["a bachelor's degree", [row({ degree: 'bachelor' })]],
    ['a single course', [row({ scope: 'course', scope_name: 'MSc Finance' })]],
  ])('are none for %s', (_, rows) => {
    expect(averageMarks(rows)).toEqual([])
  })

  it('name the class only where there are several', () => {
    expect(shown(row({}))).toEqual([['所有院校', 80, 80]])
    expect(shown(row({}), row({ uk_class: '2:2', low: 75, high: 75 }))).toEqual([
      ['所有院校，2:2', 75, 75],
      ['所有院校，2:1', 80, 80],
    ])
  })

  it('are the lowest first, with the words of the page for its groups', () => {
    expect(
      shown(
        row({ institutions: 'outside_list', low: 90, high: 90 }),
        row({ institutions: 'in_list', low: 80, high: 85 }),
        row({ institutions: '211', institutions_zh: '211 大学', low: 60, high: 60 }),
        row({ institutions: 'Group A', low: 70, high: 70 }),
      ),
    ).toEqual([
      ['211 大学', 60, 60],
      ['Group A', 70, 70],
      ['名单内', 80, 85],
      ['名单外', 90, 90],
    ])
  })

  it('that are equal are all kept, with their source', () => {
    expect(averageMarks([row({}), row({ institutions: 'in_list' })])).toMatchObject([
      { label: '所有院校', url: 'https://example.ac.uk/china', readOn: '2026-08-08' },
      { label: '名单内' },
    ])
  })
})

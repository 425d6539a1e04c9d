import { describe, expect, it } from 'vitest'
import type { RankedValues, SchoolValue } from '@/lib/api/schools'
import { readConditions } from '@/lib/tools/conditions/input'
import { comparedKeys, gapBands } from '@/lib/tools/conditions/school-gaps'

const answers = (query: string) => readConditions(Object.fromEntries(new URLSearchParams(query)), []).input

const value = (key: SchoolValue['key'], num: number, to: number | null = null): SchoolValue => ({
  key,
  num,
  to,
  text: null,
  year: 'Fall 2024',
  source: 'scorecard',
  place: null,
  covers: null,
  span: 'all',
})

const school = (id: string, rank: number, values: readonly SchoolValue[], country = 'us'): RankedValues => ({
  id,
  name: id,
  country,
  website: null,
  rank,
  href: `/yxk/${id}`,
  values: new Map(values.map((each) => [each.key, each])),
})

const american = [
  school('near', 20, [value('sat', 1450, 1550)]),
  school('far', 30, [value('sat', 1500, 1570)]),
  school('reached', 90, [value('sat', 1300, 1450), value('act', 30, 34)]),
  school('only-act', 150, [value('act', 31, 34)]),
]

describe('schools by distance to their scores', () => {
  it.each([
    // The visitor's score, then for each group: reached, missed with the missing points, not comparable.
    [
      'sat=1400',
      [
        ['reached'],
        [
          ['near', 50],
          ['far', 100],
        ],
        0,
      ],
      [[], [], 1],
    ],
    ['sat=1450', [['near', 'reached'], [['far', 50]], 0], [[], [], 1]],
    ['act=30', [['reached'], [], 2], [[], [['only-act', 1]], 0]],
    // One of two tests is enough for a school that publishes both; a missed one is shown all the same.
    [
      'sat=1400&act=29',
      [
        [],
        [
          ['reached', 1],
          ['near', 50],
          ['far', 100],
        ],
        0,
      ],
      [[], [['only-act', 2]], 0],
    ],
  ] as const)('for %s', (query, first, second) => {
    const bands = gapBands(american, answers(`level=undergraduate&${query}`))
    expect(
      bands.map(({ reached, short, uncompared }) => [
        reached.map(({ school: { id } }) => id),
        short.map(({ school: { id }, size }) => [id, size]),
        uncompared,
      ]),
    ).toEqual([first, second])
  })

  it('show the admission rate beside a score', () => {
    const open = school('open', 10, [value('sat', 1400, 1500), value('admission-rate', 4.55)])
    const [band] = gapBands([open], answers('level=undergraduate&sat=1450'))
    expect(band?.reached[0]?.briefs).toEqual([
      expect.stringContaining('在中间一半以内'),
      '全体新生的录取率 4.55%（2024 年秋）',
    ])
  })

  it('contain the language minimum of other countries', () => {
    const [band] = gapBands(
      [school('uk-a', 50, [value('ielts', 6.5)], 'uk')],
      answers('level=master&ielts=6'),
    )
    expect(band?.short).toMatchObject([{ size: 0.5, briefs: [expect.stringContaining('雅思还差 0.5 分')] }])
  })

  it.each([
    ['us', 'level=undergraduate&sat=1400&ielts=7', ['sat', 'admission-rate', 'ielts']],
    ['us', 'level=master&sat=1400', []],
    ['uk', 'level=undergraduate&sat=1400', []],
    ['uk', 'level=master&ielts=7', ['ielts']],
    ['uk', 'level=highschool&ielts=7', []],
  ])('of %s with %s compare %o', (country, query, keys) => {
    expect(comparedKeys(country, answers(query))).toEqual(keys)
  })
})

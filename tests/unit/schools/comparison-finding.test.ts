import { expect, it } from 'vitest'
import { type ComparisonRow, comparisonFinding } from '@/lib/schools/comparison'

type Cell = readonly [low: number, high: number]

const row = (
  label: string,
  cells: readonly Cell[],
  { at, word = '较低' }: { at?: number; word?: '较低' | '较高' } = {},
): ComparisonRow => ({
  label,
  values: cells.map((cell) => `${cell[0]}–${cell[1]} 万元，${cell[0]} 英镑（约 ${cell[0]} 万），2026 入学`),
  held: cells.length,
  drawn: {
    spans: cells,
    axis: [0, 50],
    areSingle: false,
    ahead: at === undefined ? null : { at, word },
  },
})

const bachelor: readonly Cell[] = [
  [26, 41],
  [20, 25],
  [42, 43],
]
const overlapping: readonly Cell[] = [
  [26, 41],
  [20, 27],
  [26, 43],
]
const names = ['甲大学', '乙大学', '丙大学']

it.each<[string, readonly ComparisonRow[], string | null]>([
  ['no row', [], null],
  ['a row without numbers', [{ label: '国家', values: ['英国'], held: 3 }], null],
  [
    'two ahead',
    [row('雅思最低总分（本科）', bachelor, { at: 1 }), row('本科录取率', bachelor, { at: 2, word: '较高' })],
    '三所里，雅思最低总分较低的是乙大学（20–25 万元）；本科录取率较高的是丙大学（42–43 万元）',
  ],
  ['overlapping values', [row('本科学费，一年', overlapping)], null],
])('says of %s what it shows', (_, rows, finding) => {
  expect(comparisonFinding(names, rows)).toBe(finding)
})

it('counts the schools in words', () => {
  const two = row('硕士学费，一年', bachelor.slice(0, 2), { at: 1 })
  expect(comparisonFinding(names.slice(0, 2), [two])).toMatch(/^两所里/)
})

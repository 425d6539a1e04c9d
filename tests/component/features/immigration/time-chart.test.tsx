import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Series, TimeChart } from '@/components/features/immigration/time-chart'

const at = (x: number) => ({ x, y: 0.5 })

const drawn: [of: string, points: Series['points'], paths: string[]][] = [
  ['a line', [at(0), at(0.5), at(1)], ['M0 500L500 500L1000 500']],
  ['a line with a gap', [at(0), at(0.1), null, at(0.9), at(1)], ['M0 500L100 500M900 500L1000 500']],
  [
    'the newest month after a missing one, as a dot',
    [at(0), at(0.1), null, at(1)],
    ['M0 500L100 500M1000 500', 'M1000 500h0'],
  ],
  ['the only month, as a dot', [at(0.5)], ['M500 500', 'M500 500h0']],
  ['no month', [null, null], ['']],
]

describe('the lines of a chart over time', () => {
  it.each(drawn)('show %s', (_, points, paths) => {
    render(
      <TimeChart title="排期" x={[]} y={[]} series={[{ id: 'a', look: 'main', points }]} legend={[]}>
        读法
      </TimeChart>,
    )
    const chart = screen.getByRole('img', { name: '排期' })
    expect(Array.from(chart.querySelectorAll('path'), (path) => path.getAttribute('d'))).toEqual(paths)
  })
})

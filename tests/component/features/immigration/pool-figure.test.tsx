import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PoolFigure, poolTitle } from '@/components/features/immigration/pool-figure'

const pool = {
  asOf: '2026-08-03',
  bins: [
    { low: 601, high: 1200, count: 500 },
    { low: 501, high: 600, count: 19_705 },
    { low: 0, high: 500, count: 73_099 },
  ],
}

it.each([
  [null, '候选人池里 93,304 人，501 分及以上的有 20,205 人'],
  [480, 'CRS 480：您上面的各段有 20,205 人，同一段（0–500 分）有 73,099 人，本站没有这一段里的细分'],
  [501, 'CRS 501：您上面的各段有 500 人，同一段（501–600 分）有 19,705 人，本站没有这一段里的细分'],
  [700, 'CRS 700：您上面的各段没有人，同一段（601–1200 分）有 500 人，本站没有这一段里的细分'],
])('with %s points says %s', (score, title) => {
  expect(poolTitle(pool, score)).toBe(title)
})

it('has a row for each span, and marks that of the visitor', () => {
  const { rerender } = render(<PoolFigure score={480} />)
  const figure = () => within(screen.getByRole('figure'))
  const own = () =>
    figure()
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('data-own'))
  expect(figure().getAllByRole('rowheader')).toHaveLength(7)
  expect(own().map((row) => row.textContent)).toEqual([expect.stringContaining('451–500')])
  rerender(<PoolFigure score={null} />)
  expect(own()).toEqual([])
})

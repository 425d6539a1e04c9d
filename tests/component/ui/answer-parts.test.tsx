import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AnswerTable } from '@/components/ui/answer-table'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { DayStrip } from '@/components/ui/plots/day-strip'

describe('the parts for answers on the first screen', () => {
  it('AnswerTiles shows each value with its label and year, and describes its strip in words', () => {
    const { container } = render(
      <AnswerTiles
        label="伦敦大学学院一览"
        tiles={[
          {
            label: '硕士学费，一年',
            value: '30–38 万元',
            note: '£34–43k，2026–27',
            at: [0.7, 0.95],
            atText: '英国第 2 高',
          },
          { label: '雅思', value: '6.5 起', note: '2026' },
        ]}
        foot="来源 ①–②"
      />,
    )
    const tiles = screen.getByRole('group', { name: '伦敦大学学院一览' })
    expect(within(tiles).getAllByRole('term')).toHaveLength(2)
    expect(tiles).toHaveTextContent('硕士学费，一年30–38 万元£34–43k，2026–27，英国第 2 高')
    expect(container.querySelector('[data-answer]')).toContainElement(tiles)
    expect(screen.getByText('来源 ①–②')).toBeInTheDocument()
  })

  it('AnswerTable compares levels row by row', () => {
    render(
      <AnswerTable
        caption="英国留学"
        columns={['硕士', '本科']}
        rows={[{ label: '读几年', cells: ['1 年', '3 年'] }]}
      />,
    )
    const table = screen.getByRole('table', { name: '英国留学' })
    expect(within(table).getByRole('row', { name: '读几年 1 年 3 年' })).toHaveAttribute('data-answer')
  })

  describe('DayStrip', () => {
    const entries = [
      { opens: '2026-10-01', day: '2026-11-30', label: '加州大学', isOver: false, standing: '还有 4 天' },
      { opens: null, day: '2026-11-01', label: '早申', isOver: true, standing: '已截止' },
      { opens: null, day: '2027-01-01', label: '常规轮', isOver: false, standing: null },
    ]
    const rows = () => screen.getAllByRole('listitem')

    it('shows days in their order with the time left', () => {
      render(<DayStrip today="2026-11-26" entries={entries} />)
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        '2026-11-01早申已截止',
        '2026-11-30加州大学还有 4 天',
        '2027-01-01常规轮',
      ])
    })

    it.each([
      [0, [], '2026-11-01'],
      [1, ['2026-11-01'], '2026-11-30'],
      [3, ['2026-11-01', '2026-11-30', '2027-01-01'], undefined],
    ])('with %i over strikes them and marks the nearest', (over, struck, nearest) => {
      const days = entries
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map((entry, at) => ({ ...entry, isOver: at < over }))
      const { container } = render(<DayStrip today="2026-11-26" entries={days} />)
      expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(struck)
      const marked = rows().find((row) => row.dataset.state === 'next')
      expect(marked?.querySelector('time')?.dateTime).toBe(nearest)
    })
  })
})

import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axisOfMonths, isNearStart, monthsInWords, Payments } from '@/components/blocks/payments'
import { table } from '@/tests/support/table'

describe('months around the start of a term', () => {
  it.each(
    table(
      `
      9 | -10 | -8 | 前一年 11 月到 1 月
      9 | -4 | -3 | 5–6 月
      9 | -1 | -1 | 8 月
      9 | 0 | 0 | 9 月
      9 | 3 | 4 | 12 月到次年 1 月
      9 | 4 | 4 | 次年 1 月
      2 | -4 | -4 | 前一年 10 月
      1 | -1 | 0 | 前一年 12 月到 1 月
    `,
      [Number, Number, Number, String],
    ),
  )('have a name: starting in %i, from %i to %i', (starts, from, to, name) => {
    expect(monthsInWords(starts, { from, to })).toBe(name)
  })

  it('are on an axis of whole quarters, or halves of a year when there are many', () => {
    expect(axisOfMonths([])).toBeNull()
    expect(axisOfMonths([{ from: 0, to: 0 }])).toEqual({ low: 0, high: 3, lines: [] })
    expect(axisOfMonths([{ from: -4, to: 5 }])).toEqual({ low: -6, high: 6, lines: [-3, 0, 3] })
    expect(axisOfMonths([{ from: -18, to: 12 }])).toEqual({ low: -18, high: 18, lines: [-12, -6, 0, 6, 12] })
  })

  it('are near the start from three months before until its month', () => {
    const near = [-5, -4, -3, 0, 1].map((from) => isNearStart({ from, to: from }))
    expect(near).toEqual([false, false, true, true, false])
    expect(isNearStart({ from: -8, to: -3 })).toBe(true)
  })
})

const text = '怎么付。'

describe('payments', () => {
  it('are a picture whose sentence counts them', () => {
    render(
      <Payments
        type="payments"
        heading="付款时间"
        starts={9}
        items={[
          { title: '押金', from: -5, to: -4, text },
          { title: 'SEVIS 费', from: -3, text, fact: 'us-sevis-2026' },
          { title: '签证费', from: -3, text, fact: 'us-mrv-2026' },
          { title: '留位费', when: '收到录取后', text },
        ]}
      />,
    )
    const figure = screen.getByRole('figure')
    expect(figure.querySelector('figcaption')).toHaveTextContent(/^4 笔里有 2 笔在 6 月付，9 月开学$/)
    const [picture, table] = within(figure).getAllByRole('table')
    expect(within(picture as HTMLElement).getByRole('row', { name: /SEVIS 费/ })).toHaveTextContent(
      '350 美元',
    )
    expect(figure).toHaveTextContent('收到录取后：留位费')
    expect(within(table as HTMLElement).getByRole('row', { name: /^押金/ })).toHaveTextContent('4–5 月看账单')
  })

  it('without any month are a table alone, and one sum is not added up', () => {
    const items = [1, 2, 3].map((at) => ({ title: `第 ${at} 笔`, when: '收到录取后', text }))
    render(<Payments type="payments" heading="付款时间" starts={9} items={items} />)
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(4)
  })
})

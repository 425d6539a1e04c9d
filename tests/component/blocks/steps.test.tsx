import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axisOfMonths, isNearStart, monthsInWords, Payments } from '@/components/blocks/payments'
import { scheduleOf, WeekPlan } from '@/components/blocks/week-plan'
import { sentencesOf, toDescription } from '@/lib/seo/to-description'
import { table } from '@/tests/support/table'

describe('the schedule of a step', () => {
  it.each([
    [
      ['第 1 周', '第 2–5 周', '第 6–8 周'],
      [
        { from: 1, to: 1 },
        { from: 2, to: 5 },
        { from: 6, to: 8 },
      ],
    ],
    [['第 1–4 周', '第 6–8 周'], null],
    [['第 2–4 周', '第 5–8 周'], null],
    [['第 1–4 周', '第 4–8 周'], null],
    [['第 1–4 周', '第 5–3 周'], null],
    [['行前', '行程中', '行后'], null],
    [['第 1–4 周', '考前六周'], null],
    [['第 1–8 周'], null],
    [[], null],
  ])('reads %j as %j', (phrases, expected) => {
    expect(scheduleOf(phrases)).toEqual(expected)
  })
})

describe('WeekPlan', () => {
  it('lists every step in order, with or without weeks', () => {
    render(
      <WeekPlan
        label="安排"
        steps={[
          { when: '行前', text: '写问题' },
          { when: '行后', text: '做比较' },
        ]}
      />,
    )
    const steps = within(screen.getByRole('list', { name: '安排' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(['行前写问题', '行后做比较'])
  })
})

describe('toDescription', () => {
  it.each([
    ['uses the sentences that fit', ['一二三。', '四五六。'], '一二三。四五六。'],
    [
      'skips a sentence that does not fit, and continues',
      ['开头。', '长'.repeat(80), '结尾。'],
      '开头。结尾。',
    ],
    ['keeps 80 characters', ['满'.repeat(80), '多'], '满'.repeat(80)],
    [
      'cuts a long beginning at its last comma',
      [`${'字'.repeat(70)}，${'尾'.repeat(20)}`],
      `${'字'.repeat(70)}。`,
    ],
    ['cuts where it must', ['字'.repeat(100)], `${'字'.repeat(79)}。`],
  ])('%s', (_, sentences, expected) => {
    expect(toDescription(...sentences)).toBe(expected)
  })

  it('takes the sentences of a text one by one', () => {
    expect(toDescription(...sentencesOf(`甲乙丙。${'字'.repeat(90)}！丁？`))).toBe('甲乙丙。丁？')
    expect(sentencesOf('甲。乙')).toEqual(['甲。', '乙'])
    expect(sentencesOf('')).toEqual([])
  })
})

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
    expect(within(picture as HTMLElement).getByRole('row', { name: /^押金/ })).toHaveTextContent('4–5 月')
    expect(figure).toHaveTextContent('收到录取后：留位费')
    expect(within(table as HTMLElement).getByRole('row', { name: /SEVIS 费/ })).toHaveTextContent('350 美元')
  })

  it('without any month are a table alone, and one sum is not added up', () => {
    const items = [1, 2, 3].map((at) => ({ title: `第 ${at} 笔`, when: '收到录取后', text }))
    render(<Payments type="payments" heading="付款时间" starts={9} items={items} />)
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(4)
  })
})

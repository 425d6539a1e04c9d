import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { scheduleOf, WeekPlan } from '@/components/blocks/week-plan'
import { sentencesOf, toDescription } from '@/lib/seo/to-description'

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

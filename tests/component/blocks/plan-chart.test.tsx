import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Plan, PlanChart } from '@/components/blocks/plan-chart'

const plan: Plan = {
  title: '方案样式',
  note: '以学校官网为准。',
  terms: [
    { name: '大三', parts: ['上', '下'] },
    { name: '大四', parts: ['上', '下'] },
    { name: '入学', parts: ['秋'] },
  ],
  focus: { column: 2, label: '申请季' },
  tracks: [
    { name: '文书', bars: [{ start: 1, span: 2, text: ['文书与', '推荐信'], by: 'together' }] },
    {
      name: '申请',
      bars: [
        { start: 2, span: 1, text: ['分批', '递交'], by: 'together' },
        { start: 3, span: 1, text: ['等待', '结果'], by: 'school' },
      ],
    },
  ],
}

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  if (row === null) throw new Error(`no row ${name}`)
  return within(row).getAllByRole('cell')
}

describe('PlanChart', () => {
  it('fills every row to the full number of half years', () => {
    render(<PlanChart plan={plan} />)
    for (const name of ['文书', '申请']) {
      const widths = rowOf(name).map((cell) => Number(cell.getAttribute('colspan') ?? 1))
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(5)
    }
  })

  it('puts each bar into the half years of its work', () => {
    render(<PlanChart plan={plan} />)
    expect(rowOf('文书').map((cell) => [cell.getAttribute('colspan') ?? '1', cell.textContent])).toEqual([
      ['1', ''],
      ['2', '大三下–大四上文书与推荐信（与顾问一起完成）'],
      ['1', ''],
      ['1', ''],
    ])
  })

  it('names the person responsible for each piece of work, not by colour only', () => {
    render(<PlanChart plan={plan} />)
    expect(screen.getByRole('cell', { name: '大四下等待结果（等学校答复）' })).toBeInTheDocument()
    const legend = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(legend).toEqual(['学生自己完成', '与顾问一起完成', '等学校答复'])
  })

  it('names the half year that is highlighted', () => {
    render(<PlanChart plan={plan} />)
    expect(screen.getByRole('columnheader', { name: /大四\s*上\s*申请季/ })).toBeInTheDocument()
  })
})

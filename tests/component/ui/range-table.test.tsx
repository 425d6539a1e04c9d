import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BudgetLine } from '@/components/features/home/budget-line'
import { CostOverview } from '@/components/features/tools/cost/cost-overview'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { listTuitionSpans } from '@/lib/api/tuition'

const axis = { low: 0, high: 80, lines: [20, 40, 60] }

const rows: readonly RangeTableRow[] = [
  { key: 'a', label: '甲地', range: { low: 10, high: 20, middle: 15 }, text: '10.0–20.0', href: '/a' },
  { key: 'b', label: '乙地', range: { low: 30, high: 90, middle: null }, text: '30.0–90.0', isOwn: true },
  { key: 'c', label: '丙地', range: null, text: '缺学费' },
]

it('is a table: a name, a bar where the range is known, and the range in words', () => {
  const { container } = render(
    <RangeTable caption="一年，万元" heads={['地方', '万元']} rows={rows} axis={axis} write={String} />,
  )
  expect(screen.getByRole('table', { name: '一年，万元' })).toBeVisible()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['甲地', '乙地'])
  expect(screen.getByText('缺学费：').parentElement).toHaveTextContent('缺学费：丙地')
  expect(screen.queryByRole('row', { name: /丙地/ })).toBeNull()
  expect(container.querySelectorAll('tr[data-own]')).toHaveLength(1)
  expect(container.querySelectorAll('[data-above]')).toHaveLength(1)
  expect(container.querySelector('[aria-hidden] > [aria-hidden]')).toBeNull()
})

it('a field moves the line and says what the budget covers', () => {
  const { container } = render(
    <BudgetLine
      axis={axis}
      ranges={[
        { low: 10, high: 20 },
        { low: 30, high: 60 },
      ]}
      start={30}
      level="本科"
    >
      <RangeTable
        caption="图"
        heads={['地方', '万元']}
        rows={rows}
        axis={axis}
        write={String}
        own={{ label: '您的预算' }}
      />
    </BudgetLine>,
  )
  const place = () => (container.firstElementChild as HTMLElement).style.getPropertyValue('--own')
  expect(place()).toBe('37.5%')
  fireEvent.input(screen.getByRole('slider', { name: /一年的预算/ }), { target: { value: '60' } })
  expect(place()).toBe('75%')
  expect(screen.getByText('一年 60 万读本科，2 个地方里 2 个够，0 个够一部分学校。')).toBeVisible()
})

it('draws a budget of the address, and says why a wrong one is not drawn', async () => {
  const spans = await listTuitionSpans()
  const { unmount } = render(
    <CostOverview level="master" spans={spans} budget={{ budget: 300_000, error: null }} />,
  )
  expect(screen.getByRole('figure')).toHaveAccessibleName(/^一年 30 万读硕士/)
  expect(screen.getByText('您的预算 30 万')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '看本科' })).toHaveAttribute(
    'href',
    expect.stringMatching(/level=undergraduate&budget=30$/),
  )
  unmount()
  render(
    <CostOverview level="undergraduate" spans={spans} budget={{ budget: null, error: '请填每年的预算' }} />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('预算没有画在图上：请填每年的预算')
  expect(screen.queryByText(/您的预算/)).toBeNull()
})

import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BudgetLine } from '@/components/features/home/budget-line'
import { BudgetLinks, CostOverview } from '@/components/features/tools/cost/cost-overview'
import { DataTable } from '@/components/ui/data-table'
import { DayStrip } from '@/components/ui/plots/day-strip'
import { RangeTable, type RangeTableRow } from '@/components/ui/plots/range-table'
import { RangeBar } from '@/components/ui/range-bar'
import { listTuitionSpans } from '@/lib/api/tuition'

const schools = Array.from({ length: 10 }, (_, at) => ({
  id: `s${at}`,
  name: `大学${at}`,
  fee: at === 3 ? null : `${30 + at} 万`,
  city: '伦敦',
}))

function draw(props: Partial<Parameters<typeof DataTable<(typeof schools)[number]>>[0]> = {}) {
  return render(
    <DataTable
      caption="英国大学"
      rows={schools}
      keyOf={({ id }) => id}
      head={{ label: '院校', cell: ({ name }) => name, href: ({ id }) => `/yxk/${id}` }}
      columns={(column) => [
        column.value('学费', ({ fee }) => fee),
        column.figure('所在', ({ city }) => city),
        column.value('雅思', () => null),
      ]}
      {...props}
    />,
  )
}

describe('DataTable', () => {
  it('names rows and columns, and keeps its roles with any CSS display', () => {
    draw()
    const table = screen.getByRole('table', { name: '英国大学' })
    expect(table).toHaveAttribute('role', 'table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['院校', '学费', '所在'])
    const [, first] = within(table).getAllByRole('row')
    expect(first).toHaveAttribute('role', 'row')
    expect(first).toHaveTextContent('大学030 万伦敦')
    expect(within(table).getByRole('rowheader', { name: '大学0' })).toHaveAttribute('role', 'rowheader')
  })

  it('has further rows in a fold, as the same table', () => {
    const { container } = draw({ openRows: 7, rest: '其余 3 所' })
    const fold = container.querySelector('details')
    expect(fold).not.toHaveAttribute('open')
    expect(within(fold as HTMLElement).getByText('其余 3 所')).toBeInTheDocument()
    expect(fold?.querySelectorAll('tbody [role=row]')).toHaveLength(3)
    expect(fold?.querySelectorAll('thead [role=columnheader]')).toHaveLength(3)
    expect(container.querySelectorAll('tbody [role=row]')).toHaveLength(10)
  })

  it('marks its first row as the answer when told to', () => {
    const { container } = draw({ isAnswer: true, openRows: 8 })
    expect(container.querySelectorAll('[data-answer]')).toHaveLength(1)
    expect(container.querySelector('[data-answer]')).toHaveTextContent('大学0')
  })
})

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

it.each([
  [30, 90, '37.5%', '62.5%'],
  [80, 80, '98%', '2%'],
])('a bar from %i to %i is seen in its track', (low, high, insetInlineStart, width) => {
  const { container } = render(<RangeBar low={low} high={high} axis={[0, 80]} />)
  expect(container.querySelector('span > span')).toHaveStyle({ insetInlineStart, width })
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
  expect(screen.getByText('一年 60 万读本科，2 个地方里 2 个够，0 个看学校。')).toBeVisible()
})

it('draws a budget of the address, and says why a wrong one is not drawn', async () => {
  const spans = await listTuitionSpans()
  const { unmount } = render(
    <CostOverview level="master" spans={spans} budget={{ budget: 300_000, error: null }} />,
  )
  expect(screen.getByRole('figure')).toHaveAccessibleName(/^一年 30 万读硕士/)
  expect(screen.getByText('您的预算 30 万')).toBeInTheDocument()
  render(<BudgetLinks level="master" chosen={300_000} />)
  expect(screen.getByText('看本科')).toHaveAttribute(
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

describe('the parts for answers on the first screen', () => {
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
        '2026-11-30加州大学还有 4\u00a0天',
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

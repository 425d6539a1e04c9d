import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DataTable } from '@/components/ui/data-table'

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

  it('shows the sources of the whole table once', () => {
    const { container } = draw({ openRows: 8, foot: '2026–27 学年，GOV.UK' })
    expect(container.textContent.split('2026–27 学年，GOV.UK')).toHaveLength(2)
  })
})
